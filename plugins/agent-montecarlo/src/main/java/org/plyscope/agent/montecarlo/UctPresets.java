package org.plyscope.agent.montecarlo;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.Limits;
import org.plyscope.api.option.Preset;

/**
 * The Monte Carlo players of the studies and the baselines. Where a study leaves something open the
 * description states the choice; orderings of star boards make some of them fit these only.
 */
final class UctPresets {
  /**
   * The move that leaves the fewest simple moves, by the marble that is farthest behind where
   * several do.
   */
  private static final String GREEDY = "steps-gained+farthest-marble";

  /**
   * Usually that move. Always the farthest marble instead takes three times as many plies as the
   * study's playouts had, since it moves back and forth where it cannot advance.
   */
  private static final String STEPS_GAINED_FIRST =
      "epsilon-greedy[ordering=" + GREEDY + ",epsilon=0.05]";

  private static final String TISCHNER = "checkers-study";

  static final List<Preset> ALL = all();

  private UctPresets() {}

  private static List<Preset> all() {
    List<Preset> presets = new ArrayList<>();
    for (String order : List.of("greedy", "epsilon-greedy")) {
      for (int cap : new int[] {5, 10, 20}) {
        for (int nodes : new int[] {1000, 2000, 4000}) {
          presets.add(camposMoreira(order, cap, nodes));
        }
      }
    }
    presets.add(
        Preset.of(
                "sturtevant/uct",
                "Sturtevant: UCT",
                "One child at a time, playouts that usually gain the most steps, with the farthest"
                    + " marble where several do, the move with the best mean; his playouts are"
                    + " described in words only.")
            .with("playout", STEPS_GAINED_FIRST)
            .with("choice", "best-mean")
            .withLimits(Limits.NONE.withIterations(25_000)));
    presets.add(
        Preset.of(
                "hunter/mcts-4000",
                "Hunter: MCTS 4000",
                "4000 iterations; the next child is usually the one the ordering puts first. ε is"
                    + " not given in the study, 0.1 here.")
            .with("expansion-order", "epsilon-greedy")
            .with("ordering", "extra-turn-first")
            .withLimits(Limits.NONE.withIterations(4000)));
    presets.add(
        Preset.of(
                "hunter/mcts-4000-playouts",
                "Hunter: MCTS 4000, ε-greedy playouts",
                "4000 iterations; the other reading of the study: playouts usually make the move"
                    + " that an ordering puts first, extra turns here. ε is not given, 0.1 here.")
            .with("playout", "epsilon-greedy[ordering=extra-turn-first,epsilon=0.1]")
            .withLimits(Limits.NONE.withIterations(4000)));
    presets.addAll(List.of(tischnerUct(), tischnerOlets(), gvgaiOlets(), networkSearch()));
    presets.add(
        Preset.of(
                "flat-monte-carlo",
                "Flat Monte Carlo",
                "The same number of random games for each move, and the best mean.")
            .with("selection", "uniform")
            .with("tree-depth", "1")
            .with("choice", "best-mean"));
    presets.add(
        Preset.of(
                "nested-monte-carlo",
                "Nested Monte Carlo",
                "Flat Monte Carlo with playouts that try each of their moves once themselves.")
            .with("selection", "uniform")
            .with("tree-depth", "1")
            .with("playout", "nested")
            .with("choice", "best-mean"));
    return List.copyOf(presets);
  }

  /** Plays with the one evaluation of the study, which its Fig. 3 calls at the end of a playout. */
  private static Preset tischnerUct() {
    return Preset.of(
            "tischner/uct",
            "Tischner: UCT",
            "Nodes get their children after 200 visits, playouts are compared after 60 plies by the"
                + " study's evaluation; √(20 ln N/n) is for payoffs from -1 to 1 and half as much"
                + " here.")
        .with("cp", "1.5811388300841898")
        .with("expansion", "all")
        .with("maturity", "200")
        .with("playout-plies", "60")
        .with("judgement", "places")
        .with("evaluator", TISCHNER)
        .withLimits(Limits.time(Duration.ofSeconds(1)));
  }

  /** The score of its Fig. 4: Cp·√(2 ln n / n_j) without a constant, so that Cp is 1/√2. */
  private static Preset tischnerOlets() {
    return Preset.of(
            "tischner/olets",
            "Tischner: OLETS",
            "Judges by the study's evaluation where the tree ends and backs up the best child;"
                + " explores by √(ln N/n) without a constant and without random moves, as the study"
                + " prints it. With the corrected back-up and the opponents choosing for"
                + " themselves; the spread of the values is not given.")
        .with("cp", "0.7071067811865476")
        .with("exploration-form", "single")
        .with("selection-epsilon", "0")
        .with("leaf", "judge")
        .with("judgement", "logistic")
        .with("spread", "1")
        .with("evaluator", TISCHNER)
        .with("backup", "best-child")
        .withLimits(Limits.time(Duration.ofSeconds(1)));
  }

  private static Preset gvgaiOlets() {
    return Preset.of(
            "gvgai/olets",
            "GVGAI: OLETS",
            "OLETS with the constants of its program in GVGAI, for checkers: judges by material"
                + " where the tree ends, K = √2, any move in one of twenty.")
        .with("cp", "1.4142135623730951")
        .with("exploration-form", "plain")
        .with("selection-epsilon", "0.05")
        .with("leaf", "judge")
        .with("judgement", "logistic")
        .with("evaluator", "material")
        .with("backup", "best-child")
        .withLimits(Limits.time(Duration.ofSeconds(1)));
  }

  /** With a spread of 1 the payoff of a leaf follows the value of the network where it is small. */
  private static Preset networkSearch() {
    return Preset.of(
            "network-and-search",
            "Network and search",
            "PUCT with the policy and the values of the model that comes with the program, where it"
                + " has one for the rules; each player has its own value.")
        .with("selection", "puct")
        .with("prior", "shipped-policy")
        .with("leaf", "judge")
        .with("judgement", "logistic")
        .with("spread", "1")
        .with("evaluator", "neural-value")
        .withLimits(Limits.NONE.withIterations(400));
  }

  private static Preset camposMoreira(String order, int cap, int nodes) {
    boolean greedy = order.equals("greedy");
    return Preset.of(
            "campos-moreira/uct-%s-%d-%d".formatted(order, cap, nodes),
            "Campos Moreira: UCT %s, cap %d, %d nodes"
                .formatted(greedy ? "greedy" : "ε-greedy", cap, nodes),
            "Adds %s moves at once, plays out by steps gained and the farthest marble, best mean."
                .formatted(greedy ? "the " + cap + " best" : cap / 2 + " good and as many other"))
        .with("expansion", "all")
        .with("expansion-order", greedy ? "greedy" : "half")
        .with("ordering", GREEDY)
        .with("branching", String.valueOf(cap))
        .with("playout", STEPS_GAINED_FIRST)
        .with("choice", "best-mean")
        .withLimits(Limits.nodes(nodes));
  }
}
