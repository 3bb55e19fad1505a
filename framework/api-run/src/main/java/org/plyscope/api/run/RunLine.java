package org.plyscope.api.run;

import java.util.Objects;
import org.plyscope.api.game.Line;

/** The moves of a game of a run, with the cost of each. Built by the host, immutable. */
public final class RunLine {
  private final long index;
  private final Line line;
  private final int opening;
  private final long[] nanos;
  private final long[] nodes;
  private final int[] depths;
  private final double[] values;

  /**
   * Makes the moves of a game. Arrays begin with the first move after the opening and may be too
   * short, where nothing more is known.
   *
   * @param index the number of the game
   * @param line the game
   * @param opening how many moves were given
   * @param nanos the time each move took, in nanoseconds
   * @param nodes the nodes each move took
   * @param depths how deep each search went
   * @param values the evaluation of each move by the agent that made it
   */
  public RunLine(
      long index,
      Line line,
      int opening,
      long[] nanos,
      long[] nodes,
      int[] depths,
      double[] values) {
    this.index = index;
    this.line = Objects.requireNonNull(line);
    this.opening = opening;
    this.nanos = nanos.clone();
    this.nodes = nodes.clone();
    this.depths = depths.clone();
    this.values = values.clone();
  }

  /**
   * Returns which game this is.
   *
   * @return the number of the game
   */
  public long index() {
    return index;
  }

  /**
   * Returns the game.
   *
   * @return its start and all moves
   */
  public Line line() {
    return line;
  }

  /**
   * Returns how many moves were given by the opening.
   *
   * @return the number; agents chose the moves that follow
   */
  public int opening() {
    return opening;
  }

  /**
   * Returns how long a move took.
   *
   * @param ply the index of the move in the line
   * @return nanoseconds; 0 for a move of the opening and if unknown
   */
  public long nanos(int ply) {
    int i = ply - opening;
    return i >= 0 && i < nanos.length ? nanos[i] : 0;
  }

  /**
   * Returns how many nodes a move took.
   *
   * @param ply the index of the move in the line
   * @return the number; 0 for a move of the opening and if not counted
   */
  public long nodes(int ply) {
    int i = ply - opening;
    return i >= 0 && i < nodes.length ? nodes[i] : 0;
  }

  /**
   * Returns how deep the search for a move went.
   *
   * @param ply the index of the move in the line
   * @return plies; 0 for a move of the opening and if unknown
   */
  public int depth(int ply) {
    int i = ply - opening;
    return i >= 0 && i < depths.length ? depths[i] : 0;
  }

  /**
   * Returns the evaluation by the agent that moved.
   *
   * @param ply the index of the move in the line
   * @return the value for the player who moved; NaN for a move of the opening and if not reported
   */
  public double value(int ply) {
    int i = ply - opening;
    return i >= 0 && i < values.length ? values[i] : Double.NaN;
  }
}
