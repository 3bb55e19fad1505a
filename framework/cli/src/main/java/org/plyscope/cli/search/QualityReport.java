package org.plyscope.cli.search;

import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.Locale;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Value;
import org.plyscope.lab.search.MoveQuality;

/**
 * What a reference says about a move.
 *
 * @param quality what it says
 * @param state the position before the move
 */
record QualityReport(MoveQuality quality, State state) {
  JsonObject json() {
    JsonObject json = new JsonObject();
    json.addProperty("verdict", quality.standing().name().toLowerCase(Locale.ROOT));
    json.addProperty("bestMove", best());
    json.add("bestValue", AnalysisReport.number(quality.bestValue()));
    json.add("moveValue", AnalysisReport.number(quality.moveValue()));
    json.add("loss", AnalysisReport.number(quality.loss()));
    json.add("optimal", ifJudged(quality.optimal()));
    json.add("complete", ifJudged(quality.complete()));
    return json;
  }

  private JsonElement ifJudged(boolean answer) {
    return quality.judged() ? new JsonPrimitive(answer) : JsonNull.INSTANCE;
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
