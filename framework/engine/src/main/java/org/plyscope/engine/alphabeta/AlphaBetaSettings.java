package org.plyscope.engine.alphabeta;

/**
 * Which techniques an alpha-beta search uses. Start from {@link #MINIMAX} or {@link #PLAIN} and
 * change what is wanted.
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
    UnsoundCuts unsound) {

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
          UnsoundCuts.NONE);

  /** Alpha-beta proper and nothing else. */
  public static final AlphaBetaSettings PLAIN = MINIMAX.withPruning(Pruning.DEEP);

  /**
   * Returns these settings with another pruning.
   *
   * @param value how much may be left out
   * @return new settings
   */
  public AlphaBetaSettings withPruning(Pruning value) {
    return new AlphaBetaSettings(
        value, strictCuts, principalVariation, aspiration, quiescence, ties, aids, table, unsound);
  }

  /**
   * Returns these settings with strict cuts or not.
   *
   * @param value true to cut only beyond the bound
   * @return new settings
   */
  public AlphaBetaSettings withStrictCuts(boolean value) {
    return new AlphaBetaSettings(
        pruning, value, principalVariation, aspiration, quiescence, ties, aids, table, unsound);
  }

  /**
   * Returns these settings with other windows.
   *
   * @param emptyWindows whether all moves but the first get an empty window
   * @param halfWidth half the first window of an iteration, 0 for a full one
   * @return new settings
   */
  public AlphaBetaSettings withWindows(boolean emptyWindows, int halfWidth) {
    return new AlphaBetaSettings(
        pruning, strictCuts, emptyWindows, halfWidth, quiescence, ties, aids, table, unsound);
  }

  /**
   * Returns these settings with another quiescence.
   *
   * @param plies how far noisy moves are followed beyond the depth
   * @return new settings
   */
  public AlphaBetaSettings withQuiescence(int plies) {
    return new AlphaBetaSettings(
        pruning, strictCuts, principalVariation, aspiration, plies, ties, aids, table, unsound);
  }

  /**
   * Returns these settings with another choice among equal moves.
   *
   * @param value which of several equally good moves of the root is chosen
   * @return new settings
   */
  public AlphaBetaSettings withTies(Ties value) {
    return new AlphaBetaSettings(
        pruning,
        strictCuts,
        principalVariation,
        aspiration,
        quiescence,
        value,
        aids,
        table,
        unsound);
  }

  /**
   * Returns these settings with other ordering aids.
   *
   * @param value the aids
   * @return new settings
   */
  public AlphaBetaSettings withAids(OrderingAids value) {
    return new AlphaBetaSettings(
        pruning,
        strictCuts,
        principalVariation,
        aspiration,
        quiescence,
        ties,
        value,
        table,
        unsound);
  }

  /**
   * Returns these settings with another table.
   *
   * @param value the table
   * @return new settings
   */
  public AlphaBetaSettings withTable(TableSettings value) {
    return new AlphaBetaSettings(
        pruning,
        strictCuts,
        principalVariation,
        aspiration,
        quiescence,
        ties,
        aids,
        value,
        unsound);
  }

  /**
   * Returns these settings with other unsound cuts.
   *
   * @param value the cuts
   * @return new settings
   */
  public AlphaBetaSettings withUnsound(UnsoundCuts value) {
    return new AlphaBetaSettings(
        pruning, strictCuts, principalVariation, aspiration, quiescence, ties, aids, table, value);
  }
}
