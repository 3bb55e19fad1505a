package org.plyscope.agent.neural;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.agent.neural.net.Shape;
import org.plyscope.agent.neural.onnx.ModelWriter;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.montecarlo.Prior;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.part.PartFactory;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.game.checkers.judge.SquaresEncoding;
import org.plyscope.game.mancala.judge.SowingEncoding;
import org.plyscope.game.mancala.judge.StoreDifference;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.testkit.TestParts;
import org.plyscope.testkit.Walks;

/** The agent, the evaluator and the prior ask the same model. */
class NeuralPartsTest {
  private static final Shape SHAPE = new Shape(15, List.of(12), 7);

  private static final String SAMPLE = "../../samples/models/kalah.json";

  @TempDir private Path folder;
  private Path model;

  static Rules kalah() {
    KalahGame game = new KalahGame();
    return game.rules(OptionValues.defaults(game.options()));
  }

  private static Rules checkers() {
    CheckersGame game = new CheckersGame();
    return game.rules(OptionValues.defaults(game.options()));
  }

  static void write(Path file, Shape shape) throws IOException {
    float[] weights = shape.random(new SplittableRandom(3));
    for (int i = shape.policy(); i < weights.length; i++) {
      weights[i] *= 30;
    }
    Files.write(file, ModelWriter.write(shape, weights, Map.of()));
  }

  @BeforeEach
  void make() throws IOException {
    model = folder.resolve("kalah.onnx");
    write(model, SHAPE);
  }

  private PartContext context(PartFactory<?> part, String... more) {
    Map<String, String> options = new HashMap<>(Map.of("model", model.toString()));
    for (int i = 0; i < more.length; i += 2) {
      options.put(more[i], more[i + 1]);
    }
    return TestParts.of(new SowingEncoding()).context(part, kalah(), options);
  }

  private static double policy(SearchResult result, long move) {
    return result.candidates().stream()
        .filter(candidate -> candidate.move() == move)
        .findFirst()
        .orElseThrow()
        .figures()
        .number("policy");
  }

  @Test
  void agentEvaluatorAndPriorAgree() throws InterruptedException {
    NeuralAgents agents = new NeuralAgents();
    Agent agent = agents.create(context(agents));
    NeuralEvaluator evaluator = new NeuralEvaluator();
    Evaluator evaluation = evaluator.create(context(evaluator));
    NeuralPrior priors = new NeuralPrior();
    Prior prior = priors.create(context(priors));
    MoveList moves = new MoveList();
    double[] weights = new double[6];
    for (int seed = 0; seed < 30; seed++) {
      State state = Walks.walked(kalah(), seed, seed);
      SearchRequest request =
          SearchRequest.of(Line.of(kalah(), state.position()), Limits.NONE).withSeed(1);
      SearchResult result = agent.search(request, SearchListener.NONE);
      state.moves(moves);
      prior.weights(state, moves, weights);
      int best = 0;
      for (int i = 0; i < moves.size(); i++) {
        assertThat(policy(result, moves.get(i))).isCloseTo(weights[i], within(1e-9));
        best = weights[i] > weights[best] ? i : best;
      }
      assertThat(result.move()).isEqualTo(moves.get(best));
      int mover = state.toMove();
      assertThat(evaluation.value(state, mover))
          .isEqualTo(Math.round(10_000 * (float) result.value()))
          .isEqualTo(-evaluation.value(state, 1 - mover));
    }
  }

  @Test
  void movesAreDrawnByTheirProbability() throws InterruptedException {
    NeuralAgents agents = new NeuralAgents();
    Agent agent = agents.create(context(agents, "choice", "drawn"));
    int[] drawn = new int[6];
    SearchRequest request = SearchRequest.of(Line.of(kalah()), Limits.NONE);
    SearchResult result = null;
    for (int seed = 0; seed < 3000; seed++) {
      result = agent.search(request.withSeed(seed), SearchListener.NONE);
      drawn[(int) result.move()]++;
    }
    for (int i = 0; i < 6; i++) {
      double expected = policy(result, i);
      // Five standard errors of 3000 draws are at most .046.
      assertThat(drawn[i] / 3000.0).isCloseTo(expected, within(0.046));
    }
  }

  @Test
  void modelsThatDoNotFitAreRefusedWithASentence() throws IOException {
    NeuralAgents agents = new NeuralAgents();
    PartContext none = TestParts.of(new SquaresEncoding()).context(agents, checkers(), Map.of());
    assertThatThrownBy(() -> agents.create(none))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(
            "No model for checkers by these rules comes with the program; name");
    write(model, new Shape(13, List.of(4), 7));
    assertThatThrownBy(() -> agents.create(context(agents)))
        .hasMessage(
            "The input 'position' of the model 'kalah.onnx' has 13 numbers, its shape is [batch,"
                + " 13]; the encoding makes 15.");
    write(model, new Shape(15, List.of(4), 6));
    assertThatThrownBy(() -> agents.create(context(agents)))
        .hasMessage(
            "The output 'policy' of the model 'kalah.onnx' has 6 numbers, its shape is [batch, 6];"
                + " the encoding has moves for 7.");
    Files.writeString(model, "not a model");
    assertThatThrownBy(() -> agents.create(context(agents)))
        .hasMessage("The model 'kalah.onnx' cannot be used: it is damaged or no ONNX file.");
  }

  /** The same model by its description and by the encoding it was made with. */
  @Test
  void aDescriptionStandsForAnEncoding() throws InterruptedException {
    NeuralAgents agents = new NeuralAgents();
    Agent encoded = agents.create(context(agents));
    Agent described =
        agents.create(
            TestParts.none()
                .context(
                    agents, kalah(), Map.of("model", model.toString(), "description", SAMPLE)));
    for (int seed = 0; seed < 30; seed++) {
      State state = Walks.walked(kalah(), seed, seed);
      SearchRequest request =
          SearchRequest.of(Line.of(kalah(), state.position()), Limits.NONE).withSeed(1);
      SearchResult one = encoded.search(request, SearchListener.NONE);
      SearchResult other = described.search(request, SearchListener.NONE);
      assertThat(other.value()).isCloseTo(one.value(), within(1e-6));
      for (int i = 0; i < one.candidates().size(); i++) {
        assertThat(other.candidates().get(i).figures().number("policy"))
            .isCloseTo(one.candidates().get(i).figures().number("policy"), within(1e-6));
      }
    }
  }

  @Test
  void modelsThatDoNotFitTheirDescriptionAreRefusedWithASentence() throws IOException {
    NeuralAgents agents = new NeuralAgents();
    write(model, new Shape(13, List.of(4), 7));
    assertThatThrownBy(() -> agents.create(context(agents, "description", SAMPLE)))
        .hasMessage(
            "The input 'position' of the model 'kalah.onnx' has 13 numbers, its shape is [batch,"
                + " 13]; the description 'kalah.json' (count of own 6, count of other 6, sum of own"
                + " store 2, sum of other store 1) makes 15.");
    write(model, new Shape(15, List.of(4), 6));
    assertThatThrownBy(() -> agents.create(context(agents, "description", SAMPLE)))
        .hasMessage(
            "The output 'policy' of the model 'kalah.onnx' has 6 numbers, its shape is [batch, 6];"
                + " its moves in 'policy' are 7.");
    write(model, SHAPE);
    String text = Files.readString(Path.of(SAMPLE));
    refused(agents, text.replace("\"position\"", "\"board\""), "expects 'board'.");
    refused(agents, text.replace("\"name\": \"value\"", "\"name\": \"v\""), "has no output 'v'");
    refused(
        agents,
        text.replace("\"as\": \"number\"", "\"as\": \"win-draw-loss\""),
        "; its 'value' takes 3.");
    String only = text.replaceFirst("\"policy\": [{][^}]*[}],", "");
    refused(agents, only, "names no policy, which is needed here.");
    Path file = Files.writeString(folder.resolve("only.json"), only);
    NeuralEvaluator evaluator = new NeuralEvaluator();
    Evaluator evaluation = evaluator.create(context(evaluator, "description", file.toString()));
    State state = kalah().initial();
    assertThat(evaluation.value(state, 0)).isEqualTo(-evaluation.value(state, 1)).isNotZero();
  }

  private void refused(NeuralAgents agents, String description, String sentence)
      throws IOException {
    Path file = Files.writeString(folder.resolve("other.json"), description);
    assertThatThrownBy(() -> agents.create(context(agents, "description", file.toString())))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(sentence);
  }

  @Test
  void aMixtureLiesBetweenModelAndHeuristic() {
    MixedEvaluator mixed = new MixedEvaluator();
    TestParts parts = TestParts.of(new SowingEncoding(), new StoreDifference());
    Map<String, String> options = new HashMap<>(Map.of("model", model.toString()));
    State state = kalah().parse("0,1,2,3,4,5/14 6,0,0,0,0,1/12 N");
    NeuralEvaluator neural = new NeuralEvaluator();
    int expected = neural.create(context(neural)).value(state, 0);
    options.put("weight", "1");
    assertThat(mixed.create(parts.context(mixed, kalah(), options)).value(state, 0))
        .isEqualTo(expected);
    options.put("weight", "0");
    int lead = (int) Math.round(10_000 * Math.tanh(2 / 12.0));
    assertThat(mixed.create(parts.context(mixed, kalah(), options)).value(state, 0))
        .isEqualTo(lead);
    options.put("weight", "0.25");
    Evaluator quarter = mixed.create(parts.context(mixed, kalah(), options));
    assertThat(quarter.value(state, 0))
        .isCloseTo((int) Math.round(0.25 * expected + 0.75 * lead), within(1))
        .isEqualTo(-quarter.value(state, 1));
  }
}
