package org.plyscope.agent.montecarlo;

import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.agent.montecarlo.ExpansionFactory;
import org.plyscope.api.agent.montecarlo.PlayoutFactory;
import org.plyscope.api.agent.montecarlo.PriorFactory;
import org.plyscope.api.agent.montecarlo.TreePolicyFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.engine.montecarlo.GrowthSettings.Order;
import org.plyscope.engine.montecarlo.PlayoutSettings.Judgement;
import org.plyscope.engine.montecarlo.SelectionSettings.Form;
import org.plyscope.engine.montecarlo.SelectionSettings.Rule;
import org.plyscope.engine.montecarlo.UctSettings;
import org.plyscope.engine.montecarlo.UctSettings.Backup;
import org.plyscope.engine.montecarlo.UctSettings.Draft;
import org.plyscope.engine.montecarlo.UctSettings.FinalChoice;
import org.plyscope.engine.montecarlo.UctSettings.Parallel;

/** The options of the agent, and how they become settings of the engine. */
final class UctOptions {
  static final Option<String> PRIOR =
      Option.part(
              PriorFactory.class,
              "prior",
              "Prior",
              "Finds promising moves before they are tried, for PUCT and progressive bias.")
          .whenEmpty("all moves alike");
  static final Option<String> ORDERING =
      Option.part(
          OrdererFactory.class,
          "ordering",
          "Move ordering",
          "Decides which moves a greedy expansion adds first.");
  static final Option<String> PLAYOUT =
      Option.part(PlayoutFactory.class, "playout", "Playout", "Chooses the moves of playouts.")
          .whenEmpty("moves at random");
  static final Option<String> EVALUATOR =
      Option.part(
          EvaluatorFactory.class,
          "evaluator",
          "Evaluator",
          "Judges games that are not over when their playout ends.");

  static final Option<String> SELECTION_RULE =
      Option.part(
              TreePolicyFactory.class,
              "selection-rule",
              "Selection rule",
              "Decides how urgent a move is, in place of the rule under Selection; Cp and the"
                  + " exploration term then have no effect.")
          .whenEmpty("as chosen under Selection");
  static final Option<String> EXPANSION_RULE =
      Option.part(
              ExpansionFactory.class,
              "expansion-rule",
              "Expansion rule",
              "Decides which move gets the next child, in place of the expansion order.")
          .whenEmpty("by the expansion order");

  private static final Option<String> SELECTION =
      Option.choice(
          "selection",
          "Selection",
          "Term added to the mean payoff of a move: ucb1 the upper confidence bound, ucb1-tuned"
              + " the same by the observed variance, puct the prior; uniform takes the move with"
              + " the fewest visits.",
          "ucb1",
          List.of("ucb1", "ucb1-tuned", "puct", "uniform"));
  private static final Option<Double> EXPLORATION =
      Option.decimal(
          "cp",
          "Exploration Cp",
          "A move is tried by its mean payoff plus Cp·√(2 ln n / n_j); larger means broader.",
          UctSettings.STANDARD.selection().constant(),
          0,
          100);
  private static final Option<String> FORM =
      Option.choice(
          "exploration-form",
          "Exploration term",
          "single is Cp·√(2 ln n / n_j), double 2Cp·√(2 ln n / n_j), plain Cp·√(ln(n + 1) / n_j).",
          "single",
          List.of("single", "double", "plain"));
  private static final Option<Double> FIRST_PLAY =
      Option.decimal(
          "first-play",
          "First-play urgency",
          "Value of a move without visits; -1 tries every move once before any other again.",
          -1,
          -1,
          10);
  private static final Option<Double> SELECTION_EPSILON =
      Option.decimal(
          "selection-epsilon", "Selection ε", "How often any move is selected.", 0, 0, 1);
  private static final Option<Double> RAVE =
      Option.decimal(
          "rave",
          "RAVE equivalence",
          "After a third of this number of visits the mean of a move counts as much as "
              + "that of all playouts that contain the move; 0 for no RAVE.",
          0,
          0,
          1e6);
  private static final Option<Long> RAVE_REFERENCE =
      Option.integer(
          "rave-reference",
          "GRAVE reference",
          "Visits that a node needs to use its own RAVE means; with fewer it uses those of the"
              + " nearest ancestor with the same player to move that has them, which knows only"
              + " the moves that are legal there. 0 is RAVE.",
          0,
          0,
          1_000_000);
  private static final Option<Double> BIAS =
      Option.decimal(
          "bias",
          "Progressive bias",
          "Weight of the prior, which fades with the visits of a move; 0 for none.",
          0,
          0,
          1000);
  private static final Option<String> EXPANSION =
      Option.choice(
          "expansion",
          "Expansion",
          "Whether one child is added at a time or all of them at once.",
          "one",
          List.of("one", "all"));
  private static final Option<String> ORDER =
      Option.choice(
          "expansion-order",
          "Expansion order",
          "Which moves get children first, and at all under a branching cap: any, the best by the"
              + " ordering, half of them each, or usually the best.",
          "random",
          List.of("random", "greedy", "half", "epsilon-greedy"));
  private static final Option<Double> EXPANSION_EPSILON =
      Option.decimal(
          "expansion-epsilon",
          "Expansion ε",
          "How often an epsilon-greedy expansion takes any move.",
          0.1,
          0,
          1);
  private static final Option<Long> BRANCHING =
      Option.integer(
          "branching", "Branching cap", "The most children of a node; 0 for all.", 0, 0, 10_000);
  private static final Option<Long> MATURITY =
      Option.integer(
          "maturity", "Maturity", "Visits after which a node gets children.", 1, 1, 1_000_000);
  private static final Option<Long> TREE_DEPTH =
      Option.integer(
          "tree-depth",
          "Tree depth",
          "Plies below which the tree does not grow, 1 for flat Monte Carlo; 0 for no such bound.",
          0,
          0,
          1000);
  private static final Option<Long> TREE =
      Option.integer(
          "tree-nodes",
          "Tree nodes",
          "The largest number of nodes in the tree; a full tree is no longer grown.",
          UctSettings.STANDARD.growth().nodes(),
          1000,
          20_000_000);
  private static final Option<Long> MEMORY =
      Option.integer("memory", "Memory (MB)", "The largest size of the tree.", 1024, 1, 16_384);
  private static final Option<Boolean> TRANSPOSITIONS =
      Option.flag(
          "transpositions", "Transpositions", "Equal positions share their mean payoffs.", false);
  private static final Option<Boolean> KEEP =
      Option.flag(
          "keep-tree",
          "Keep the tree",
          "Keep the part of the tree that remains after the moves of a game.",
          false);
  private static final Option<String> LEAF =
      Option.choice(
          "leaf",
          "Where the tree ends",
          "Play the game out, or judge the position at once.",
          "playout",
          List.of("playout", "judge"));
  private static final Option<Long> PLIES =
      Option.integer(
          "playout-plies",
          "Playout plies",
          "Maximum length of a playout in plies; a longer one is stopped and evaluated. "
              + "0 for no maximum.",
          UctSettings.STANDARD.playouts().plies(),
          0,
          1_000_000);
  private static final Option<Boolean> UNTIL_DECIDED =
      Option.flag(
          "until-decided",
          "Until decided",
          "Playouts end and are evaluated as soon as the evaluator finds that the "
              + "players can no longer meet, as solitaire-distance does once the armies have "
              + "passed each other.",
          false);
  private static final Option<String> JUDGEMENT =
      Option.choice(
          "judgement",
          "Judgement",
          "Payoff of a game that is not over: undecided shares alike, places goes by the order of"
              + " the evaluations, logistic by their differences.",
          "undecided",
          List.of("undecided", "places", "logistic"));
  private static final Option<Double> SPREAD =
      Option.decimal(
          "spread",
          "Logistic spread",
          "The difference of evaluations that counts as odds of e to 1.",
          1,
          1e-6,
          1e9);
  private static final Option<String> BACKUP =
      Option.choice(
          "backup",
          "Back-up",
          "mean of all playouts, or that of the best child, as OLETS does.",
          "mean",
          List.of("mean", "best-child"));
  private static final Option<String> CHOICE =
      Option.choice(
          "choice",
          "Final choice",
          "most-visited, best-mean, or robust-max: may end from two thirds of the limit on, as soon"
              + " as both are one move.",
          "most-visited",
          List.of("most-visited", "best-mean", "robust-max"));
  static final Option<String> REPLIES =
      Option.choice(
          "replies",
          "Replies",
          "all lets every opponent move in its turn; best lets only one opponent move between two"
              + " own moves, the one whose reply hurts most, and playouts go on by the rules. With"
              + " two players both are the same.",
          "all",
          List.of("all", "best"));
  private static final Option<Boolean> SOLVER =
      Option.flag(
          "solver", "Solver", "Prove wins and losses where the tree reaches the end.", false);
  private static final Option<String> PARALLEL =
      Option.choice(
          "parallel",
          "Parallel",
          "root grows a tree per thread, repeatable unless time is limited; tree lets all threads"
              + " grow one tree and is not repeatable.",
          "none",
          List.of("none", "root", "tree"));
  private static final Option<Long> THREADS =
      Option.integer("threads", "Threads", "How many work in parallel.", 2, 2, 64);

  /** The change of an option to the settings of a search. */
  private record Setting<T>(Option<T> option, BiConsumer<Draft, T> change) {
    void apply(OptionValues values, Draft draft) {
      change.accept(draft, values.get(option));
    }
  }

  /** All options in their order; a rule that is chosen later replaces the word before it. */
  private static final List<Setting<?>> SETTINGS =
      List.of(
          new Setting<>(EXPLORATION, (s, v) -> s.exploration = v),
          new Setting<>(PLIES, (s, v) -> s.playoutPlies = v.intValue()),
          new Setting<>(TREE, (s, v) -> s.treeNodes = v.intValue()),
          new Setting<>(SELECTION, (s, v) -> s.rule = word(Rule.class, v)),
          new Setting<>(FORM, (s, v) -> s.form = word(Form.class, v)),
          new Setting<>(FIRST_PLAY, (s, v) -> s.firstPlay = v == -1 ? Double.NaN : v),
          new Setting<>(SELECTION_EPSILON, (s, v) -> s.selectionEpsilon = v),
          new Setting<>(RAVE, (s, v) -> s.rave = v),
          new Setting<>(RAVE_REFERENCE, (s, v) -> s.raveReference = v.intValue()),
          new Setting<>(BIAS, (s, v) -> s.bias = v),
          elsewhere(PRIOR),
          new Setting<>(SELECTION_RULE, (s, v) -> s.rule = v.isEmpty() ? s.rule : Rule.PART),
          new Setting<>(EXPANSION, (s, v) -> s.expandAll = v.equals("all")),
          new Setting<>(ORDER, (s, v) -> s.order = word(Order.class, v)),
          new Setting<>(EXPANSION_EPSILON, (s, v) -> s.expansionEpsilon = v),
          elsewhere(ORDERING),
          new Setting<>(EXPANSION_RULE, (s, v) -> s.order = v.isEmpty() ? s.order : Order.PART),
          new Setting<>(BRANCHING, (s, v) -> s.branching = v.intValue()),
          new Setting<>(MATURITY, (s, v) -> s.maturity = v.intValue()),
          new Setting<>(TREE_DEPTH, (s, v) -> s.treeDepth = v.intValue()),
          new Setting<>(MEMORY, (s, v) -> s.megabytes = v.intValue()),
          new Setting<>(TRANSPOSITIONS, (s, v) -> s.transpositions = v),
          new Setting<>(KEEP, (s, v) -> s.keepTree = v),
          new Setting<>(LEAF, (s, v) -> s.noPlayouts = v.equals("judge")),
          elsewhere(PLAYOUT),
          new Setting<>(UNTIL_DECIDED, (s, v) -> s.untilDecided = v),
          new Setting<>(JUDGEMENT, (s, v) -> s.judgement = word(Judgement.class, v)),
          new Setting<>(SPREAD, (s, v) -> s.spread = v),
          elsewhere(EVALUATOR),
          new Setting<>(BACKUP, (s, v) -> s.backup = word(Backup.class, v)),
          new Setting<>(CHOICE, (s, v) -> s.choice = word(FinalChoice.class, v)),
          elsewhere(REPLIES),
          new Setting<>(SOLVER, (s, v) -> s.solver = v),
          new Setting<>(PARALLEL, (s, v) -> s.parallel = word(Parallel.class, v)),
          new Setting<>(THREADS, (s, v) -> s.threads = v.intValue()));

  static final List<Option<?>> ALL = SETTINGS.stream().<Option<?>>map(Setting::option).toList();

  private UctOptions() {}

  /** Parts and replies are looked at where the agent is made. */
  private static Setting<String> elsewhere(Option<String> option) {
    return new Setting<>(option, (settings, value) -> {});
  }

  static UctSettings settings(OptionValues values) {
    if (values.get(UNTIL_DECIDED) && values.get(JUDGEMENT).equals("undecided")) {
      throw new InputException(
          "With until-decided the judgement must be places or logistic; it is undecided.");
    }
    if (values.get(REPLIES).equals("best")) {
      checkReplies(values);
    }
    return UctSettings.of(draft -> SETTINGS.forEach(setting -> setting.apply(values, draft)));
  }

  /** Refuses parts that would see a position which only the tree knows. */
  private static void checkReplies(OptionValues values) {
    boolean parts =
        values.get(SELECTION).equals("puct")
            || values.get(BIAS) > 0
            || values.get(RAVE) > 0
            || !values.get(SELECTION_RULE).isEmpty()
            || !values.get(EXPANSION_RULE).isEmpty();
    boolean trees = values.get(KEEP) || values.get(SOLVER) || !values.get(PARALLEL).equals("none");
    if (parts || trees) {
      throw new InputException(
          "With replies=best only the ordering, the playout and the evaluator can be chosen: leave"
              + " prior, rave, rules, keep-tree, solver and parallel as they are.");
    }
  }

  /** Returns the constant that a word of a choice stands for. */
  private static <E extends Enum<E>> E word(Class<E> type, String word) {
    return Enum.valueOf(type, word.replace('-', '_').toUpperCase(Locale.ROOT));
  }
}
