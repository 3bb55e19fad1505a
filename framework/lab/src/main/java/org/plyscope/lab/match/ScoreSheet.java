package org.plyscope.lab.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.State;
import org.plyscope.lab.match.record.PlayedMove;

/** The moves of a game as they are written down. Used by one thread. */
final class ScoreSheet {
  private final List<PlayedMove> moves = new ArrayList<>();
  private Line line;
  private int opening;

  /** Starts a sheet; what the line has already is not written down again. */
  ScoreSheet(Line start) {
    line = start;
    opening = start.size();
  }

  /** Returns the game so far. */
  Line line() {
    return line;
  }

  /** Returns how many moves were there before the first that is written down. */
  int opening() {
    return opening;
  }

  /** Returns what was written down. */
  List<PlayedMove> moves() {
    return Collections.unmodifiableList(moves);
  }

  /** Writes a move down. */
  void add(PlayedMove move) {
    line = line.then(move.move());
    moves.add(move);
  }

  /** Goes to another line; of moves that nobody was asked for there is nothing to tell. */
  void go(Line next) {
    keep(common(next));
    State state = next.first(opening + moves.size()).state();
    for (int ply = opening + moves.size(); ply < next.size(); ply++) {
      long move = next.move(ply);
      moves.add(PlayedMove.builder(state.toMove(), move, state.text(move)).build());
      state.play(move);
    }
    line = next;
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
