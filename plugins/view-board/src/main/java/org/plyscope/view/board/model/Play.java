package org.plyscope.view.board.model;

import java.util.Arrays;
import java.util.List;

/**
 * A legal move with its visible path.
 *
 * @param move the move
 * @param path the cells it touches, at least one
 * @param text how people write it
 */
public record Play(long move, List<Integer> path, String text) {
  static Play of(long move, int[] path, String text) {
    return new Play(move, Arrays.stream(path).boxed().toList(), text);
  }

  /** Returns the cell where the move starts. */
  public int start() {
    return path.get(0);
  }

  /** Returns the cell where the move stops. */
  public int end() {
    return path.get(path.size() - 1);
  }

  /** Returns whether the move touches a cell between its start and its end. */
  public boolean passes(int cell) {
    return path.size() > 2 && path.subList(1, path.size() - 1).contains(cell);
  }
}
