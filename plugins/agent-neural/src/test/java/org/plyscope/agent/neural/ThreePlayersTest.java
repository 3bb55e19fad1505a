package org.plyscope.agent.neural;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.plyscope.agent.montecarlo.UctAgents;
import org.plyscope.agent.neural.a3c.A3cTrainer;
import org.plyscope.agent.neural.onnx.ModelReader;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.learn.Lesson;
import org.plyscope.api.learn.Trainer;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.game.starhalma.Fauhalma;
import org.plyscope.game.starhalma.internal.solitaire.HolesEncoding;
import org.plyscope.testkit.TestParts;

/** The model for FAUhalma with three players has a value for each of them. */
class ThreePlayersTest {
  private static final int GAMES = 12;

  private final Rules rules = rules(3);
  private final TestParts parts =
      TestParts.of(new HolesEncoding(), new NeuralEvaluator(), new ShippedPrior());

  private static Rules rules(int players) {
    Fauhalma game = new Fauhalma();
    return game.rules(OptionValues.defaults(game.options()).with(Map.of("players", "" + players)));
  }

  @Test
  void eachPlayerHasAValueOfItsOwn() {
    NeuralEvaluator evaluator = new NeuralEvaluator();
    Evaluator values = evaluator.create(parts.context(evaluator, rules, Map.of()));
    State state = rules.initial();
    MoveList moves = new MoveList();
    SplittableRandom random = new SplittableRandom(1);
    boolean different = false;
    for (int ply = 0; ply < 30 && !state.over(); ply++) {
      int[] all = {values.value(state, 0), values.value(state, 1), values.value(state, 2)};
      assertThat(Arrays.stream(all)).allMatch(value -> Math.abs(value) <= 10_000);
      different |= all[0] != -all[1] && all[1] != all[2];
      // Asking in another order is asking the same.
      assertThat(values.value(state, 0)).isEqualTo(all[0]);
      state.play(state.randomMove(random, moves));
    }
    assertThat(different).isTrue();
  }

  @Test
  void theModelIsForTheseRulesOnly() {
    assertThat(new ShippedPrior().supports(rules)).isTrue();
    assertThat(new ShippedPrior().supports(rules(2))).isFalse();
    assertThat(new ShippedPrior().supports(NeuralPartsTest.kalah())).isTrue();
  }

  /** Equal players would score 6 of 12 on average; 10 have a chance of about 1 in 400. */
  @Test
  void itBeatsTwoRandomPlayers() throws InterruptedException {
    assertThat(score(new NeuralAgents(), Map.of(), Limits.NONE)).isGreaterThanOrEqualTo(10);
  }

  @Test
  void withSearchItBeatsThemToo() throws InterruptedException {
    UctAgents agents = new UctAgents();
    Preset preset =
        agents.presets().stream()
            .filter(one -> one.id().equals("network-and-search"))
            .findFirst()
            .orElseThrow();
    assertThat(score(agents, preset.values(), Limits.NONE.withIterations(40)))
        .isGreaterThanOrEqualTo(10);
  }

  private double score(AgentFactory agents, Map<String, String> options, Limits limits)
      throws InterruptedException {
    MoveList moves = new MoveList();
    double[] payoffs = new double[3];
    double points = 0;
    for (int game = 0; game < GAMES; game++) {
      SplittableRandom random = new SplittableRandom(game);
      try (Agent agent = agents.create(parts.context(agents, rules, options))) {
        State state = rules.initial();
        Line line = Line.of(rules);
        while (!state.over()) {
          SearchRequest request = SearchRequest.of(line, limits).withSeed(game);
          long move =
              state.toMove() == game % 3
                  ? agent.search(request, SearchListener.NONE).move()
                  : state.randomMove(random, moves);
          state.play(move);
          line = line.then(move);
        }
        state.payoffs(payoffs);
        points += payoffs[game % 3];
      }
    }
    return points;
  }

  @Test
  void aTrainingLearnsAValueForEachPlayerAndCopiesItsOpponents() throws InterruptedException {
    A3cTrainer trainer = new A3cTrainer();
    TestParts some = TestParts.of(new HolesEncoding(), new NeuralAgents());
    Trainer training =
        trainer.create(
            some.context(
                trainer,
                rules,
                Map.of(
                    "encoding", "holes[moves=possible]",
                    "hidden", "16",
                    "games", "4",
                    "longest", "60",
                    "opponent", "neural",
                    "opponent-share", "1",
                    "imitation", "1",
                    "entropy", "0")));
    training.begin(5);
    Lesson first = training.learn(() -> false);
    Lesson last = first;
    for (int i = 0; i < 12; i++) {
      last = training.learn(() -> false);
    }
    assertThat(last.figures().number("entropy")).isLessThan(first.figures().number("entropy"));
    assertThat(ModelReader.read(ByteBuffer.wrap(training.model())).size("value")).contains(3);
  }
}
