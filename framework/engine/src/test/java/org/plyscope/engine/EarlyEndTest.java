package org.plyscope.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.SearchPlan.Control;
import org.plyscope.engine.alphabeta.AlphaBetaSearch;
import org.plyscope.engine.alphabeta.AlphaBetaSettings;
import org.plyscope.engine.multiplayer.MaxNSearch;
import org.plyscope.testkit.games.TicTacToe;

/** A search that ends before its target depth reports why. */
class EarlyEndTest {
  private static final Rules RULES = TicTacToe.standard();
  private static final String ALL = "Everything was searched to the end of the game.";
  private static final String SETTLED = "No deeper search can change that.";

  /** Three moves are left, and no player can win. */
  private static final String NEARLY_FULL = "xoxxo.o.. x";

  @ParameterizedTest
  @CsvSource({"DEEPENING, 0, true", "DEEPENING, 9, true", "DEEPENING, 3, false", "FIXED, 9, false"})
  void whenNothingIsLeft(Control control, int depth, boolean says) {
    SearchPlan plan = new SearchPlan(control, 0, 0);
    Limits limits = depth == 0 ? Limits.NONE : Limits.depth(depth);
    for (SearchResult result :
        new SearchResult[] {alphaBeta(plan, limits, NEARLY_FULL), maxN(plan, limits)}) {
      assertThat(result.comment().contains(ALL)).as(result.comment()).isEqualTo(says);
      assertThat(result.comment()).doesNotContain(SETTLED);
    }
  }

  @ParameterizedTest
  @CsvSource({"0, true", "9, true", "1, false"})
  void whenTheValueIsFinal(int depth, boolean says) {
    Limits limits = depth == 0 ? Limits.NONE : Limits.depth(depth);
    SearchResult result = alphaBeta(SearchPlan.DEEPENING, limits, "x.o.x..o. x");
    assertThat(result.depth()).isEqualTo(1);
    assertThat(result.comment()).isEqualTo("Wins in 1 ply." + (says ? " " + SETTLED : ""));
  }

  @ParameterizedTest
  @CsvSource({"20", "400"})
  void aSearchThatMeetsALimitSaysNothing(int nodes) {
    SearchResult result = alphaBeta(SearchPlan.DEEPENING, Limits.nodes(nodes), ".........");
    assertThat(result.comment()).doesNotContain(ALL).doesNotContain(SETTLED);
  }

  @Test
  void alsoWhenTheDepthIsChosenByTheBudget() {
    SearchPlan plan = new SearchPlan(Control.ADAPTIVE, 0, 0);
    assertThat(alphaBeta(plan, Limits.NONE, NEARLY_FULL).comment()).contains(ALL);
  }

  private static SearchResult alphaBeta(SearchPlan plan, Limits limits, String position) {
    Line line = position.contains(" ") ? Line.of(RULES, position) : Line.of(RULES);
    return new AlphaBetaSearch(
            RULES, new ZeroEvaluation(), new NaturalOrder(), AlphaBetaSettings.PLAIN, plan)
        .search(SearchRequest.of(line, limits), SearchListener.NONE);
  }

  private static SearchResult maxN(SearchPlan plan, Limits limits) {
    return new MaxNSearch(RULES, new ZeroEvaluation(), plan)
        .search(SearchRequest.of(Line.of(RULES, NEARLY_FULL), limits), SearchListener.NONE);
  }
}
