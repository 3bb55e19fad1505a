package org.plyscope.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.SearchResult.Status;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.engine.CheckingRecorder;
import org.plyscope.engine.Lattices;
import org.plyscope.engine.Movers;
import org.plyscope.engine.NaturalOrder;
import org.plyscope.engine.Reference;
import org.plyscope.engine.SearchPlan;
import org.plyscope.engine.ZeroEvaluation;
import org.plyscope.engine.alphabeta.OrderingAids.History;
import org.plyscope.engine.alphabeta.TableSettings.Replacement;
import org.plyscope.testkit.games.TicTacToe;

/** Counters, traces, progress, limits and cancelling. */
class AlphaBetaTelemetryTest {
  private static final AlphaBetaSettings EVERYTHING =
      AlphaBetaSettings.PLAIN.with(
          s -> {
            s.windows(true, 20);
            s.quiescence = 3;
            s.ties = Ties.RANDOM;
            s.aids = new OrderingAids(true, true, true, History.AFTER_ORDERER);
            s.table = new TableSettings(1, Replacement.TWO_TIER, true);
            s.unsound = new UnsoundCuts(2, 10, 10, 0);
          });

  private static final Rules UNDECIDED = Lattices.undecided();

  private final Rules rules = UNDECIDED;

  private AlphaBetaSearch searcher(AlphaBetaSettings settings, SearchPlan plan) {
    return Lattices.search(rules, settings, plan);
  }

  private SearchResult search(AlphaBetaSettings settings, SearchPlan plan, Limits limits) {
    return searcher(settings, plan)
        .search(SearchRequest.of(Line.of(rules), limits).withSeed(9), SearchListener.NONE);
  }

  static Stream<AlphaBetaSettings> allKinds() {
    return Stream.concat(prunings(), Stream.of(EVERYTHING));
  }

  @ParameterizedTest
  @MethodSource("allKinds")
  void aTraceHoldsExactlyTheCountedNodes(AlphaBetaSettings settings) {
    CheckingRecorder trace = new CheckingRecorder(settings);
    Counts counters =
        searcher(settings, SearchPlan.DEEPENING)
            .search(
                SearchRequest.of(Line.of(rules), Limits.depth(6)).withSeed(9).withRecorder(trace),
                SearchListener.NONE)
            .counts();
    for (int ply = 0; ply < counters.plies(); ply++) {
      List<CheckingRecorder.Node> nodes = trace.ply(ply);
      assertThat(nodes).hasSize((int) counters.nodes(ply));
      assertThat(nodes.stream().filter(n -> n.tried > 0 && cut(n, trace)).count())
          .isEqualTo(counters.cutoffs(ply));
      assertThat(nodes.stream().filter(n -> n.end == NodeEnd.TABLE).count())
          .isEqualTo(counters.tableHits(ply));
    }
    assertThat(trace.nodes).noneMatch(n -> n.end == null || n.end == NodeEnd.STOPPED);
  }

  /** Returns whether a node was cut, be it by the noisy moves of one that was given up. */
  private static boolean cut(CheckingRecorder.Node node, CheckingRecorder trace) {
    boolean ours = node.player == trace.nodes.get(0).player;
    return node.end == NodeEnd.CUTOFF
        || (node.end == NodeEnd.PRUNED && node.bound == (ours ? Bound.LOWER : Bound.UPPER));
  }

  /** A search that is not traced takes a shorter way through the last ply. */
  @ParameterizedTest
  @MethodSource("allKinds")
  void aTraceChangesNothing(AlphaBetaSettings settings) {
    for (SearchPlan plan : List.of(SearchPlan.DEEPENING, SearchPlan.fixed(6))) {
      SearchRequest request = SearchRequest.of(Line.of(rules), Limits.depth(6)).withSeed(9);
      SearchResult bare = searcher(settings, plan).search(request, SearchListener.NONE);
      SearchResult traced =
          searcher(settings, plan)
              .search(request.withRecorder(new CheckingRecorder(settings)), SearchListener.NONE);
      assertThat(counts(bare.counts())).isEqualTo(counts(traced.counts()));
      assertThat(bare.value()).isEqualTo(traced.value());
      assertThat(bare.line()).isEqualTo(traced.line());
      assertThat(bare.candidates()).isEqualTo(traced.candidates());
    }
  }

  /** Returns all that was counted, one line per ply. */
  private static List<String> counts(Counts counters) {
    List<String> counts = new ArrayList<>();
    counts.add("researches " + counters.researches() + " stored " + counters.stored());
    for (int ply = 0; ply < counters.plies(); ply++) {
      int here = ply;
      counts.add(
          "nodes %d leaves %d table hits %d cutoffs %d at %s, mean %s"
              .formatted(
                  counters.nodes(ply),
                  counters.leaves(ply),
                  counters.tableHits(ply),
                  counters.cutoffs(ply),
                  IntStream.range(0, Counts.BUCKETS)
                      .mapToObj(i -> counters.cutoffs(here, i))
                      .toList(),
                  counters.meanCutoffIndex(ply)));
    }
    return counts;
  }

  static Stream<AlphaBetaSettings> prunings() {
    return Stream.of(Pruning.values())
        .map(pruning -> AlphaBetaSettings.PLAIN.with(s -> s.pruning = pruning))
        .flatMap(s -> Stream.of(s, s.with(t -> t.strictCuts = true)))
        .flatMap(s -> Stream.of(s, s.with(t -> t.windows(true, 0))));
  }

  @ParameterizedTest
  @MethodSource("prunings")
  void valuesInATraceAreThoseOfTheirSubtrees(AlphaBetaSettings settings) {
    CheckingRecorder trace = new CheckingRecorder(settings);
    int root = rules.initial().toMove();
    searcher(settings, SearchPlan.fixed(5))
        .search(
            SearchRequest.of(Line.of(rules), Limits.depth(5)).withRecorder(trace),
            SearchListener.NONE);
    Reference reference = new Reference(Lattices.evaluation(rules), 2, root, 0);
    for (CheckingRecorder.Node node : trace.nodes) {
      State state = trace.state(rules, node);
      int value = reference.value(state, 5 - node.ply, node.ply);
      switch (node.bound) {
        case EXACT -> assertThat(node.value).isEqualTo(value);
        case LOWER -> assertThat(node.value).isLessThanOrEqualTo(value);
        default -> assertThat(node.value).isGreaterThanOrEqualTo(value);
      }
      int legal = state.moves(new MoveList());
      if (node.end == NodeEnd.CUTOFF || node.end == NodeEnd.EXPANDED) {
        assertThat(node.tried + node.skipped).isEqualTo(legal);
      }
      assertThat(node.player).isEqualTo(state.toMove());
    }
  }

  @ParameterizedTest
  @MethodSource("allKinds")
  void theNodeLimitIsExact(AlphaBetaSettings settings) {
    for (long limit : new long[] {1, 2, 7, 100, 101, 102, 103, 1000, 12345}) {
      SearchResult result = search(settings, SearchPlan.DEEPENING, Limits.nodes(limit));
      assertThat(result.counts().nodes()).isEqualTo(limit);
      assertThat(result.status()).isEqualTo(Status.LIMIT);
      assertThat(result.line()).startsWith(result.move());
    }
  }

  @Test
  void aStoppedSearchClosesItsTrace() {
    CheckingRecorder trace = new CheckingRecorder();
    searcher(AlphaBetaSettings.PLAIN, SearchPlan.fixed(30))
        .search(
            SearchRequest.of(Line.of(rules), Limits.nodes(500)).withRecorder(trace),
            SearchListener.NONE);
    assertThat(trace.nodes).hasSize(500).noneMatch(n -> n.end == null);
    assertThat(trace.nodes.get(0).end).isEqualTo(NodeEnd.STOPPED);
  }

  @Test
  void everyIterationIsReportedWithALegalLine() {
    List<SearchResult> reports = new ArrayList<>();
    SearchResult result =
        searcher(EVERYTHING, SearchPlan.DEEPENING)
            .search(
                SearchRequest.of(Line.of(rules), Limits.depth(7)), SearchListener.of(reports::add));
    assertThat(reports.stream().map(SearchResult::depth)).contains(1, 2, 3, 4, 5, 6, 7);
    assertThat(reports).allMatch(r -> r.status() == Status.RUNNING);
    assertThat(result.status()).isEqualTo(Status.COMPLETE);
    for (SearchResult report : reports) {
      State state = rules.initial();
      MoveList legal = new MoveList();
      for (long move : report.line()) {
        state.moves(legal);
        assertThat(legal.indexOf(move)).isNotNegative();
        state.play(move);
      }
    }
  }

  @Test
  void candidatesSayHowTheirValuesAreToBeRead() {
    SearchResult result = search(AlphaBetaSettings.PLAIN, SearchPlan.fixed(6), Limits.depth(6));
    List<Candidate> candidates = result.candidates();
    assertThat(candidates).hasSize(rules.initial().moves(new MoveList()));
    assertThat(candidates.get(0).move()).isEqualTo(result.move());
    assertThat(candidates.get(0).bound()).isEqualTo(Bound.EXACT);
    assertThat(candidates.stream().mapToLong(Candidate::effort).sum() + 1)
        .isEqualTo(result.counts().nodes());
    SearchResult full = search(AlphaBetaSettings.MINIMAX, SearchPlan.fixed(4), Limits.depth(4));
    assertThat(full.candidates()).allMatch(c -> c.bound() == Bound.EXACT);
  }

  @Test
  void aSolvedGameEndsTheSearchAndSaysSo() {
    Rules game = TicTacToe.standard();
    SearchResult drawn =
        new AlphaBetaSearch(
                game,
                new ZeroEvaluation(),
                new NaturalOrder(),
                AlphaBetaSettings.PLAIN.with(
                    s -> s.table = new TableSettings(4, Replacement.DEEPER, false)),
                SearchPlan.DEEPENING)
            .search(SearchRequest.of(Line.of(game), Limits.NONE), SearchListener.NONE);
    assertThat(drawn.value()).isZero();
    assertThat(drawn.depth()).isEqualTo(9);
    assertThat(drawn.status()).isEqualTo(Status.COMPLETE);
    assertThat(drawn.comment()).isEqualTo("Everything was searched to the end of the game.");
    SearchResult won =
        new AlphaBetaSearch(
                game,
                new ZeroEvaluation(),
                new NaturalOrder(),
                AlphaBetaSettings.PLAIN,
                SearchPlan.DEEPENING)
            .search(
                SearchRequest.of(Line.of(game, "x.o.x..o. x"), Limits.NONE), SearchListener.NONE);
    assertThat(won.comment()).isEqualTo("Wins in 1 ply. No deeper search can change that.");
    assertThat(won.line()).containsExactly(8);
  }

  @Test
  void theBudgetLowersOrRaisesAnAdaptiveDepth() {
    SearchPlan tight = new SearchPlan(SearchPlan.Control.ADAPTIVE, 8, 300);
    SearchResult lowered = search(AlphaBetaSettings.MINIMAX, tight, Limits.NONE);
    assertThat(lowered.depth()).isBetween(1, 7);
    assertThat(lowered.status()).isEqualTo(Status.COMPLETE);
    SearchPlan wide = new SearchPlan(SearchPlan.Control.ADAPTIVE, 1, 5000);
    SearchResult raised = search(AlphaBetaSettings.MINIMAX, wide, Limits.NONE);
    assertThat(raised.depth()).isGreaterThan(2);
  }

  @Test
  void anAdaptiveSearchHasABudgetAlsoWithoutALimit() {
    SearchResult unsaid = search(AlphaBetaSettings.PLAIN, adaptive(0), Limits.NONE);
    SearchResult said = search(AlphaBetaSettings.PLAIN, adaptive(300_000), Limits.NONE);
    assertThat(unsaid.depth()).isEqualTo(said.depth()).isGreaterThan(4);
    assertThat(counts(unsaid.counts())).isEqualTo(counts(said.counts()));
  }

  private static SearchPlan adaptive(long budget) {
    return new SearchPlan(SearchPlan.Control.ADAPTIVE, 4, budget);
  }

  @Test
  void ownMovesOnlyLeavesOutTheOpponent() {
    Rules game = TicTacToe.standard();
    Movers alone = new Movers.OwnMoves(Movers.OwnMoves.UNWATCHED);
    SearchResult result =
        new AlphaBetaSearch(
                game,
                new ZeroEvaluation(),
                new NaturalOrder(),
                AlphaBetaSettings.MINIMAX.with(s -> s.movers = alone),
                SearchPlan.fixed(3))
            .search(SearchRequest.of(Line.of(game), Limits.NONE), SearchListener.NONE);
    assertThat(result.counts().nodes()).isEqualTo(1 + 9 + 9 * 8 + 9 * 8 * 7);
    assertThat(result.comment()).isEqualTo("Wins in 3 plies.");
    SearchResult refused =
        search(
            AlphaBetaSettings.PLAIN.with(s -> s.movers = alone),
            SearchPlan.fixed(3),
            Limits.depth(2));
    assertThat(refused.comment()).contains("cannot leave out");
  }
}
