package org.plyscope.api.view;

import java.util.Objects;

/**
 * A move drawn on the board as an arrow, for example a candidate or the n-th move tried. Built by
 * views, immutable.
 */
public final class Mark {
  private final long move;
  private final String label;
  private final double weight;

  private Mark(long move, String label, double weight) {
    this.move = move;
    this.label = Objects.requireNonNull(label);
    this.weight = weight;
  }

  /**
   * Marks a move, without label and at full strength.
   *
   * @param move a legal move of the selected position
   * @return the mark
   */
  public static Mark of(long move) {
    return new Mark(move, "", 1);
  }

  /**
   * Returns this mark with a label.
   *
   * @param text a few characters beside the arrow, for example a number or a value
   * @return a new mark
   */
  public Mark withLabel(String text) {
    return new Mark(move, text, weight);
  }

  /**
   * Returns this mark with another strength.
   *
   * @param strength how strongly the arrow is drawn, from 0 to 1; values outside are clamped
   * @return a new mark
   */
  public Mark withWeight(double strength) {
    return new Mark(move, label, Math.max(0, Math.min(1, strength)));
  }

  /**
   * Returns the move.
   *
   * @return the move
   */
  public long move() {
    return move;
  }

  /**
   * Returns the label beside the arrow.
   *
   * @return a few characters, or an empty string
   */
  public String label() {
    return label;
  }

  /**
   * Returns how strongly the arrow is drawn.
   *
   * @return from 0 to 1
   */
  public double weight() {
    return weight;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Mark that
        && move == that.move
        && label.equals(that.label)
        && Double.compare(weight, that.weight) == 0;
  }

  @Override
  public int hashCode() {
    return Objects.hash(move, label, weight);
  }

  /** Returns the mark as text, for example {@code "move 17 '1' (0.5)"}. */
  @Override
  public String toString() {
    return "move " + move + " '" + label + "' (" + weight + ")";
  }
}
