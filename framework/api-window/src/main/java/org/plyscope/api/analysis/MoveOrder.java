package org.plyscope.api.analysis;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.plyscope.api.trace.Bound;

/**
 * The moves that a configuration tried at a node, in the order tried. Built by the host, immutable.
 *
 * <p>A move that was searched repeatedly is listed where it was first tried, with the outcome of
 * its last search.
 */
public final class MoveOrder {
  private final Analysis analysis;
  private final int node;
  private final List<Entry> entries;
  private final String remark;

  private MoveOrder(Analysis analysis, int node, List<Entry> entries, String remark) {
    this.analysis = analysis;
    this.node = node;
    this.entries = List.copyOf(entries);
    this.remark = Objects.requireNonNull(remark);
  }

  /**
   * Makes the order of a node.
   *
   * @param analysis the search, which kept its tree
   * @param node the node of its tree
   * @param entries the moves in the order tried
   * @param remark why there are none, or how many were skipped; may be empty
   * @return the order
   */
  public static MoveOrder of(Analysis analysis, int node, List<Entry> entries, String remark) {
    return new MoveOrder(Objects.requireNonNull(analysis), node, entries, remark);
  }

  /**
   * Makes the order of a node that the tree does not have.
   *
   * @param analysis the search, null if there is none that kept its tree
   * @param remark why the node is missing, in one sentence
   * @return the order, without a node and without moves
   */
  public static MoveOrder missing(Analysis analysis, String remark) {
    return new MoveOrder(analysis, -1, List.of(), remark);
  }

  /**
   * Returns the search whose tree this is.
   *
   * @return the search with its trace, empty if no tree was kept
   */
  public Optional<Analysis> analysis() {
    return Optional.ofNullable(analysis);
  }

  /**
   * Returns the node of its tree.
   *
   * @return the node, or -1 if the tree does not have it
   */
  public int node() {
    return node;
  }

  /**
   * Returns the moves in the order tried.
   *
   * @return the moves
   */
  public List<Entry> entries() {
    return entries;
  }

  /**
   * Returns why the node or its moves are missing, or how many were skipped.
   *
   * @return a sentence, or an empty string if everything is there
   */
  public String remark() {
    return remark;
  }

  /** A move that was tried. Built by the host, immutable. */
  public static final class Entry {
    private final long move;
    private final String text;
    private final double value;
    private final Bound bound;
    private final boolean cut;

    private Entry(long move, String text, double value, Bound bound, boolean cut) {
      this.move = move;
      this.text = Objects.requireNonNull(text);
      this.value = value;
      this.bound = Objects.requireNonNull(bound);
      this.cut = cut;
    }

    /**
     * Makes an entry.
     *
     * @param move the move
     * @param text its text
     * @param value its value from the root player's point of view, NaN for none
     * @param bound how to read the value
     * @param cut whether it caused a cut-off
     * @return the entry
     */
    public static Entry of(long move, String text, double value, Bound bound, boolean cut) {
      return new Entry(move, text, value, bound, cut);
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
     * Returns the text of the move.
     *
     * @return the text
     */
    public String text() {
      return text;
    }

    /**
     * Returns the value of the move from the root player's point of view.
     *
     * @return the value, NaN for none
     */
    public double value() {
      return value;
    }

    /**
     * Returns how to read the value.
     *
     * @return the kind of bound
     */
    public Bound bound() {
      return bound;
    }

    /**
     * Returns whether the move met a bound, so that the moves after it were skipped.
     *
     * @return true if it caused a cut-off
     */
    public boolean cut() {
      return cut;
    }
  }
}
