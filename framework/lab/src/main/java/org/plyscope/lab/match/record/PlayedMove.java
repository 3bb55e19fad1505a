package org.plyscope.lab.match.record;

import java.util.Objects;
import org.plyscope.api.program.AgentProgram;
import org.plyscope.api.search.SearchResult;

/**
 * A move of a game, with the remark and the effort of its player.
 *
 * @param seat the player, from 0
 * @param move the move, meaningful to the rules of the game
 * @param text the move in notation
 * @param seed the seed that the player was given for this move
 * @param nanos how long the player took, as the host measured it
 * @param overtimeNanos by how much it exceeded its time without losing the game; 0 if it did not
 * @param nodes the number of nodes searched; 0 if they were not counted
 * @param memory the largest number of nodes stored at once, as {@link
 *     org.plyscope.api.measure.Counts#stored} counts them; 0 if they were not counted
 * @param depth how many plies were completed; 0 if that is unknown
 * @param value the value from the player's own view; NaN if it has no value
 * @param solved whether the player reports the value as proved
 * @param status why the search ended; {@link SearchResult.Status#COMPLETE} without a search
 * @param restarts how often the program of the player was started again in the search
 * @param comment a remark of the player, perhaps empty
 */
public record PlayedMove(
    int seat,
    long move,
    String text,
    long seed,
    long nanos,
    long overtimeNanos,
    long nodes,
    long memory,
    int depth,
    double value,
    boolean solved,
    SearchResult.Status status,
    int restarts,
    String comment) {
  /**
   * Starts with a move about which nothing is known.
   *
   * @param seat the player who moved, from 0
   * @param move the move
   * @param text the move in notation
   */
  public static Builder builder(int seat, long move, String text) {
    return new Builder(seat, move, text);
  }

  /** Returns the move and, where there are any, value, depth and nodes, for debugging. */
  @Override
  public String toString() {
    return nodes == 0 ? text : text + " (" + value + ", depth " + depth + ", " + nodes + " nodes)";
  }

  /** Collects the parts of a {@link PlayedMove}. */
  public static final class Builder {
    private final int seat;
    private final long move;
    private final String text;
    private long seed;
    private long nanos;
    private long overtimeNanos;
    private long nodes;
    private long memory;
    private int depth;
    private double value = Double.NaN;
    private boolean solved;
    private SearchResult.Status status = SearchResult.Status.COMPLETE;
    private int restarts;
    private String comment = "";

    private Builder(int seat, long move, String text) {
      this.seat = seat;
      this.move = move;
      this.text = Objects.requireNonNull(text);
    }

    /** Sets the seed that the player was given for its random choices. */
    public Builder seed(long all) {
      this.seed = all;
      return this;
    }

    /**
     * Sets the time.
     *
     * @param taken nanoseconds that the player took
     * @param over how many of them were too many
     */
    public Builder time(long taken, long over) {
      this.nanos = taken;
      this.overtimeNanos = over;
      return this;
    }

    /** Takes the relevant numbers from the result of a search. */
    public Builder result(SearchResult result) {
      return effort(result.counts().nodes(), result.counts().stored(), result.depth())
          .value(result.value(), result.solved())
          .status(result.status())
          .restarts((int) result.figures().number(AgentProgram.RESTARTS.id()))
          .comment(result.comment());
    }

    /**
     * Sets the counts of the search.
     *
     * @param searched the number of nodes
     * @param stored how many of them were kept in memory at once
     * @param plies how deep it was completed
     */
    public Builder effort(long searched, long stored, int plies) {
      this.nodes = searched;
      this.memory = stored;
      this.depth = plies;
      return this;
    }

    /**
     * Sets the value that the player expects.
     *
     * @param expected the value from its own view, or NaN
     * @param proved whether it is proved
     */
    public Builder value(double expected, boolean proved) {
      this.value = expected;
      this.solved = proved;
      return this;
    }

    /** Sets why the search ended. */
    public Builder status(SearchResult.Status reason) {
      this.status = Objects.requireNonNull(reason);
      return this;
    }

    /** Sets how often the program of the player was started again. */
    public Builder restarts(int times) {
      this.restarts = times;
      return this;
    }

    /** Sets a remark of the player. */
    public Builder comment(String text) {
      this.comment = Objects.requireNonNull(text);
      return this;
    }

    /** Makes the move. */
    public PlayedMove build() {
      return new PlayedMove(
          seat,
          move,
          text,
          seed,
          nanos,
          overtimeNanos,
          nodes,
          memory,
          depth,
          value,
          solved,
          status,
          restarts,
          comment);
    }
  }
}
