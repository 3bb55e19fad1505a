package org.plyscope.api;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.StringJoiner;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * When a search has to stop: any combination of depth, nodes, iterations and time; the limit
 * reached first applies. Immutable.
 *
 * <p>Zero means "no such limit". An agent ignores limits that mean nothing to it (a random agent
 * ignores them all) but must respect all others. Its factory {@linkplain
 * org.plyscope.api.agent.AgentFactory#understands declares} which ones mean something to it.
 */
public final class Limits {
  /** The kinds of limits; each prints as its key in {@link Limits#parse}. */
  public enum Kind {
    /** A number of plies. */
    DEPTH,
    /** A number of nodes. */
    NODES,
    /** A number of iterations, such as playouts. */
    ITERATIONS,
    /** A time. */
    TIME;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** No limit at all: search until stopped. */
  public static final Limits NONE = new Limits(0, 0, 0, 0);

  private static final Pattern TIME = Pattern.compile("(\\d{1,19}(?:\\.\\d{1,3})?)\\s?(ms|s|m|h)");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,19}");
  private static final String EXAMPLE = "; write for example depth=5 or nodes=100000, time=2s.";

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
   * Limits the search time.
   *
   * @param time at least one millisecond
   * @return limits with that time only
   */
  public static Limits time(Duration time) {
    return NONE.withTime(time);
  }

  /**
   * Parses limits in the format of {@link #toString}, the only text format for limits.
   *
   * @param text parts such as {@code depth=5}, {@code nodes=100000}, {@code iterations=500} or
   *     {@code time=2s}, separated by commas, each at most once; a bare number is a depth; {@code
   *     none} is no limit at all
   * @return the limits
   * @throws InputException if the text is malformed or a number is not above 0
   */
  public static Limits parse(String text) {
    Limits limits = NONE;
    if (text.strip().equalsIgnoreCase("none")) {
      return limits;
    }
    for (String part : text.split(",", -1)) {
      String word = part.strip().toLowerCase(Locale.ROOT);
      int equals = word.indexOf('=');
      String key = equals < 0 ? "depth" : word.substring(0, equals).strip();
      Limits more = limits.with(key, word.substring(equals + 1).strip(), part.strip());
      if (more.kinds().equals(limits.kinds())) {
        throw new InputException("The limit '" + key + "' occurs twice" + EXAMPLE);
      }
      limits = more;
    }
    return limits;
  }

  /**
   * Returns these limits with one of them read from text, for files and forms that keep each limit
   * under a key of its own.
   *
   * @param key which limit, as its {@link Kind} prints
   * @param text a whole number above 0, or for {@code time} a text that {@link #parseTime} reads
   * @return new limits
   * @throws InputException if there is no such limit, or the text is malformed
   */
  public Limits with(String key, String text) {
    return with(key, text.strip(), key + "=" + text.strip());
  }

  private Limits with(String key, String number, String part) {
    return switch (key) {
      case "depth" -> withDepth((int) number(number, part, Integer.MAX_VALUE));
      case "nodes" -> withNodes(number(number, part, Long.MAX_VALUE));
      case "iterations" -> withIterations(number(number, part, Long.MAX_VALUE));
      case "time" -> withTime(parseTime(number));
      default ->
          throw new InputException(
              "The limit " + InputException.quote(key) + " is not known" + EXAMPLE);
    };
  }

  private static long number(String text, String part, long most) {
    BigInteger number = NUMBER.matcher(text).matches() ? new BigInteger(text) : BigInteger.ZERO;
    if (number.signum() == 0) {
      throw new InputException(
          "The limit " + InputException.quote(part) + " is not a whole number above 0" + EXAMPLE);
    }
    if (number.compareTo(BigInteger.valueOf(most)) > 0) {
      throw new InputException(
          "The limit "
              + InputException.quote(part)
              + " is too large; the largest is "
              + most
              + ".");
    }
    return number.longValue();
  }

  /**
   * Parses a time.
   *
   * @param text a number above 0 with up to three decimals, followed by {@code ms}, {@code s},
   *     {@code m} or {@code h}, for example {@code 500ms} or {@code 1.5m}
   * @return the time, at least one millisecond
   * @throws InputException if the text is malformed
   */
  public static Duration parseTime(String text) {
    Matcher matcher = TIME.matcher(text.strip().toLowerCase(Locale.ROOT));
    if (matcher.matches()) {
      long unit =
          switch (matcher.group(2)) {
            case "ms" -> 1;
            case "s" -> 1000;
            case "m" -> 60_000;
            default -> 3_600_000;
          };
      BigDecimal millis = new BigDecimal(matcher.group(1)).multiply(BigDecimal.valueOf(unit));
      if (millis.compareTo(BigDecimal.ONE) >= 0
          && millis.compareTo(BigDecimal.valueOf(Long.MAX_VALUE)) <= 0) {
        return Duration.ofMillis(millis.longValue());
      }
    }
    throw new InputException(
        "The time "
            + InputException.quote(text)
            + " must be a number above 0 with ms, s, m or h, for example 2s.");
  }

  /**
   * Returns the kinds of limits that are set.
   *
   * @return a new set; empty for {@link #NONE}
   */
  public Set<Kind> kinds() {
    Set<Kind> kinds = EnumSet.noneOf(Kind.class);
    for (Kind kind : Kind.values()) {
      if (amount(kind) > 0) {
        kinds.add(kind);
      }
    }
    return kinds;
  }

  private long amount(Kind kind) {
    return switch (kind) {
      case DEPTH -> depth;
      case NODES -> nodes;
      case ITERATIONS -> iterations;
      case TIME -> millis;
    };
  }

  /**
   * Returns these limits without those of other kinds.
   *
   * @param kinds the kinds to keep
   * @return new limits
   */
  public Limits only(Set<Kind> kinds) {
    return new Limits(
        kinds.contains(Kind.DEPTH) ? depth : 0,
        kinds.contains(Kind.NODES) ? nodes : 0,
        kinds.contains(Kind.ITERATIONS) ? iterations : 0,
        kinds.contains(Kind.TIME) ? millis : 0);
  }

  /**
   * Returns these limits with a different depth.
   *
   * @param plies the maximum depth, 0 for no limit
   * @return new limits
   */
  public Limits withDepth(int plies) {
    return new Limits(checked(plies, "depth"), nodes, iterations, millis);
  }

  /**
   * Returns these limits with a different node count.
   *
   * @param count the maximum number of nodes, 0 for no limit
   * @return new limits
   */
  public Limits withNodes(long count) {
    return new Limits(depth, checked(count, "nodes"), iterations, millis);
  }

  /**
   * Returns these limits with a different number of iterations (playouts of a Monte Carlo search).
   *
   * @param count the maximum number of iterations, 0 for no limit
   * @return new limits
   */
  public Limits withIterations(long count) {
    return new Limits(depth, nodes, checked(count, "iterations"), millis);
  }

  /**
   * Returns these limits with a different time.
   *
   * @param time the maximum time, {@link Duration#ZERO} for no limit
   * @return new limits
   */
  public Limits withTime(Duration time) {
    return new Limits(depth, nodes, iterations, checked(time.toMillis(), "time"));
  }

  /**
   * Returns the maximum depth in plies.
   *
   * @return plies, or 0 for no limit
   */
  public int depth() {
    return depth;
  }

  /**
   * Returns the maximum number of nodes.
   *
   * @return nodes, or 0 for no limit
   */
  public long nodes() {
    return nodes;
  }

  /**
   * Returns the maximum number of iterations.
   *
   * @return iterations, or 0 for no limit
   */
  public long iterations() {
    return iterations;
  }

  /**
   * Returns the maximum time in milliseconds.
   *
   * @return milliseconds, or 0 for no limit
   */
  public long millis() {
    return millis;
  }

  /**
   * Returns the maximum time in nanoseconds, the unit of {@link System#nanoTime}.
   *
   * @return nanoseconds, or 0 for no limit
   * @since 3.0
   */
  public long nanos() {
    return TimeUnit.MILLISECONDS.toNanos(millis);
  }

  /**
   * Returns the maximum depth, or another one if there is no limit of depth.
   *
   * @param standard the depth in plies without a limit
   * @return plies
   * @since 3.0
   */
  public int depthOr(int standard) {
    return depth > 0 ? depth : standard;
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

  /**
   * Returns the limits as text that {@link #parse} reads back, for example {@code "depth=4,
   * time=2000ms"}, or {@code "none"}.
   */
  @Override
  public String toString() {
    StringJoiner text = new StringJoiner(", ").setEmptyValue("none");
    for (Kind kind : kinds()) {
      text.add(kind + "=" + amount(kind) + (kind == Kind.TIME ? "ms" : ""));
    }
    return text.toString();
  }
}
