package org.plyscope.engine.montecarlo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.CheckingRecorder;
import org.plyscope.engine.CheckingRecorder.Node;
import org.plyscope.engine.montecarlo.GrowthSettings.Order;
import org.plyscope.engine.montecarlo.PlayoutSettings.Judgement;
import org.plyscope.engine.montecarlo.SelectionSettings.Form;
import org.plyscope.engine.montecarlo.SelectionSettings.Rule;
import org.plyscope.engine.montecarlo.UctSettings.Backup;
import org.plyscope.engine.montecarlo.UctSettings.FinalChoice;
import org.plyscope.testkit.games.Lattice;
import org.plyscope.testkit.games.TicTacToe;

/** The effect of each step of the search, seen in its trace. */
class StepsTest {
  private final Rules rules = TicTacToe.standard();
  private final CheckingRecorder trace = new CheckingRecorder();

  private SearchResult search(Rules game, UctSettings settings, UctParts parts, Limits limits) {
    return new UctSearch(game, settings, () -> parts)
        .search(
            SearchRequest.of(Line.of(game), limits).withSeed(6).withRecorder(trace),
            SearchListener.NONE);
  }

  private SearchResult search(UctSettings settings, UctParts parts, int iterations) {
    return search(rules, settings, parts, Limits.NONE.withIterations(iterations));
  }

  private List<Node> children(int node) {
    return trace.nodes.stream().filter(child -> child.parent == node).toList();
  }

  private static Evaluator evaluation(Rules game) {
    return Lattice.HASH_VALUE.create(game, OptionValues.defaults(List.of()));
  }

  /** R_e/n_s + (1 − n_e/n_s)·r of the child that is best for the player who chooses. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void openLoopBackUpTakesTheBestChild(int players) {
    Rules game = Lattice.rules(5, players);
    UctSettings olets =
        UctSettings.of(
            s -> {
              s.backup = Backup.BEST_CHILD;
              s.noPlayouts = true;
              s.judgement = Judgement.LOGISTIC;
              s.spread = 50;
              s.form = Form.PLAIN;
              s.exploration = Math.sqrt(2);
              s.selectionEpsilon = 0.05;
            });
    UctParts parts = UctParts.plain().withEvaluation(evaluation(game));
    search(game, olets, parts, Limits.NONE.withIterations(800));
    int checked = 0;
    for (int i = 0; i < trace.nodes.size(); i++) {
      Node node = trace.nodes.get(i);
      List<Node> children = children(i);
      if (!children.isEmpty()) {
        Node best = children.get(0);
        for (Node child : children) {
          best = child.values[node.player] > best.values[node.player] ? child : best;
        }
        double own = node.visits - children.stream().mapToLong(c -> c.visits).sum();
        double[] ended = own == 0 ? new double[players] : judged(game, node);
        for (int player = 0; player < players; player++) {
          double expected =
              own / node.visits * ended[player] + (1 - own / node.visits) * best.values[player];
          assertThat(node.values[player]).isCloseTo(expected, within(1e-9));
        }
        checked++;
      }
    }
    assertThat(checked).isGreaterThan(50);
  }

  /** The payoff of a position that is evaluated at once, by the logistic formula. */
  private double[] judged(Rules game, Node node) {
    State state = trace.state(game, node);
    Evaluator evaluation = evaluation(game);
    int players = game.players();
    double[] values =
        IntStream.range(0, players).mapToDouble(p -> evaluation.value(state, p)).toArray();
    double sum = IntStream.range(0, players).mapToDouble(p -> values[p]).sum();
    return IntStream.range(0, players)
        .mapToDouble(p -> values[p] - (sum - values[p]) / (players - 1))
        .map(ahead -> 1 / (1 + Math.exp(-ahead / 50)))
        .toArray();
  }

  @Test
  void aCapKeepsTheBestMovesOfTheOrderer() {
    UctSettings settings =
        UctSettings.of(
            s -> {
              s.expandAll = true;
              s.order = Order.GREEDY;
              s.branching = 3;
            });
    search(settings, largestFirst(), 300);
    for (int i = 0; i < trace.nodes.size(); i++) {
      Node node = trace.nodes.get(i);
      if (node.children > 0) {
        MoveList legal = new MoveList();
        trace.state(rules, node).moves(legal);
        int count = legal.size();
        long[] best =
            IntStream.range(Math.max(0, count - 3), count).mapToLong(legal::get).toArray();
        assertThat(children(i).stream().mapToLong(c -> c.move)).containsOnly(box(best));
        assertThat(node.skipped).isEqualTo(Math.max(0, count - 3));
      }
    }
  }

  private static Long[] box(long[] moves) {
    return Arrays.stream(moves).boxed().toArray(Long[]::new);
  }

  @Test
  void halfTheMovesAreTheBestOnes() {
    UctSettings settings =
        UctSettings.of(
            s -> {
              s.expandAll = true;
              s.order = Order.HALF;
              s.branching = 4;
            });
    search(settings, largestFirst(), 50);
    assertThat(children(0).stream().map(c -> c.move)).hasSize(4).contains(8L, 7L);
  }

  private static UctParts largestFirst() {
    return UctParts.plain()
        .withOrderer(
            (state, moves, keys) -> {
              for (int i = 0; i < moves.size(); i++) {
                keys[i] = (int) moves.get(i);
              }
            });
  }

  @Test
  void nodesGetChildrenWhenTheyAreMature() {
    UctSettings settings =
        UctSettings.of(
            s -> {
              s.expandAll = true;
              s.maturity = 25;
            });
    search(settings, UctParts.plain(), 2000);
    assertThat(trace.nodes).filteredOn(n -> n.ply > 0 && n.children > 0).isNotEmpty();
    assertThat(trace.nodes)
        .filteredOn(n -> n.ply > 0 && n.children > 0)
        .allMatch(n -> n.visits > 25);
  }

  @Test
  void anExpansionOfAllCountsAllItsNodes() {
    UctSettings settings = UctSettings.of(s -> s.expandAll = true);
    SearchResult result = search(rules, settings, UctParts.plain(), Limits.nodes(1000));
    assertThat(result.counts().nodes()).isEqualTo(1000);
    assertThat(result.counts().playouts()).isLessThan(500);
  }

  @Test
  void aPriorDecidesWherePuctLooks() {
    UctSettings settings =
        UctSettings.of(
            s -> {
              s.rule = Rule.PUCT;
              s.exploration = 1;
              s.expandAll = true;
            });
    UctParts parts =
        UctParts.plain()
            .withPrior(
                (state, moves, weights) -> {
                  for (int i = 0; i < moves.size(); i++) {
                    weights[i] = moves.get(i) == 1 ? 1000 : 1;
                  }
                });
    SearchResult result = search(settings, parts, 60);
    assertThat(result.move()).isEqualTo(1);
    assertThat(result.candidates().get(0).figures().number("prior"))
        .isCloseTo(1000.0 / 1008, within(1e-6));
    assertThat(result.candidates().get(0).effort()).isGreaterThan(30);
  }

  @Test
  void progressiveBiasFadesWithTheVisits() {
    UctParts parts =
        UctParts.plain()
            .withPrior(
                (state, moves, weights) -> {
                  for (int i = 0; i < moves.size(); i++) {
                    weights[i] = moves.get(i) == 1 ? 1 : 0;
                  }
                });
    UctSettings biased = UctSettings.of(s -> s.bias = 20);
    assertThat(search(biased, parts, 30).move()).isEqualTo(1);
    trace.nodes.clear();
    assertThat(search(biased, parts, 20_000).move()).as("the middle in the end").isEqualTo(4);
  }

  @Test
  void lowUrgencyVisitsAGoodMoveAgainBeforeAllWereTried() {
    UctSettings settings =
        UctSettings.of(
            s -> {
              s.firstPlay = 0.1;
              s.exploration = 0.1;
            });
    SearchResult result = search(settings, UctParts.plain(), 40);
    assertThat(result.candidates()).hasSizeLessThan(9);
    assertThat(result.candidates().get(0).effort()).isGreaterThan(10);
  }

  /** In a game of one move order, what is made later is what could be made now. */
  @Test
  void raveLearnsFromMovesMadeLater() {
    UctSettings settings = UctSettings.of(s -> s.rave = 500);
    SearchResult result = search(settings, UctParts.plain(), 300);
    double all = result.candidates().stream().mapToLong(Candidate::effort).sum();
    assertThat(all).isEqualTo(300);
    for (Candidate candidate : result.candidates()) {
      assertThat(candidate.figures().number("rave")).isBetween(0.0, 1.0);
    }
    assertThat(result.move()).as("the middle").isEqualTo(4);
  }

  @ParameterizedTest
  @EnumSource(FinalChoice.class)
  void theMoveChosenIsTheOneWanted(FinalChoice choice) {
    UctSettings settings =
        UctSettings.of(
            s -> {
              s.choice = choice;
              s.exploration = 2;
            });
    SearchResult result = search(settings, UctParts.plain(), 600);
    Candidate chosen = result.candidates().get(0);
    assertThat(chosen.move()).isEqualTo(result.move());
    if (choice == FinalChoice.BEST_MEAN) {
      assertThat(result.candidates()).allMatch(c -> c.value() <= chosen.value());
    } else {
      assertThat(result.candidates()).allMatch(c -> c.effort() <= chosen.effort());
    }
    if (choice == FinalChoice.ROBUST_MAX) {
      assertThat(result.counts().playouts()).isBetween(400L, 600L);
      assertThat(result.candidates()).allMatch(c -> c.value() <= chosen.value());
    }
  }

  @Test
  void uniformSelectionOfDepthOneIsFlat() {
    UctSettings flat =
        UctSettings.of(
            s -> {
              s.rule = Rule.UNIFORM;
              s.treeDepth = 1;
            });
    SearchResult result = search(flat, UctParts.plain(), 900);
    assertThat(result.counts().nodes()).isEqualTo(10);
    assertThat(result.candidates()).allMatch(c -> c.effort() == 100);
  }

  /** Both orders of the same two moves lead to the same position, and share what they learn. */
  @Test
  void twinsShareTheirMeans() {
    Rules game = Lattice.rules(Map.of("seed", "2", "width", "5"));
    UctSettings settings = UctSettings.of(s -> s.transpositions = true);
    SearchResult shared = search(game, settings, UctParts.plain(), Limits.NONE.withIterations(500));
    trace.nodes.clear();
    SearchResult alone =
        search(game, UctSettings.STANDARD, UctParts.plain(), Limits.NONE.withIterations(500));
    assertThat(shared.candidates()).isNotEqualTo(alone.candidates());
    assertThat(shared.counts().playouts()).isEqualTo(500);
  }

  @Test
  void placesGoByTheOrderOfTheEvaluations() {
    Rules game = Lattice.rules(Map.of("players", "3", "seed", "4", "length", "40"));
    UctSettings settings =
        UctSettings.of(
            s -> {
              s.noPlayouts = true;
              s.judgement = Judgement.PLACES;
            });
    search(
        game,
        settings,
        UctParts.plain().withEvaluation(evaluation(game)),
        Limits.NONE.withIterations(200));
    Evaluator evaluation = evaluation(game);
    int checked = 0;
    for (Node node : trace.nodes) {
      State state = trace.state(game, node);
      if (node.visits == 1 && !state.over()) {
        for (int player = 0; player < 3; player++) {
          double places = 0;
          for (int other = 0; other < 3; other++) {
            int mine = evaluation.value(state, player);
            places += Integer.compare(mine, evaluation.value(state, other));
          }
          assertThat(node.values[player]).isCloseTo(0.5 + places / 4, within(1e-9));
        }
        checked++;
      }
    }
    assertThat(checked).isGreaterThan(50);
  }
}
