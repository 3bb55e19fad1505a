package org.plyscope.cli.search;

import java.util.LinkedHashMap;
import java.util.Map;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Value;
import org.plyscope.lab.search.MoveQuality;

/**
 * The judgement of a reference about a move.
 *
 * @param quality the judgement
 * @param state the position before the move
 */
record QualityReport(MoveQuality quality, State state) {
  Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("verdict", quality.standing());
    json.put("bestMove", best());
    json.put("bestValue", quality.bestValue());
    json.put("moveValue", quality.moveValue());
    json.put("loss", quality.loss());
    json.put("optimal", quality.judged() ? quality.optimal() : null);
    json.put("complete", quality.judged() ? quality.complete() : null);
    return DecidedValues.explained(json);
  }

  String text() {
    String move = Value.text(quality.moveValue());
    if (!quality.judged()) {
      return "no verdict, the reference did not finish; so far %s for the move and %s for %s"
          .formatted(move, Value.text(quality.bestValue()), best());
    }
    String by = quality.solved() ? ", proved" : " in the eyes of the reference";
    if (quality.optimal()) {
      return "optimal, " + move + by;
    }
    return "%s instead of %s with %s%s%s"
        .formatted(
            move,
            Value.text(quality.bestValue()),
            best(),
            by,
            quality.complete() ? "" : "; the outcome is given away");
  }

  private String best() {
    return state.text(quality.bestMove());
  }
}
