package org.plyscope.workbench.search.result;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Value;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.view.Selection;
import org.plyscope.ui.text.Numbers;

/**
 * A search result in words.
 *
 * @param move the move chosen
 * @param value the value of the position
 * @param depth the depth searched completely
 * @param nodes the number of nodes, and of playouts if there were any
 * @param speed nodes per second
 * @param time the time used
 * @param line the principal line
 * @param status whether and why it ended
 * @param comment what the agent wants people to know
 * @param techniques what was searched again and what was left out, or an empty string
 */
public record ResultText(
    String move,
    String value,
    String depth,
    String nodes,
    String speed,
    String time,
    String line,
    String status,
    String comment,
    String techniques) {
  /** Describes the result of a selection. */
  public static ResultText of(Selection selection, SearchResult result) {
    State state = selection.line().state();
    List<String> line = line(state, result.line());
    String move = line.isEmpty() ? moveText(state, result.move()) : line.get(0);
    long nodes = result.counts().nodes();
    return new ResultText(
        move,
        Value.text(result.value()),
        result.depth() == 0 ? Numbers.NOTHING : Integer.toString(result.depth()),
        Numbers.count(nodes) + playouts(result.counts().playouts()),
        Numbers.perSecond(nodes, result.nanos()),
        Numbers.time(result.nanos()),
        numbered(line),
        status(result),
        result.comment(),
        TechniqueText.of(result.counts()));
  }

  private static String playouts(long playouts) {
    return playouts == 0 ? "" : ", " + Numbers.count(playouts) + " playouts";
  }

  private static String moveText(State state, long move) {
    MoveList legal = new MoveList();
    state.moves(legal);
    return legal.indexOf(move) < 0 ? Numbers.NOTHING : state.text(move);
  }

  /** Writes a line of moves as far as it is legal: an agent may be wrong about it. */
  private static List<String> line(State state, long[] moves) {
    List<String> texts = new ArrayList<>();
    MoveList legal = new MoveList();
    for (long move : moves) {
      state.moves(legal);
      if (legal.indexOf(move) < 0) {
        break;
      }
      texts.add(state.text(move));
      state.play(move);
    }
    for (int i = 0; i < texts.size(); i++) {
      state.undo();
    }
    return texts;
  }

  private static String numbered(List<String> moves) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < moves.size(); i++) {
      // The blanks inside an entry do not break, so that a number stays with its move; of those
      // between entries the last does, so that no line begins with one.
      text.append(i == 0 ? "" : "\u00a0\u00a0 ").append(i + 1).append(".\u00a0");
      text.append(moves.get(i).replace(' ', '\u00a0'));
    }
    return text.toString();
  }

  /** Without the word the value of a solver is only what it had until it was ended. */
  private static String status(SearchResult result) {
    return end(result.status()) + (result.solved() ? ", proved" : "");
  }

  private static String end(SearchResult.Status status) {
    return switch (status) {
      case RUNNING -> "Searching…";
      case COMPLETE -> "Complete";
      case LIMIT -> "Ended by a limit";
      case STOPPED -> "Stopped";
    };
  }
}
