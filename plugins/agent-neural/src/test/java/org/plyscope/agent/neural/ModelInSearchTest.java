package org.plyscope.agent.neural;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.agent.alphabeta.AlphaBetaAgents;
import org.plyscope.agent.montecarlo.UctAgents;
import org.plyscope.agent.neural.net.Shape;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.montecarlo.Prior;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.part.PartFactory;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.testkit.TestParts;
import org.plyscope.testkit.Walks;

/** A model from elsewhere, by its description, inside the searches of other plugins. */
class ModelInSearchTest {
  private static final String SAMPLE = "../../samples/models/kalah.json";

  @TempDir private Path folder;
  private Path model;
  private Map<String, String> named;
  private String options;

  @BeforeEach
  void make() throws IOException {
    model = folder.resolve("elsewhere.onnx");
    NeuralPartsTest.write(model, new Shape(15, List.of(12), 7));
    named = Map.of("model", model.toString(), "description", SAMPLE);
    options = "[model=" + model + ",description=" + SAMPLE + "]";
  }

  private static Rules kalah() {
    return NeuralPartsTest.kalah();
  }

  private PartContext context(PartFactory<?> part) {
    return TestParts.none().context(part, kalah(), named);
  }

  private static SearchResult search(
      AgentFactory factory, Map<String, String> changes, Line line, Limits limits)
      throws InterruptedException {
    TestParts parts = TestParts.of(new NeuralPrior(), new NeuralEvaluator());
    return factory
        .create(parts.context(factory, kalah(), changes))
        .search(SearchRequest.of(line, limits).withSeed(1), SearchListener.NONE);
  }

  /** Flat, so that the mean of a move is the value of the model for the position behind it. */
  @Test
  void puctTakesPriorsAndValuesFromTheModel() throws InterruptedException {
    Map<String, String> changes =
        Map.of(
            "selection",
            "puct",
            "prior",
            "neural-policy" + options,
            "leaf",
            "judge",
            "judgement",
            "logistic",
            "evaluator",
            "neural-value" + options,
            "tree-depth",
            "1");
    Evaluator evaluation = new NeuralEvaluator().create(context(new NeuralEvaluator()));
    Prior prior = new NeuralPrior().create(context(new NeuralPrior()));
    MoveList moves = new MoveList();
    int compared = 0;
    for (int seed = 0; seed < 10; seed++) {
      State state = Walks.walked(kalah(), seed, seed);
      Line line = Line.of(kalah(), state.position());
      SearchResult result = search(new UctAgents(), changes, line, Limits.NONE.withIterations(200));
      state.moves(moves);
      double[] weights = new double[moves.size()];
      prior.weights(state, moves, weights);
      assertThat(result.candidates()).isNotEmpty();
      for (Candidate candidate : result.candidates()) {
        int place = place(moves, candidate.move());
        assertThat(candidate.figures().number("prior")).isCloseTo(weights[place], within(1e-6));
        State behind = kalah().parse(state.position());
        int mover = behind.toMove();
        behind.play(candidate.move());
        if (!behind.over() && Double.isFinite(candidate.value())) {
          double value = (double) evaluation.value(behind, mover) / evaluation.scale();
          double share = 1 / (1 + Math.exp(-2 * value));
          assertThat(candidate.value()).isCloseTo(share, within(1e-3));
          compared++;
        }
      }
    }
    assertThat(compared).isGreaterThan(20);
  }

  private static int place(MoveList moves, long move) {
    for (int i = 0; i < moves.size(); i++) {
      if (moves.get(i) == move) {
        return i;
      }
    }
    throw new AssertionError("not a legal move: " + move);
  }

  @Test
  void alphaBetaTakesItsLeavesFromTheModel() throws InterruptedException {
    Evaluator evaluation = new NeuralEvaluator().create(context(new NeuralEvaluator()));
    MoveList moves = new MoveList();
    for (int seed = 0; seed < 10; seed++) {
      State state = Walks.walked(kalah(), seed, seed);
      Line line = Line.of(kalah(), state.position());
      SearchResult result =
          search(
              new AlphaBetaAgents(),
              Map.of("evaluator", "neural-value" + options),
              line,
              Limits.depth(1));
      state.moves(moves);
      int best = Integer.MIN_VALUE;
      for (int i = 0; i < moves.size(); i++) {
        State behind = kalah().parse(state.position());
        behind.play(moves.get(i));
        if (!behind.over()) {
          best = Math.max(best, evaluation.value(behind, state.toMove()));
        }
      }
      assertThat(result.value()).isCloseTo((double) best / evaluation.scale(), within(1e-9));
    }
  }

  /** The name of an operator in the file is changed to one that is not known here. */
  @Test
  void anUnknownOperatorIsNamedTogetherWithWhatToInstall() throws IOException {
    String bytes = Files.readString(model, StandardCharsets.ISO_8859_1);
    Files.writeString(model, bytes.replace("Tanh", "Atan"), StandardCharsets.ISO_8859_1);
    NeuralAgents agents = new NeuralAgents();
    assertThatThrownBy(() -> agents.create(context(agents)))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "The model 'elsewhere.onnx' cannot be used: it uses the operator 'Atan', and the"
                + " program itself knows only Gemm, MatMul, Add, Relu, LeakyRelu, Tanh, Sigmoid,"
                + " Softmax, Flatten, Squeeze, Unsqueeze, Reshape, Identity, Dropout; install the"
                + " plugin ONNX Runtime (org.plyscope.agent.onnx), which computes all models.");
  }
}
