package org.plyscope.engine.alphabeta;

import java.util.function.Consumer;
import org.plyscope.engine.Movers;

/**
 * Which techniques an alpha-beta search uses. Start from {@link #MINIMAX} or {@link #PLAIN} and
 * change settings by {@link #with}.
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
 * @param aids the move-ordering aids besides the orderer
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
  public static final AlphaBetaSettings PLAIN = MINIMAX.with(s -> s.pruning = Pruning.DEEP);

  /**
   * Returns settings that differ from these.
   *
   * @param change sets the differences, for example {@code s -> s.ties = Ties.RANDOM}
   * @return new settings
   */
  public AlphaBetaSettings with(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return draft.settings();
  }

  /** Settings while they are changed. */
  public static final class Draft {
    /** How much may be left out. */
    public Pruning pruning;

    /** Whether to cut only beyond the bound. */
    public boolean strictCuts;

    /** Which of several equally good moves of the root is chosen. */
    public Ties ties;

    /** How many plies noisy moves are followed beyond the depth. */
    public int quiescence;

    /** The move-ordering aids besides the orderer. */
    public OrderingAids aids;

    /** The transposition table. */
    public TableSettings table;

    /** Ways to leave out more than is safe. */
    public UnsoundCuts unsound;

    /** The players that move. */
    public Movers movers;

    private boolean principalVariation;
    private int aspiration;

    private Draft(AlphaBetaSettings from) {
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
     * Sets the windows.
     *
     * @param emptyWindows whether all moves but the first get an empty window
     * @param halfWidth half the first window of an iteration, 0 for a full one
     */
    public void windows(boolean emptyWindows, int halfWidth) {
      principalVariation = emptyWindows;
      aspiration = halfWidth;
    }

    private AlphaBetaSettings settings() {
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
