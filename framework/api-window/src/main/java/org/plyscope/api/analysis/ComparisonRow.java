package org.plyscope.api.analysis;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.measure.Figures;

/**
 * The numbers of a configuration over all positions of a comparison; NaN for unknown ones. Built by
 * the host, immutable.
 */
public final class ComparisonRow {
  private final int configuration;
  private final double nodes;
  private final double toBest;
  private final double toMinimal;
  private final boolean minimalEstimated;
  private final CutoffProfile cutoffs;
  private final double researchRate;
  private final double seconds;
  private final Figures figures;
  private final String note;

  private ComparisonRow(Builder builder) {
    this.configuration = builder.configuration;
    this.nodes = builder.nodes;
    this.toBest = builder.toBest;
    this.toMinimal = builder.toMinimal;
    this.minimalEstimated = builder.minimalEstimated;
    this.cutoffs = builder.cutoffs;
    this.researchRate = builder.researchRate;
    this.seconds = builder.seconds;
    this.figures = builder.figures;
    this.note = builder.note;
  }

  /**
   * Starts a row in which nothing is known.
   *
   * @param configuration the place of the configuration in the request
   * @return a builder
   */
  public static Builder builder(int configuration) {
    return new Builder(configuration);
  }

  /**
   * Returns which configuration this is.
   *
   * @return its place in the request
   */
  public int configuration() {
    return configuration;
  }

  /**
   * Returns the total nodes over all positions.
   *
   * @return the number
   */
  public double nodes() {
    return nodes;
  }

  /**
   * Returns the nodes, of all iterations, divided by those of the configuration with the fewest.
   *
   * @return the ratio, 1 for the best
   */
  public double toBest() {
    return toBest;
  }

  /**
   * Returns the nodes of the last complete iterations, without plies beyond their depth such as
   * those of quiescence, divided by the nodes of the minimal trees of that depth.
   *
   * @return the ratio, or NaN where minimal trees are meaningless
   * @see TreeSize
   */
  public double toMinimal() {
    return toMinimal;
  }

  /**
   * Returns whether the minimal trees were too large to be counted, so that {@link #toMinimal} is
   * only about right; a good search may then seem to need less than the minimum.
   *
   * @return true if the last plies of a minimal tree were estimated
   * @see TreeSize#estimated
   * @since 2.1
   */
  public boolean minimalEstimated() {
    return minimalEstimated;
  }

  /**
   * Returns which moves caused the cut-offs.
   *
   * @return the profile
   */
  public CutoffProfile cutoffs() {
    return cutoffs;
  }

  /**
   * Returns how many searches were repeated with another window.
   *
   * @return the number per node
   */
  public double researchRate() {
    return researchRate;
  }

  /**
   * Returns the time used.
   *
   * @return the time in seconds
   */
  public double seconds() {
    return seconds;
  }

  /**
   * Returns the speed.
   *
   * @return nodes per second
   */
  public double nodesPerSecond() {
    return seconds > 0 ? nodes / seconds : Double.NaN;
  }

  /**
   * Returns the agent's own figures about its searches.
   *
   * @return for each figure the mean over the positions for which the agent reported it
   */
  public Figures figures() {
    return figures;
  }

  /**
   * Returns why numbers are missing or should not be compared.
   *
   * @return a sentence, or an empty string
   */
  public String note() {
    return note;
  }

  /**
   * Returns the figures that any of some rows has, for the columns of a table.
   *
   * @param rows the rows
   * @return one declaration for each id, in the order of the rows
   */
  public static List<Figure> figures(List<ComparisonRow> rows) {
    Map<String, Figure> found = new LinkedHashMap<>();
    for (ComparisonRow row : rows) {
      row.figures().list().forEach(figure -> found.putIfAbsent(figure.id(), figure));
    }
    return List.copyOf(found.values());
  }

  /** Builds a row. */
  public static final class Builder {
    private final int configuration;
    private double nodes = Double.NaN;
    private double toBest = Double.NaN;
    private double toMinimal = Double.NaN;
    private boolean minimalEstimated;
    private CutoffProfile cutoffs = CutoffProfile.NONE;
    private double researchRate = Double.NaN;
    private double seconds = Double.NaN;
    private Figures figures = Figures.NONE;
    private String note = "";

    private Builder(int configuration) {
      this.configuration = configuration;
    }

    /**
     * Sets the total nodes over all positions.
     *
     * @param value the number
     * @return this
     */
    public Builder nodes(double value) {
      nodes = value;
      return this;
    }

    /**
     * Sets the nodes divided by those of the configuration with the fewest.
     *
     * @param value the ratio
     * @return this
     */
    public Builder toBest(double value) {
      toBest = value;
      return this;
    }

    /**
     * Sets the nodes of the last complete iterations divided by those of the minimal trees.
     *
     * @param value the ratio
     * @return this
     */
    public Builder toMinimal(double value) {
      toMinimal = value;
      return this;
    }

    /**
     * Sets whether the last plies of a minimal tree were estimated.
     *
     * @param value true if they were not counted
     * @return this
     * @since 2.1
     */
    public Builder minimalEstimated(boolean value) {
      minimalEstimated = value;
      return this;
    }

    /**
     * Sets which moves caused the cut-offs.
     *
     * @param value the profile
     * @return this
     */
    public Builder cutoffs(CutoffProfile value) {
      cutoffs = value;
      return this;
    }

    /**
     * Sets how many searches were repeated with another window.
     *
     * @param value the number per node
     * @return this
     */
    public Builder researchRate(double value) {
      researchRate = value;
      return this;
    }

    /**
     * Sets the time used.
     *
     * @param value the time in seconds
     * @return this
     */
    public Builder seconds(double value) {
      seconds = value;
      return this;
    }

    /**
     * Sets the agent's own figures.
     *
     * @param value their means
     * @return this
     */
    public Builder figures(Figures value) {
      figures = value;
      return this;
    }

    /**
     * Returns why numbers are missing or should not be compared.
     *
     * @param value a sentence, or an empty string
     * @return this
     */
    public Builder note(String value) {
      note = value;
      return this;
    }

    /**
     * Makes the row.
     *
     * @return the row
     */
    public ComparisonRow build() {
      return new ComparisonRow(this);
    }
  }
}
