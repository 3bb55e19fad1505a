package org.plyscope.api;

import java.time.Duration;
import java.util.Objects;

/**
 * When a search has to stop: any combination of depth, nodes, iterations and time; whichever is
 * reached first counts. Immutable.
 *
 * <p>Zero means "no such limit". An agent ignores a limit that has no meaning for it (a random
 * agent ignores all) but must keep every limit that has.
 */
public final class Limits {
  /** No limit at all: search until stopped. */
  public static final Limits NONE = new Limits(0, 0, 0, 0);

  private final int depth;
  private final long nodes;
  private final long iterations;
  private final long millis;

  private Limits(int depth, long nodes, long iterations, long millis) {
    this.depth = depth;
    this.nodes = nodes;
    this.iterations = iterations;
    this.millis = millis;
  }

  /**
   * Limits the search to a number of plies.
   *
   * @param plies at least 1
   * @return limits with that depth only
   */
  public static Limits depth(int plies) {
    return NONE.withDepth(plies);
  }

  /**
   * Limits the search to a number of nodes.
   *
   * @param nodes at least 1
   * @return limits with that node count only
   */
  public static Limits nodes(long nodes) {
    return NONE.withNodes(nodes);
  }

  /**
   * Limits the search to a time.
   *
   * @param time at least a millisecond
   * @return limits with that time only
   */
  public static Limits time(Duration time) {
    return NONE.withTime(time);
  }

  /**
   * Returns these limits with another depth.
   *
   * @param plies the largest depth, 0 for none
   * @return new limits
   */
  public Limits withDepth(int plies) {
    return new Limits(checked(plies, "depth"), nodes, iterations, millis);
  }

  /**
   * Returns these limits with another node count.
   *
   * @param count the largest number of nodes, 0 for none
   * @return new limits
   */
  public Limits withNodes(long count) {
    return new Limits(depth, checked(count, "nodes"), iterations, millis);
  }

  /**
   * Returns these limits with another number of iterations (playouts of a Monte Carlo search).
   *
   * @param count the largest number of iterations, 0 for none
   * @return new limits
   */
  public Limits withIterations(long count) {
    return new Limits(depth, nodes, checked(count, "iterations"), millis);
  }

  /**
   * Returns these limits with another time.
   *
   * @param time the longest time, {@link Duration#ZERO} for none
   * @return new limits
   */
  public Limits withTime(Duration time) {
    return new Limits(depth, nodes, iterations, checked(time.toMillis(), "time"));
  }

  /**
   * Returns the largest depth in plies.
   *
   * @return plies, or 0 for no such limit
   */
  public int depth() {
    return depth;
  }

  /**
   * Returns the largest number of nodes.
   *
   * @return nodes, or 0 for no such limit
   */
  public long nodes() {
    return nodes;
  }

  /**
   * Returns the largest number of iterations.
   *
   * @return iterations, or 0 for no such limit
   */
  public long iterations() {
    return iterations;
  }

  /**
   * Returns the longest time in milliseconds.
   *
   * @return milliseconds, or 0 for no such limit
   */
  public long millis() {
    return millis;
  }

  private static int checked(int value, String what) {
    return (int) checked((long) value, what);
  }

  private static long checked(long value, String what) {
    if (value < 0) {
      throw new InputException("The limit '" + what + "' is " + value + "; it must be at least 0.");
    }
    return value;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Limits that
        && depth == that.depth
        && nodes == that.nodes
        && iterations == that.iterations
        && millis == that.millis;
  }

  @Override
  public int hashCode() {
    return Objects.hash(depth, nodes, iterations, millis);
  }

  /** Returns the limits as text, for example {@code "depth=4, time=2000ms"}, or {@code "none"}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    append(text, "depth", depth, "");
    append(text, "nodes", nodes, "");
    append(text, "iterations", iterations, "");
    append(text, "time", millis, "ms");
    return text.length() == 0 ? "none" : text.toString();
  }

  private static void append(StringBuilder text, String name, long value, String unit) {
    if (value > 0) {
      text.append(text.length() == 0 ? "" : ", ").append(name).append('=').append(value);
      text.append(unit);
    }
  }
}
