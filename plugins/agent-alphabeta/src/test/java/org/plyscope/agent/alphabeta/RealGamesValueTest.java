package org.plyscope.agent.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyscope.agent.alphabeta.RealGames.Variant;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.Scores;

/**
 * In every game, under all its presets, with every evaluator and ordering that fits, from the first
 * moves to the last: any combination of sound options has the value of plain minimax.
 */
class RealGamesValueTest {
  private static final int EVALUATORS_PER_POSITION = 2;
  private static final int SEARCHES = 4;
  private static final int DEEPEST = 6;
  private static final int ATTEMPTS = 8;

  static Stream<Variant> variants() {
    return RealGames.variants();
  }

  /** Every game by its first preset for two and, where there is one, for three. */
  static Stream<Variant> oneOfEachKind() {
    Set<String> games = new HashSet<>();
    return RealGames.variants()
        .filter(v -> v.rules().players() <= 3)
        .filter(v -> games.add(v.rules().game().id() + v.rules().players()));
  }

  @ParameterizedTest
  @MethodSource("variants")
  void anySoundOptionsHaveTheValueOfMinimax(Variant variant) throws Exception {
    SplittableRandom random = new SplittableRandom(variant.name().hashCode());
    SoundOptions options = new SoundOptions(random);
    int evaluator = 0;
    int ordering = 0;
    List<State> positions = new ArrayList<>(variant.positions(random));
    positions.set(0, variant.thin(positions.get(0), random));
    for (State state : positions) {
      for (int i = 0; i < EVALUATORS_PER_POSITION; i++) {
        Question question =
            question(variant, state, 400, evaluator++, options, random.nextInt(2) * 3);
        for (int j = 0; j < SEARCHES; j++) {
          OrdererFactory order = cycled(variant.orderings(), ordering++);
          Map<String, String> drawn = options.agent(question.depth);
          drawn.put("evaluator", question.evaluator);
          drawn.put("quiescence", String.valueOf(question.quiescence));
          drawn.put("ordering", options.part(order.id(), order.options()));
          SearchResult result = search(variant.rules(), state, question.depth, drawn);
          assertThat(result.value())
              .as("%s depth %d %s", state.position(), question.depth, drawn)
              .isEqualTo(question.value());
          assertThat(question.value(result.move()))
              .as("move in %s depth %d %s", state.position(), question.depth, drawn)
              .isEqualTo(question.value());
        }
      }
    }
  }

  /** Without pruning every move of the root has an exact value, so all of them are compared. */
  @ParameterizedTest
  @MethodSource("oneOfEachKind")
  void aTableChangesNothingAtFixedDepth(Variant variant) throws Exception {
    SplittableRandom random = new SplittableRandom(variant.name().hashCode());
    SoundOptions options = new SoundOptions(random);
    List<State> positions = variant.positions(random);
    for (int i = 0; i < variant.evaluators().size(); i++) {
      long hits = 0;
      for (int j = 0; j < ATTEMPTS && hits == 0; j++) {
        State state = variant.thin(positions.get(j % 2), random);
        Question question = question(variant, state, 4000, i, options, 0);
        assertThat(compare(variant, state, question, "0")).isZero();
        hits = compare(variant, state, question, "1");
      }
      assertThat(hits).as("in one of the positions the table was of use").isPositive();
    }
  }

  /** Compares all values of the root, and returns how often the table was of use. */
  private static long compare(Variant variant, State state, Question question, String table)
      throws Exception {
    Map<String, String> settings = new HashMap<>();
    settings.put("evaluator", question.evaluator);
    settings.put("pruning", "none");
    settings.put("depth-control", "fixed");
    settings.put("table", table);
    SearchResult result = search(variant.rules(), state, question.depth, settings);
    assertThat(
            result.candidates().stream()
                .collect(Collectors.toMap(Candidate::move, Candidate::value)))
        .as("%s depth %d %s", state.position(), question.depth, settings)
        .isEqualTo(question.values());
    return IntStream.range(0, result.counts().plies())
        .mapToLong(ply -> result.counts().tableHits(ply))
        .sum();
  }

  /**
   * A search and its expected answer.
   *
   * @param evaluator the text of the evaluator
   * @param scale its units per display unit
   * @param quiescence plies of noisy moves
   * @param depth plies
   * @param scores the minimax value of each move
   */
  private record Question(
      String evaluator, int scale, int quiescence, int depth, Map<Long, Integer> scores) {
    double value(long move) {
      return Scores.forPeople(scores.get(move), scale);
    }

    double value() {
      return scores.keySet().stream().mapToDouble(this::value).max().orElseThrow();
    }

    Map<Long, Double> values() {
      return scores.keySet().stream().collect(Collectors.toMap(m -> m, this::value));
    }
  }

  /** Asks as deep as plain minimax gets with a small number of nodes. */
  private static Question question(
      Variant variant, State state, int nodes, int number, SoundOptions options, int quiescence) {
    EvaluatorFactory evaluator = cycled(variant.evaluators(), number);
    String text = options.part(evaluator.id(), evaluator.options());
    AlphaBetaAgents factory = new AlphaBetaAgents();
    PartContext context =
        RealGames.PARTS.context(factory, variant.rules(), Map.of("evaluator", text));
    Evaluator evaluation = context.make(EvaluatorFactory.class, AlphaBetaOptions.EVALUATOR);
    PlainMinimax minimax = new PlainMinimax(evaluation, variant.rules(), quiescence);
    int depth = 1;
    Map<Long, Integer> scores = minimax.values(state, depth);
    while (depth < DEEPEST && minimax.nodes() < nodes) {
      scores = minimax.values(state, ++depth);
    }
    return new Question(text, evaluation.scale(), quiescence, depth, scores);
  }

  private static SearchResult search(
      Rules rules, State state, int depth, Map<String, String> options) throws Exception {
    AlphaBetaAgents factory = new AlphaBetaAgents();
    try (Agent agent = factory.create(RealGames.PARTS.context(factory, rules, options))) {
      SearchRequest request =
          SearchRequest.of(Line.of(rules, state.position()), Limits.depth(depth))
              .withState(state.copy())
              .withSeed(5);
      return agent.search(request, SearchListener.NONE);
    }
  }

  private static <T> T cycled(List<T> all, int number) {
    return all.get(number % all.size());
  }
}
