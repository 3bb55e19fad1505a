package org.plyscope.game.starhalma.internal.geometry;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The holes of a board, numbered from 0 in reading order: rows from the top, each from the left.
 */
public final class Layout {
  /** The largest number of holes; an occupancy then fits into two {@code long}s. */
  public static final int LARGEST = 128;

  private final List<Hole> holes;
  private final Map<Hole, Integer> indices = new HashMap<>();
  private final int size;

  private Layout(int size, List<Hole> holes) {
    this.size = size;
    this.holes = List.copyOf(holes);
    for (int i = 0; i < holes.size(); i++) {
      indices.put(holes.get(i), i);
    }
    if (holes.size() > LARGEST) {
      throw new IllegalArgumentException(holes.size() + " holes, at most " + LARGEST);
    }
  }

  /**
   * Cuts a layout from a star.
   *
   * @param size rows of the triangle in each point of the star
   * @param kept determines which holes of the star belong to the board
   */
  public static Layout star(int size, Predicate<Hole> kept) {
    List<Hole> holes = new ArrayList<>();
    for (int v = -2 * size; v <= 2 * size; v++) {
      for (int u = -3 * size; u <= 3 * size; u++) {
        Hole hole = new Hole(u, v);
        if ((u + v) % 2 == 0 && hole.onStar(size) && kept.test(hole)) {
          holes.add(hole);
        }
      }
    }
    return new Layout(size, holes);
  }

  /** Returns the rows of the triangle in each point of the star. */
  public int size() {
    return size;
  }

  /** Returns the number of holes. */
  public int count() {
    return holes.size();
  }

  /** Returns a hole by its index. */
  public Hole hole(int index) {
    return holes.get(index);
  }

  /** Returns the index of a hole, or -1 if it is not on the board. */
  public int index(Hole hole) {
    return indices.getOrDefault(hole, -1);
  }

  /** Returns the index of the hole some steps away, or -1 if that is not on the board. */
  public int step(int index, int direction, int count) {
    return index(holes.get(index).step(direction, count));
  }

  /** Returns the holes that pass a test. */
  public HoleSet select(Predicate<Hole> test) {
    return HoleSet.of(holes.stream().filter(test).mapToInt(this::index));
  }
}
