package org.plyscope.engine.montecarlo;

import java.util.function.Consumer;
import org.plyscope.engine.montecarlo.GrowthSettings.Order;
import org.plyscope.engine.montecarlo.PlayoutSettings.Judgement;
import org.plyscope.engine.montecarlo.SelectionSettings.Form;
import org.plyscope.engine.montecarlo.SelectionSettings.Rule;

/**
 * How a Monte Carlo tree search behaves. Made by {@link #of} from UCT as it is usually described
 * and the changes.
 *
 * @param selection how children are selected
 * @param growth how the tree grows
 * @param playouts the length and the payoff of playouts
 * @param backup the way in which a node learns from its children
 * @param choice which move is played in the end
 * @param solver whether wins and losses that were proved are used: the search then ends when the
 *     outcome is known, and never leaves a proved win
 * @param parallel how several threads work together
 * @param threads how many there are
 */
public record UctSettings(
    SelectionSettings selection,
    GrowthSettings growth,
    PlayoutSettings playouts,
    Backup backup,
    FinalChoice choice,
    boolean solver,
    Parallel parallel,
    int threads) {
  /** The rule by which a node learns. */
  public enum Backup {
    /** The mean payoff of all playouts that went through it. */
    MEAN,
    /**
     * Its own playouts, and for the rest the value of the best child for the player who chooses:
     * R_e/n_s + (1 − n_e/n_s)·r, as in open-loop expectimax tree search (OLETS).
     */
    BEST_CHILD
  }

  /** Which move is played. */
  public enum FinalChoice {
    /** The one visited most often. */
    MOST_VISITED,
    /** The one with the best mean payoff. */
    BEST_MEAN,
    /**
     * The one with most visits as soon as it also has the best mean: the search may end from two
     * thirds of its limit on, and takes the rest only if the two differ.
     */
    ROBUST_MAX
  }

  /** How several threads work together. */
  public enum Parallel {
    /** One thread does everything. */
    NONE,
    /** Each thread grows a tree of its own; visits of the root's moves are added up. */
    ROOT,
    /** All threads grow one tree; which one comes first is not repeatable. */
    TREE
  }

  /** UCT: Cp = 1/√2, random playouts of at most 1000 plies, a million nodes. */
  public static final UctSettings STANDARD = of(s -> {});

  /**
   * Makes settings that differ from plain UCT.
   *
   * @param change sets the differences, for example {@code s -> s.rave = 500}
   * @return the settings
   */
  public static UctSettings of(Consumer<Draft> change) {
    Draft draft = new Draft();
    change.accept(draft);
    return draft.settings();
  }

  /** Settings while they are collected, plain UCT at first. */
  public static final class Draft {
    /** The exploration term added to the mean payoff of a child. */
    public Rule rule = Rule.UCB1;

    /** How the constant of the exploration term is read. */
    public Form form = Form.SINGLE;

    /** The constant of the exploration term. */
    public double exploration = Math.sqrt(0.5);

    /** The urgency of a move without visits; NaN tries every move first. */
    public double firstPlay = Double.NaN;

    /** How often any child is selected at random. */
    public double selectionEpsilon;

    /** When the mean of a move counts as much as its RAVE mean; 0 for no RAVE. */
    public double rave;

    /** Visits from which a node uses its own RAVE means, not those of an ancestor. */
    public int raveReference;

    /** The weight of the prior in progressive bias. */
    public double bias;

    /** Whether an expansion adds all children at once. */
    public boolean expandAll;

    /** Which moves are added first. */
    public Order order = Order.RANDOM;

    /** How often an ε-greedy expansion takes any move. */
    public double expansionEpsilon = 0.1;

    /** The largest number of children; 0 for no cap. */
    public int branching;

    /** The visits from which on a node is expanded. */
    public int maturity = 1;

    /** The ply of the last nodes added; 0 for no such bound. */
    public int treeDepth;

    /** The largest number of nodes kept. */
    public int treeNodes = 1_000_000;

    /** The largest size of the tree. */
    public int megabytes = 1024;

    /** Whether equal positions share their means. */
    public boolean transpositions;

    /** Whether the tree is kept between the moves of a game. */
    public boolean keepTree;

    /** The maximum number of plies of a playout; 0 for no maximum. */
    public int playoutPlies = 1000;

    /** Whether positions are judged where the tree is left. */
    public boolean noPlayouts;

    /** The payoff of a game that is not over when its playout ends. */
    public Judgement judgement = Judgement.UNDECIDED;

    /** The difference of evaluations that counts as odds of e to 1. */
    public double spread = 1;

    /** Whether playouts end as soon as the evaluation decides the rest of the game. */
    public boolean untilDecided;

    /** How the values of children become that of a node. */
    public Backup backup = Backup.MEAN;

    /** Which move of the root is played. */
    public FinalChoice choice = FinalChoice.MOST_VISITED;

    /** Whether proved outcomes are used. */
    public boolean solver;

    /** How several threads work together. */
    public Parallel parallel = Parallel.NONE;

    /** The number of threads, at least 1. */
    public int threads = 1;

    private Draft() {}

    private UctSettings settings() {
      return new UctSettings(
          new SelectionSettings(
              rule, form, exploration, firstPlay, selectionEpsilon, rave, raveReference, bias),
          new GrowthSettings(
              expandAll,
              order,
              expansionEpsilon,
              branching,
              maturity,
              treeDepth,
              treeNodes,
              megabytes,
              transpositions,
              keepTree),
          new PlayoutSettings(playoutPlies, noPlayouts, judgement, spread, untilDecided),
          backup,
          choice,
          solver,
          parallel,
          parallel == Parallel.NONE ? 1 : threads);
    }
  }
}
