package org.plyscope.engine.montecarlo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.engine.Lattices;
import org.plyscope.engine.montecarlo.PlayoutSettings.Judgement;
import org.plyscope.engine.montecarlo.SelectionSettings.Form;
import org.plyscope.engine.montecarlo.SelectionSettings.Rule;
import org.plyscope.testkit.games.Lattice;

/**
 * The rules of selection beyond UCB1, each recomputed from nothing but the paths and their
 * outcomes: every iteration must follow the published formula. Positions are judged at once, so
 * that every move made is one of the tree.
 */
class SelectionRulesTest {
  private static final double ROUNDING = 1e-9;
  private static final int ITERATIONS = 250;

  private final Map<Integer, Double> squares = new HashMap<>();
  private final Map<Integer, Long> raveVisits = new HashMap<>();
  private final Map<Integer, Double> raveSums = new HashMap<>();

  /** The value of a child for the player who chooses, in the tree before the choice. */
  private interface Urgency {
    double of(GrowingTree tree, int parent, int child, int player);
  }

  private static Rules rules(int players) {
    return Lattice.rules(
        Map.of("players", "" + players, "seed", "11", "width", "4", "length", "30"));
  }

  private static UctSettings settings(Consumer<UctSettings.Draft> change) {
    return UctSettings.of(
        s -> {
          s.noPlayouts = true;
          s.judgement = Judgement.LOGISTIC;
          s.spread = 40;
          change.accept(s);
        });
  }

  private static UctParts parts(Rules rules) {
    return UctParts.plain().withEvaluation(Lattices.evaluation(rules));
  }

  /** Auer and others: (ln n / n_j)·min(1/4, variance + √(2 ln n / n_j)) under the root. */
  @ParameterizedTest
  @EnumSource(Form.class)
  void tunedBoundsKnowTheVariance(Form form) {
    UctSettings tuned =
        settings(
            s -> {
              s.rule = Rule.UCB1_TUNED;
              s.form = form;
              s.exploration = 0.5;
            });
    double factor =
        switch (form) {
          case SINGLE -> 2 * 0.5 * 0.5;
          case DOUBLE -> 2 * (2 * 0.5) * (2 * 0.5);
          case PLAIN -> 0.5 * 0.5;
        };
    int more = form == Form.PLAIN ? 1 : 0;
    check(
        rules(2),
        tuned,
        parts(rules(2)),
        (tree, parent, child, player) -> {
          double visits = tree.visits(child);
          double share = Math.log((double) (tree.visits(parent) + more)) / visits;
          double mean = tree.mean(child, player);
          double variance = squares.get(child) / visits - mean * mean;
          double width = Math.min(0.25, variance + Math.sqrt(2 * share));
          return mean + Math.sqrt(factor * share * width);
        });
  }

  /** Gelly and Silver: the mean of all playouts with the move weighs √(k / (3n + k)). */
  @ParameterizedTest
  @CsvSource({"2, 100", "3, 20"})
  void raveWeighsAllPlayoutsWithTheMove(int players, double equal) {
    UctSettings rave =
        settings(
            s -> {
              s.rave = equal;
              s.exploration = 0.3;
            });
    check(
        rules(players),
        rave,
        parts(rules(players)),
        (tree, parent, child, player) ->
            mixed(tree, child, child, player, equal) + ucb1(tree, parent, child, 0.3));
  }

  /** Cazenave: a node with few playouts asks the nearest one above, of its player, with more. */
  @ParameterizedTest
  @CsvSource({"2, 30", "3, 15"})
  void graveAsksANodeAboveThatKnowsMore(int players, int enough) {
    double equal = 50;
    UctSettings grave =
        settings(
            s -> {
              s.rave = equal;
              s.raveReference = enough;
              s.exploration = 0.3;
            });
    int[] asked = {0};
    check(
        rules(players),
        grave,
        parts(rules(players)),
        (tree, parent, child, player) -> {
          int above = parent;
          while (above >= 0
              && (tree.nodes().get(above).player != player || tree.visits(above) < enough)) {
            above = tree.nodes().get(above).parent;
          }
          int reference = above < 0 ? parent : above;
          long move = tree.nodes().get(child).move;
          int known =
              tree.children(reference).stream()
                  .filter(c -> tree.nodes().get(c).move == move)
                  .findAny()
                  .orElse(-1);
          asked[0] += reference != parent && known >= 0 ? 1 : 0;
          return mixed(tree, child, known, player, equal) + ucb1(tree, parent, child, 0.3);
        });
    assertThat(asked[0]).as("choices by another node").isPositive();
  }

  /** c·P·√n / (1 + n_j), where moves without visits count as much as their node. */
  @Test
  void puctFollowsItsPrior() {
    Rules rules = rules(2);
    UctSettings puct =
        settings(
            s -> {
              s.rule = Rule.PUCT;
              s.exploration = 0.8;
              s.expandAll = true;
            });
    UctParts parts =
        parts(rules)
            .withPrior(
                (state, moves, weights) -> {
                  for (int i = 0; i < moves.size(); i++) {
                    weights[i] = weight(moves.get(i));
                  }
                });
    check(
        rules,
        puct,
        parts,
        (tree, parent, child, player) -> {
          double all =
              tree.children(parent).stream()
                  .mapToDouble(c -> weight(tree.nodes().get(c).move))
                  .sum();
          double prior = weight(tree.nodes().get(child).move) / all;
          double mean = tree.mean(tree.visits(child) == 0 ? parent : child, player);
          return mean
              + 0.8 * prior * Math.sqrt((double) tree.visits(parent)) / (1.0 + tree.visits(child));
        });
  }

  private static double weight(long move) {
    return 1 + (move * 7) % 5;
  }

  private static double ucb1(GrowingTree tree, int parent, int child, double exploration) {
    return exploration * Math.sqrt(2 * Math.log((double) tree.visits(parent)) / tree.visits(child));
  }

  /** Mixes the mean of a child with the one that a child with the same move knows. */
  private double mixed(GrowingTree tree, int child, int known, int player, double equal) {
    double mean = tree.mean(child, player);
    if (known < 0 || raveVisits.getOrDefault(known, 0L) == 0) {
      return mean;
    }
    double weight = Math.sqrt(equal / (3.0 * tree.visits(child) + equal));
    return (1 - weight) * mean + weight * raveSums.get(known) / raveVisits.get(known);
  }

  private void check(Rules rules, UctSettings settings, UctParts parts, Urgency urgency) {
    GrowingTree before = GrowingTree.of(rules, settings, parts, 1);
    learn(before, before.way(new GrowingTree(List.of())), rules.players());
    int chosen = 0;
    for (int iterations = 2; iterations <= ITERATIONS; iterations++) {
      GrowingTree after = GrowingTree.of(rules, settings, parts, iterations);
      List<Integer> way = after.way(before);
      chosen += followed(rules, before, way, urgency);
      learn(after, before, way, rules.players());
      before = after;
    }
    assertThat(chosen).as("choices by the formula").isGreaterThan(ITERATIONS / 2);
  }

  /** Checks each step that had a choice of all moves; returns how many these were. */
  private static int followed(Rules rules, GrowingTree before, List<Integer> way, Urgency urgency) {
    State state = rules.initial();
    int chosen = 0;
    for (int i = 1; i < way.size(); i++) {
      int parent = way.get(i - 1);
      int child = way.get(i);
      List<Integer> known = before.children(parent);
      if (known.size() != state.moves(new MoveList())) {
        break;
      }
      int player = state.toMove();
      double best =
          known.stream()
              .mapToDouble(c -> urgency.of(before, parent, c, player))
              .max()
              .orElseThrow();
      assertThat(urgency.of(before, parent, child, player)).isCloseTo(best, within(ROUNDING));
      state.play(before.nodes().get(child).move);
      chosen++;
    }
    return chosen;
  }

  private void learn(GrowingTree first, List<Integer> way, int players) {
    learn(first, new GrowingTree(List.of()), way, players);
  }

  /** Adds an outcome to what its way knows: squares, and moves made at any time from there on. */
  private void learn(GrowingTree after, GrowingTree before, List<Integer> way, int players) {
    double[] outcome = after.gain(before, 0, players);
    for (int i = 0; i < way.size(); i++) {
      int node = way.get(i);
      int player = after.nodes().get(node).player;
      if (i > 0) {
        double own = outcome[after.nodes().get(way.get(i - 1)).player];
        squares.merge(node, own * own, Double::sum);
      }
      Set<Long> made = new HashSet<>();
      for (int later = i; later + 1 < way.size(); later++) {
        if (after.nodes().get(way.get(later)).player == player) {
          made.add(after.nodes().get(way.get(later + 1)).move);
        }
      }
      for (int child : after.children(node)) {
        if (made.contains(after.nodes().get(child).move)) {
          raveVisits.merge(child, 1L, Long::sum);
          raveSums.merge(child, outcome[player], Double::sum);
        }
      }
    }
  }
}
