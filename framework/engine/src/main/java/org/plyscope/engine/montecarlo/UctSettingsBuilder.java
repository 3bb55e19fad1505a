package org.plyscope.engine.montecarlo;

import org.plyscope.engine.montecarlo.GrowthSettings.Order;
import org.plyscope.engine.montecarlo.PlayoutSettings.Judgement;
import org.plyscope.engine.montecarlo.SelectionSettings.Form;
import org.plyscope.engine.montecarlo.SelectionSettings.Rule;
import org.plyscope.engine.montecarlo.UctSettings.Backup;
import org.plyscope.engine.montecarlo.UctSettings.FinalChoice;
import org.plyscope.engine.montecarlo.UctSettings.Parallel;

/** Collects settings of a Monte Carlo tree search; the defaults are those of plain UCT. */
public final class UctSettingsBuilder {
  private Rule rule = SelectionSettings.STANDARD.rule();
  private Form form = SelectionSettings.STANDARD.form();
  private double exploration = SelectionSettings.STANDARD.constant();
  private double firstPlay = SelectionSettings.STANDARD.firstPlay();
  private double selectionEpsilon = SelectionSettings.STANDARD.epsilon();
  private double rave = SelectionSettings.STANDARD.rave();
  private int raveReference = SelectionSettings.STANDARD.raveReference();
  private double bias = SelectionSettings.STANDARD.bias();
  private boolean expandAll = GrowthSettings.STANDARD.all();
  private Order order = GrowthSettings.STANDARD.order();
  private double expansionEpsilon = GrowthSettings.STANDARD.epsilon();
  private int branching = GrowthSettings.STANDARD.branching();
  private int maturity = GrowthSettings.STANDARD.maturity();
  private int treeDepth = GrowthSettings.STANDARD.depth();
  private int treeNodes = GrowthSettings.STANDARD.nodes();
  private int megabytes = GrowthSettings.STANDARD.megabytes();
  private boolean transpositions = GrowthSettings.STANDARD.transpositions();
  private boolean keepTree = GrowthSettings.STANDARD.kept();
  private int playoutPlies = PlayoutSettings.STANDARD.plies();
  private boolean noPlayouts = PlayoutSettings.STANDARD.none();
  private Judgement judgement = PlayoutSettings.STANDARD.judgement();
  private double spread = PlayoutSettings.STANDARD.spread();
  private boolean untilDecided;
  private Backup backup = Backup.MEAN;
  private FinalChoice choice = FinalChoice.MOST_VISITED;
  private boolean solver;
  private Parallel parallel = Parallel.NONE;
  private int threads = 1;

  UctSettingsBuilder() {}

  /**
   * Sets the selection rule.
   *
   * @param value the exploration term added to the mean payoff of a child
   * @return this
   */
  public UctSettingsBuilder rule(Rule value) {
    this.rule = value;
    return this;
  }

  /**
   * Sets how the exploration constant is applied.
   *
   * @param value how the constant of the exploration term is read
   * @return this
   */
  public UctSettingsBuilder form(Form value) {
    this.form = value;
    return this;
  }

  /**
   * Sets the exploration constant.
   *
   * @param value the constant of the exploration term
   * @return this
   */
  public UctSettingsBuilder exploration(double value) {
    this.exploration = value;
    return this;
  }

  /**
   * Sets the first-play urgency.
   *
   * @param value the urgency of a move without visits; NaN tries every move first
   * @return this
   */
  public UctSettingsBuilder firstPlay(double value) {
    this.firstPlay = value;
    return this;
  }

  /**
   * Sets how often selection is random.
   *
   * @param value how often any child is taken at random
   * @return this
   */
  public UctSettingsBuilder selectionEpsilon(double value) {
    this.selectionEpsilon = value;
    return this;
  }

  /**
   * Sets the RAVE equivalence.
   *
   * @param value when the mean of a move counts as much as its RAVE mean; 0 for no RAVE
   * @return this
   */
  public UctSettingsBuilder rave(double value) {
    this.rave = value;
    return this;
  }

  /**
   * Sets the number of visits from which a node uses its own RAVE means.
   *
   * @param value visits; with fewer the means of an ancestor are used
   * @return this
   */
  public UctSettingsBuilder raveReference(int value) {
    this.raveReference = value;
    return this;
  }

  /**
   * Sets the weight of progressive bias.
   *
   * @param value the weight of the prior in progressive bias
   * @return this
   */
  public UctSettingsBuilder bias(double value) {
    this.bias = value;
    return this;
  }

  /**
   * Sets whether an expansion adds all children.
   *
   * @param value whether an expansion adds all children at once
   * @return this
   */
  public UctSettingsBuilder expandAll(boolean value) {
    this.expandAll = value;
    return this;
  }

  /**
   * Sets the order of expansion.
   *
   * @param value which moves are added first
   * @return this
   */
  public UctSettingsBuilder order(Order value) {
    this.order = value;
    return this;
  }

  /**
   * Sets how often an ε-greedy expansion is random.
   *
   * @param value how often an ε-greedy expansion takes any move
   * @return this
   */
  public UctSettingsBuilder expansionEpsilon(double value) {
    this.expansionEpsilon = value;
    return this;
  }

  /**
   * Sets the branching cap.
   *
   * @param value the largest number of children; 0 for no cap
   * @return this
   */
  public UctSettingsBuilder branching(int value) {
    this.branching = value;
    return this;
  }

  /**
   * Sets the number of visits before a node is expanded.
   *
   * @param value the visits from which on a node is expanded
   * @return this
   */
  public UctSettingsBuilder maturity(int value) {
    this.maturity = value;
    return this;
  }

  /**
   * Sets the depth of the tree.
   *
   * @param value the ply of the last nodes added; 0 for no such bound
   * @return this
   */
  public UctSettingsBuilder treeDepth(int value) {
    this.treeDepth = value;
    return this;
  }

  /**
   * Sets the size of the tree in nodes.
   *
   * @param value the largest number of nodes kept
   * @return this
   */
  public UctSettingsBuilder treeNodes(int value) {
    this.treeNodes = value;
    return this;
  }

  /**
   * Sets the size of the tree in memory.
   *
   * @param value the largest size of the tree
   * @return this
   */
  public UctSettingsBuilder megabytes(int value) {
    this.megabytes = value;
    return this;
  }

  /**
   * Sets whether transpositions are merged.
   *
   * @param value whether equal positions share their means
   * @return this
   */
  public UctSettingsBuilder transpositions(boolean value) {
    this.transpositions = value;
    return this;
  }

  /**
   * Sets whether the tree is kept during a game.
   *
   * @param value whether the tree is kept between the moves of a game
   * @return this
   */
  public UctSettingsBuilder keepTree(boolean value) {
    this.keepTree = value;
    return this;
  }

  /**
   * Sets the length of playouts.
   *
   * @param value the maximum number of plies; 0 for no maximum
   * @return this
   */
  public UctSettingsBuilder playoutPlies(int value) {
    this.playoutPlies = value;
    return this;
  }

  /**
   * Sets whether playouts end once the game is decided.
   *
   * @param value whether playouts end as soon as the evaluation decides the rest of the game
   * @return this
   */
  public UctSettingsBuilder untilDecided(boolean value) {
    this.untilDecided = value;
    return this;
  }

  /**
   * Sets whether playouts are replaced by evaluations.
   *
   * @param value whether positions are judged where the tree is left
   * @return this
   */
  public UctSettingsBuilder noPlayouts(boolean value) {
    this.noPlayouts = value;
    return this;
  }

  /**
   * Sets the payoff of unfinished playouts.
   *
   * @param value the payoff of a game that is not over when its playout ends
   * @return this
   */
  public UctSettingsBuilder judgement(Judgement value) {
    this.judgement = value;
    return this;
  }

  /**
   * Sets the spread of evaluations.
   *
   * @param value the difference of evaluations that counts as odds of e to 1
   * @return this
   */
  public UctSettingsBuilder spread(double value) {
    this.spread = value;
    return this;
  }

  /**
   * Sets the back-up.
   *
   * @param value how the values of children become that of a node
   * @return this
   */
  public UctSettingsBuilder backup(Backup value) {
    this.backup = value;
    return this;
  }

  /**
   * Sets how the final move is chosen.
   *
   * @param value which move of the root is played
   * @return this
   */
  public UctSettingsBuilder choice(FinalChoice value) {
    this.choice = value;
    return this;
  }

  /**
   * Sets whether outcomes are proved.
   *
   * @param value whether proved outcomes are used
   * @return this
   */
  public UctSettingsBuilder solver(boolean value) {
    this.solver = value;
    return this;
  }

  /**
   * Sets the kind of parallel search.
   *
   * @param value how several threads work together
   * @return this
   */
  public UctSettingsBuilder parallel(Parallel value) {
    this.parallel = value;
    return this;
  }

  /**
   * Sets the number of threads.
   *
   * @param value the number of threads, at least 1
   * @return this
   */
  public UctSettingsBuilder threads(int value) {
    this.threads = value;
    return this;
  }

  /**
   * Makes the settings.
   *
   * @return the settings
   */
  public UctSettings build() {
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
