package org.plyscope.engine.alphabeta;

import org.plyscope.engine.Movers;

/**
 * Which techniques an alpha-beta search uses. Start from {@link #MINIMAX} or {@link #PLAIN} and
 * change what is wanted, one thing by its method here or several by {@link #with()}.
 *
 * @param pruning how much may be left out
 * @param strictCuts cut only if a value is really better than the bound, not if it equals it; a
 *     window then includes its ends, and may shrink to a single value that other moves may equal
 * @param principalVariation search all moves but the first with an empty window and again if they
 *     turn out better
 * @param aspiration half the width of the first window of an iteration around the value of the one
 *     before, in units of the evaluation; 0 for a full window
 * @param quiescence how many plies noisy moves are followed beyond the depth; 0 for none
 * @param ties which of several equally good moves of the root is chosen
 * @param aids what orders moves besides the orderer
 * @param table the transposition table
 * @param unsound ways to leave out more than is safe
 * @param movers the players that move
 */
public record AlphaBetaSettings(
    Pruning pruning,
    boolean strictCuts,
    boolean principalVariation,
    int aspiration,
    int quiescence,
    Ties ties,
    OrderingAids aids,
    TableSettings table,
    UnsoundCuts unsound,
    Movers movers) {

  /** Searches the full tree. */
  public static final AlphaBetaSettings MINIMAX =
      new AlphaBetaSettings(
          Pruning.NONE,
          false,
          false,
          0,
          0,
          Ties.FIRST,
          OrderingAids.NONE,
          TableSettings.NONE,
          UnsoundCuts.NONE,
          Movers.ALL);

  /** Alpha-beta proper and nothing else. */
  public static final AlphaBetaSettings PLAIN = MINIMAX.withPruning(Pruning.DEEP);

  /**
   * Starts other settings from these.
   *
   * @return a builder that holds what is set here
   */
  public Builder with() {
    return new Builder(this);
  }

  /**
   * Returns these settings with another pruning.
   *
   * @param value how much may be left out
   * @return new settings
   */
  public AlphaBetaSettings withPruning(Pruning value) {
    return with().pruning(value).build();
  }

  /**
   * Returns these settings with strict cuts or not.
   *
   * @param value true to cut only beyond the bound
   * @return new settings
   */
  public AlphaBetaSettings withStrictCuts(boolean value) {
    return with().strictCuts(value).build();
  }

  /**
   * Returns these settings with other windows.
   *
   * @param emptyWindows whether all moves but the first get an empty window
   * @param halfWidth half the first window of an iteration, 0 for a full one
   * @return new settings
   */
  public AlphaBetaSettings withWindows(boolean emptyWindows, int halfWidth) {
    return with().windows(emptyWindows, halfWidth).build();
  }

  /**
   * Returns these settings with another quiescence.
   *
   * @param plies how far noisy moves are followed beyond the depth
   * @return new settings
   */
  public AlphaBetaSettings withQuiescence(int plies) {
    return with().quiescence(plies).build();
  }

  /**
   * Returns these settings with another choice among equal moves.
   *
   * @param value which of several equally good moves of the root is chosen
   * @return new settings
   */
  public AlphaBetaSettings withTies(Ties value) {
    return with().ties(value).build();
  }

  /**
   * Returns these settings with other ordering aids.
   *
   * @param value the aids
   * @return new settings
   */
  public AlphaBetaSettings withAids(OrderingAids value) {
    return with().aids(value).build();
  }

  /**
   * Returns these settings with another table.
   *
   * @param value the table
   * @return new settings
   */
  public AlphaBetaSettings withTable(TableSettings value) {
    return with().table(value).build();
  }

  /**
   * Returns these settings with other unsound cuts.
   *
   * @param value the cuts
   * @return new settings
   */
  public AlphaBetaSettings withUnsound(UnsoundCuts value) {
    return with().unsound(value).build();
  }

  /**
   * Returns these settings with other movers.
   *
   * @param value the players that move
   * @return new settings
   */
  public AlphaBetaSettings withMovers(Movers value) {
    return with().movers(value).build();
  }

  /** Collects settings. */
  public static final class Builder {
    private Pruning pruning;
    private boolean strictCuts;
    private boolean principalVariation;
    private int aspiration;
    private int quiescence;
    private Ties ties;
    private OrderingAids aids;
    private TableSettings table;
    private UnsoundCuts unsound;
    private Movers movers;

    private Builder(AlphaBetaSettings from) {
      pruning = from.pruning;
      strictCuts = from.strictCuts;
      principalVariation = from.principalVariation;
      aspiration = from.aspiration;
      quiescence = from.quiescence;
      ties = from.ties;
      aids = from.aids;
      table = from.table;
      unsound = from.unsound;
      movers = from.movers;
    }

    /**
     * Sets how much may be left out.
     *
     * @param value the pruning
     * @return this
     */
    public Builder pruning(Pruning value) {
      pruning = value;
      return this;
    }

    /**
     * Sets whether cuts are strict.
     *
     * @param value true to cut only beyond the bound
     * @return this
     */
    public Builder strictCuts(boolean value) {
      strictCuts = value;
      return this;
    }

    /**
     * Sets the windows.
     *
     * @param emptyWindows whether all moves but the first get an empty window
     * @param halfWidth half the first window of an iteration, 0 for a full one
     * @return this
     */
    public Builder windows(boolean emptyWindows, int halfWidth) {
      principalVariation = emptyWindows;
      aspiration = halfWidth;
      return this;
    }

    /**
     * Sets the quiescence.
     *
     * @param plies how far noisy moves are followed beyond the depth
     * @return this
     */
    public Builder quiescence(int plies) {
      quiescence = plies;
      return this;
    }

    /**
     * Sets the choice among equal moves.
     *
     * @param value which of several equally good moves of the root is chosen
     * @return this
     */
    public Builder ties(Ties value) {
      ties = value;
      return this;
    }

    /**
     * Sets the ordering aids.
     *
     * @param value the aids
     * @return this
     */
    public Builder aids(OrderingAids value) {
      aids = value;
      return this;
    }

    /**
     * Sets the table.
     *
     * @param value the table
     * @return this
     */
    public Builder table(TableSettings value) {
      table = value;
      return this;
    }

    /**
     * Sets the unsound cuts.
     *
     * @param value the cuts
     * @return this
     */
    public Builder unsound(UnsoundCuts value) {
      unsound = value;
      return this;
    }

    /**
     * Sets the players that move.
     *
     * @param value the players that move
     * @return this
     */
    public Builder movers(Movers value) {
      movers = value;
      return this;
    }

    /**
     * Builds the settings.
     *
     * @return the settings
     */
    public AlphaBetaSettings build() {
      return new AlphaBetaSettings(
          pruning,
          strictCuts,
          principalVariation,
          aspiration,
          quiescence,
          ties,
          aids,
          table,
          unsound,
          movers);
    }
  }
}
