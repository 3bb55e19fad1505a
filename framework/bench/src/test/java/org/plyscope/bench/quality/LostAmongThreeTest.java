package org.plyscope.bench.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.bench.ShippedParts;
import org.plyscope.lab.catalog.Catalog;

/**
 * A player that is certain to be the last of three comes in as late as possible, and among equally
 * good moves plays the one with the best evaluation.
 *
 * <p>Greedy is not here: it sees its own move only, and no move of one's own is the one by which
 * another comes in.
 */
class LostAmongThreeTest {
  private static final int DEPTH = 4;
  private static final Catalog CATALOG = ShippedParts.catalog();
  private static final Rules RULES = CATALOG.rules("fauhalma", "star-3p", Map.of());

  /** One is in, the next needs a move or two, and the one to move needs many. */
  private static final List<String> POSITIONS =
      List.of(
          "v1 A: -3,6; B: -1,-1; C: -2,-1 0,1; move: C; places: A 1",
          "v1 A: -3,6; B: -1,-1; C: -1,-2 1,0; move: C; places: A 1",
          "v1 A: -3,6; B: 0,-2; C: 1,1 -1,0; move: C; places: A 1",
          "v1 A: 0,-1 0,2; B: -3,-3; C: 2,-1; move: A; places: B 1");

  private static final List<String> AGENTS =
      List.of(
          "alpha-beta:",
          "alpha-beta:pvs=true,ties=look,",
          "paranoid:",
          "paranoid:value=own,",
          "max-n:",
          "max-n:value=share,",
          "max-n:pruning=shallow,",
          "max-n:pruning=speculative,",
          "best-reply:");

  static Stream<Arguments> choices() {
    return POSITIONS.stream()
        .flatMap(position -> AGENTS.stream().map(agent -> Arguments.of(position, agent)));
  }

  @ParameterizedTest
  @MethodSource("choices")
  void theLatestLossThenTheBestLook(String position, String text) throws Exception {
    State state = RULES.parse(position);
    int player = state.toMove();
    MoveList moves = new MoveList();
    state.moves(moves);
    int[] ends = new int[moves.size()];
    int[] looks = new int[moves.size()];
    Evaluator evaluation = evaluation();
    for (int i = 0; i < ends.length; i++) {
      state.play(moves.get(i));
      ends[i] = end(state, player, DEPTH - 1);
      evaluation.reset(state);
      looks[i] = evaluation.value(state, player);
      state.undo();
    }
    int latest = Arrays.stream(ends).max().orElseThrow();
    assertThat(latest).as("lost within the depth").isLessThanOrEqualTo(DEPTH);
    int best = Integer.MIN_VALUE;
    for (int i = 0; i < ends.length; i++) {
      best = ends[i] == latest ? Math.max(best, looks[i]) : best;
    }
    int chosen = moves.indexOf(chosen(position, text));
    assertThat(ends[chosen]).as("the ply of the end").isEqualTo(latest);
    assertThat(looks[chosen]).as("the look").isEqualTo(best);
  }

  private static long chosen(String position, String text) throws Exception {
    String spec = text + "evaluator=fauhalma-targets";
    try (Agent agent = CATALOG.create(CATALOG.agent(RULES, spec), RULES)) {
      SearchRequest request = SearchRequest.of(Line.of(RULES, position), Limits.depth(DEPTH));
      return agent.search(request, SearchListener.NONE).move();
    }
  }

  /** Returns the ply at which a player is the last if all play for that or against; 99 if later. */
  private static int end(State state, int player, int depth) {
    if (state.over()) {
      return DEPTH - depth;
    }
    if (depth == 0) {
      return 99;
    }
    MoveList moves = new MoveList();
    state.moves(moves);
    boolean own = state.toMove() == player;
    int best = own ? 0 : 99;
    for (long move : moves.toArray()) {
      state.play(move);
      int value = end(state, player, depth - 1);
      state.undo();
      best = own ? Math.max(best, value) : Math.min(best, value);
      if (best == (own ? 99 : DEPTH - depth + 1)) {
        break;
      }
    }
    return best;
  }

  private static Evaluator evaluation() {
    EvaluatorFactory evaluator =
        CATALOG.partsFor(EvaluatorFactory.class, RULES).stream()
            .filter(e -> e.id().equals("fauhalma-targets"))
            .findFirst()
            .orElseThrow();
    return evaluator.create(RULES, OptionValues.defaults(evaluator.options()));
  }
}
