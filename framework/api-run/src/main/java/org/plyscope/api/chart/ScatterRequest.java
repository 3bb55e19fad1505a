package org.plyscope.api.chart;

/**
 * The content of a scatter chart. Immutable.
 *
 * @param cost the quantity on the horizontal axis
 * @param log whether that axis is logarithmic
 * @param colours the property that decides the colours of points
 * @param shapes the property that decides their shapes
 * @param reference the entrant of the first run that {@link Cost#RELATIVE} costs are multiples of
 * @param opponent the number of the entrant of the first run whose opponents are scored against it;
 *     negative for the score against all opponents
 * @param published whether published scores are drawn beside ours
 */
public record ScatterRequest(
    Cost cost,
    boolean log,
    Trait colours,
    Trait shapes,
    int reference,
    int opponent,
    boolean published) {
  /** The opponent that means the score against all opponents. */
  public static final int ALL = -1;

  /** The cost of an entrant. */
  public enum Cost {
    /** The median, which a few long games do not move. */
    MEDIAN_TIME("Median time per move"),
    /** The mean, as study 000 measures time. */
    MEAN_TIME("Mean time per move"),
    /** A cost that does not depend on the machine. */
    NODES("Nodes per move"),
    /** The mean time as a multiple of that of a reference. */
    RELATIVE("Time relative to one agent"),
    /** Time and score from 0 for the least to 1 for the most, as in study 000. */
    NORMALISED("Normalised time and score");

    private final String title;

    Cost(String title) {
      this.title = title;
    }

    /** Returns a few words, to choose among the costs. */
    @Override
    public String toString() {
      return title;
    }
  }

  /** The property in which entrants differ. */
  public enum Trait {
    /** The agent without its options. */
    ALGORITHM("algorithm"),
    /** The agent with its evaluator. */
    EVALUATOR("evaluator"),
    /** The game, for runs of different games in one chart. */
    GAME("game"),
    /** The sweep that an entrant belongs to. */
    FAMILY("sweep");

    private final String title;

    Trait(String title) {
      this.title = title;
    }

    /** Returns a word, to choose among the traits. */
    @Override
    public String toString() {
      return title;
    }
  }

  /**
   * Asks for the score against all opponents, without published scores.
   *
   * @param cost the quantity on the horizontal axis
   * @param log whether the axis of costs is logarithmic
   * @param colours the property shown by colours
   * @param shapes the property shown by shapes
   * @param reference the entrant of the first run whose cost is 1 in relative costs
   */
  public ScatterRequest(Cost cost, boolean log, Trait colours, Trait shapes, int reference) {
    this(cost, log, colours, shapes, reference, ALL, false);
  }

  /**
   * Returns the same request for the score against one opponent.
   *
   * @param entrant the number of the opponent in the first run; {@link #ALL} for all opponents
   * @return a new request
   * @since 3.0
   */
  public ScatterRequest against(int entrant) {
    return new ScatterRequest(cost, log, colours, shapes, reference, entrant, published);
  }

  /**
   * Returns the same request with published scores beside ours.
   *
   * @return a new request
   * @since 3.0
   */
  public ScatterRequest withPublished() {
    return new ScatterRequest(cost, log, colours, shapes, reference, opponent, true);
  }

  /**
   * Asks for colours by evaluator and shapes by algorithm.
   *
   * @param cost the quantity on the horizontal axis
   * @param log whether that axis is logarithmic
   * @return the request
   */
  public static ScatterRequest of(Cost cost, boolean log) {
    return new ScatterRequest(cost, log, Trait.EVALUATOR, Trait.ALGORITHM, 0);
  }
}
