package org.plyscope.lab.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.State;
import org.plyscope.lab.match.record.PlayedMove;

/** The moves of a game as they are written down. Used by one thread. */
final class ScoreSheet {
  private final List<PlayedMove> moves = new ArrayList<>();
  private Line line;
  private State state;
  private int opening;
  private Map<String, Integer> seen;

  /** Starts a sheet; the moves of the line are not recorded again. */
  ScoreSheet(Line start) {
    line = start;
    state = start.state();
    opening = start.size();
  }

  /** Returns the game so far. */
  Line line() {
    return line;
  }

  /** Returns the state at the end of the line, to be looked at and left as it is. */
  State state() {
    return state;
  }

  /** Returns how many moves were there before the first that is written down. */
  int opening() {
    return opening;
  }

  /** Returns the recorded moves. */
  List<PlayedMove> moves() {
    return Collections.unmodifiableList(moves);
  }

  /** Writes a move down. */
  void add(PlayedMove move) {
    line = line.then(move.move());
    state.play(move.move());
    moves.add(move);
    if (seen != null) {
      seen.merge(state.position(), 1, Integer::sum);
    }
  }

  /** Returns how often the present position has occurred since the start of the line. */
  int occurrences() {
    if (seen == null) {
      seen = new HashMap<>();
      State walked = line.first(0).state();
      seen.put(walked.position(), 1);
      for (int i = 0; i < line.size(); i++) {
        walked.play(line.move(i));
        seen.merge(walked.position(), 1, Integer::sum);
      }
    }
    return seen.get(state.position());
  }

  /** Goes to another line; moves made from outside have no record. */
  void go(Line next) {
    keep(common(next));
    State walked = next.first(opening + moves.size()).state();
    for (int ply = opening + moves.size(); ply < next.size(); ply++) {
      long move = next.move(ply);
      moves.add(PlayedMove.builder(walked.toMove(), move, walked.text(move)).build());
      walked.play(move);
    }
    line = next;
    state = next.state();
    seen = null;
  }

  /** Returns how many moves another line has in common with this one. */
  private int common(Line next) {
    if (!line.first(0).equals(next.first(0))) {
      return 0;
    }
    int mismatch = Arrays.mismatch(line.moves(), next.moves());
    return mismatch < 0 ? line.size() : mismatch;
  }

  private void keep(int plies) {
    opening = Math.min(opening, plies);
    int rest = Math.min(moves.size(), plies - opening);
    moves.subList(rest, moves.size()).clear();
  }
}
