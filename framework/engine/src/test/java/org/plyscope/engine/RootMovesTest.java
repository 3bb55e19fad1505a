package org.plyscope.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;
import org.plyscope.engine.alphabeta.AlphaBetaSearch;
import org.plyscope.engine.alphabeta.AlphaBetaSettings;
import org.plyscope.engine.alphabeta.OrderingAids;
import org.plyscope.engine.alphabeta.OrderingAids.History;
import org.plyscope.engine.alphabeta.TableSettings;
import org.plyscope.engine.alphabeta.TableSettings.Replacement;
import org.plyscope.engine.montecarlo.UctSearch;
import org.plyscope.engine.montecarlo.UctSettings;
import org.plyscope.engine.multiplayer.MaxNSearch;
import org.plyscope.testkit.games.Lattice;
import org.plyscope.testkit.games.TicTacToe;

/** A search that is kept to one move of the root gives that move its own exact value. */
class RootMovesTest {
  private static final int DEPTH = 4;

  private static final AlphaBetaSettings EVERYTHING =
      AlphaBetaSettings.PLAIN.with(
          s -> {
            s.aids = new OrderingAids(true, true, true, History.AFTER_ORDERER);
            s.table = new TableSettings(1, Replacement.TWO_TIER, false);
            s.windows(true, 15);
          });

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void alphaBeta(int players) {
    for (int seed = 0; seed < 6; seed++) {
      Rules rules = Lattice.rules(seed, players);
      Evaluator evaluation = evaluation(rules);
      State state = rules.initial();
      Reference reference = new Reference(evaluation, players, state.toMove(), 0);
      for (AlphaBetaSettings settings : List.of(AlphaBetaSettings.PLAIN, EVERYTHING)) {
        for (SearchPlan plan : List.of(SearchPlan.fixed(DEPTH), SearchPlan.DEEPENING)) {
          AlphaBetaSearch search =
              new AlphaBetaSearch(rules, evaluation, new NaturalOrder(), settings, plan);
          SearchRequest request =
              SearchRequest.of(Line.of(rules, state.position()), Limits.depth(DEPTH));
          search.search(request, SearchListener.NONE);
          for (long move : request.rootMoves()) {
            SearchResult result = search.search(request.withRootMoves(move), SearchListener.NONE);
            assertThat(result.move()).isEqualTo(move);
            assertThat(result.candidates()).extracting(Candidate::move).containsExactly(move);
            assertThat(result.candidates().get(0).bound()).isEqualTo(Bound.EXACT);
            state.play(move);
            assertThat(result.value()).isEqualTo(reference.value(state, DEPTH - 1, 1));
            state.undo();
          }
        }
      }
    }
  }

  @Test
  void maxN() {
    Rules rules = Lattice.rules(3, 3);
    MaxNSearch search = new MaxNSearch(rules, evaluation(rules), SearchPlan.fixed(DEPTH));
    SearchRequest request = SearchRequest.of(Line.of(rules), Limits.NONE);
    SearchResult all = search.search(request, SearchListener.NONE);
    assertThat(all.candidates()).hasSizeGreaterThan(1);
    for (Candidate candidate : all.candidates()) {
      SearchResult one =
          search.search(request.withRootMoves(candidate.move()), SearchListener.NONE);
      assertThat(one.move()).isEqualTo(candidate.move());
      assertThat(one.value()).isEqualTo(candidate.value());
      assertThat(one.counts().nodes()).isEqualTo(candidate.effort() + 1);
    }
  }

  @Test
  void uct() {
    Rules rules = TicTacToe.standard();
    UctSearch search = new UctSearch(rules, UctSettings.STANDARD);
    SearchRequest request =
        SearchRequest.of(Line.of(rules, "xx.oo.... x"), Limits.NONE.withIterations(500));
    SearchResult loss = search.search(request.withRootMoves(8, 7), SearchListener.NONE);
    assertThat(loss.candidates()).extracting(Candidate::move).containsExactlyInAnyOrder(7L, 8L);
    assertThat(loss.candidates().stream().mapToLong(Candidate::effort).sum()).isEqualTo(500);
    assertThat(loss.value()).isLessThan(0.2);
    SearchResult free = search.search(request, SearchListener.NONE);
    SearchResult all =
        search.search(request.withRootMoves(request.rootMoves()), SearchListener.NONE);
    assertThat(all.candidates()).isEqualTo(free.candidates());
    assertThat(free.move()).isEqualTo(2);
  }

  /** A stop before the first node must not bring back a move that was excluded. */
  @Test
  void aStoppedSearchKeepsToTheMovesToo() {
    Rules rules = TicTacToe.standard();
    SearchRequest request =
        SearchRequest.of(Line.of(rules), Limits.NONE).withStop(() -> true).withRootMoves(5);
    Evaluator evaluation = TicTacToe.OPEN_LINES.create(rules, OptionValues.defaults(List.of()));
    AlphaBetaSettings plain = AlphaBetaSettings.PLAIN;
    assertThat(
            new AlphaBetaSearch(rules, evaluation, new NaturalOrder(), plain, SearchPlan.DEEPENING)
                .search(request, SearchListener.NONE)
                .move())
        .isEqualTo(5);
    assertThat(
            new MaxNSearch(rules, evaluation, SearchPlan.DEEPENING)
                .search(request, SearchListener.NONE)
                .move())
        .isEqualTo(5);
    assertThat(
            new UctSearch(rules, UctSettings.STANDARD).search(request, SearchListener.NONE).move())
        .isEqualTo(5);
  }

  /** Perfect tic-tac-toe is a draw; a win is proved, an evaluation is not. */
  @Test
  void onlyAnEndWithinTheDepthIsSolved() {
    Rules rules = TicTacToe.standard();
    Evaluator evaluation = TicTacToe.OPEN_LINES.create(rules, OptionValues.defaults(List.of()));
    AlphaBetaSearch search =
        new AlphaBetaSearch(
            rules, evaluation, new NaturalOrder(), AlphaBetaSettings.PLAIN, SearchPlan.DEEPENING);
    SearchRequest win = SearchRequest.of(Line.of(rules, "xx.oo.... x"), Limits.depth(3));
    assertThat(search.search(win, SearchListener.NONE).solved()).isTrue();
    assertThat(search.search(win.withRootMoves(8), SearchListener.NONE).solved()).isTrue();
    SearchRequest open = SearchRequest.of(Line.of(rules), Limits.depth(3));
    assertThat(search.search(open, SearchListener.NONE).solved()).isFalse();
  }

  private static Evaluator evaluation(Rules rules) {
    return Lattice.HASH_VALUE.create(rules, OptionValues.defaults(List.of()));
  }
}
