package org.plyscope.api.analysis;

import java.util.Objects;

/**
 * A row of two trees aligned move by move. Built by the host, immutable.
 *
 * <p>A row differs if the move was not tried on one side, was tried in a different place, or has a
 * different value or end.
 */
public final class TreeDifference {
  /** The node of a side that does not have it. */
  public static final int MISSING = -1;

  private final int ply;
  private final int left;
  private final int right;
  private final String difference;

  private TreeDifference(int ply, int left, int right, String difference) {
    this.ply = ply;
    this.left = left;
    this.right = right;
    this.difference = Objects.requireNonNull(difference);
  }

  /**
   * Makes a row.
   *
   * @param ply the distance from the root
   * @param left the node of the left tree, or {@link #MISSING}
   * @param right the node of the right tree, or {@link #MISSING}
   * @param difference the difference, in a few words; an empty string if there is none
   * @return the row
   */
  public static TreeDifference of(int ply, int left, int right, String difference) {
    return new TreeDifference(ply, left, right, difference);
  }

  /**
   * Returns how far the row is from the root.
   *
   * @return the ply
   */
  public int ply() {
    return ply;
  }

  /**
   * Returns the node of the left tree.
   *
   * @return the node, or {@link #MISSING}
   */
  public int left() {
    return left;
  }

  /**
   * Returns the node of the right tree.
   *
   * @return the node, or {@link #MISSING}
   */
  public int right() {
    return right;
  }

  /**
   * Returns the difference.
   *
   * @return a few words, or an empty string if there is none
   */
  public String difference() {
    return difference;
  }

  /**
   * Returns whether the two sides differ here.
   *
   * @return true if they do
   */
  public boolean differs() {
    return !difference.isEmpty();
  }
}
