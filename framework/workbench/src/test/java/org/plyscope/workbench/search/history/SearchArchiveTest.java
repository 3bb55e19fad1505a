package org.plyscope.workbench.search.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.SearchResult.Status;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.trace.read.TraceCost;
import org.plyscope.api.trace.read.TraceOrigin;
import org.plyscope.lab.trace.RecordedTrace;
import org.plyscope.lab.trace.TracePolicy;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.workbench.live.SearchHistory;

class SearchArchiveTest {
  private final Line line = Line.of(TicTacToe.standard());

  private SearchOrigin asked(Limits limits) {
    return new SearchOrigin(line, "Searcher", limits, false, true, new SearchHistory());
  }

  private Trace trace() {
    RecordedTrace trace =
        RecordedTrace.recording(
            line,
            TraceOrigin.of(AgentSpec.parse("searcher"), Limits.depth(1), 0),
            10,
            TracePolicy.SAMPLE);
    int root = trace.open(TraceRecorder.NO_PARENT, MoveList.NONE, 0, 0);
    trace.close(root, 0, Bound.EXACT, NodeEnd.LEAF, 0);
    return trace.finish();
  }

  private static long bytes(Trace trace) {
    return trace.cost().map(TraceCost::bytes).filter(b -> b > 0).orElse(64L * trace.size());
  }

  private SearchResult add(SearchArchive archive, Trace trace) {
    SearchResult result = SearchResult.builder(4).value(1).build();
    archive.add(asked(Limits.depth(1)), result, trace, LocalTime.NOON);
    return result;
  }

  @Test
  void treesGiveWayWhenThereIsNoRoomTheOldestFirst() {
    Trace first = trace();
    Trace second = trace();
    Trace third = trace();
    SearchArchive archive = new SearchArchive(2 * bytes(first));
    List<Integer> sizes = new ArrayList<>();
    archive.onChange(() -> sizes.add(archive.entries().size()));
    SearchResult oldest = add(archive, first);
    add(archive, second);
    assertThat(archive.keeps(first)).isTrue();
    add(archive, third);
    assertThat(archive.keeps(first)).isFalse();
    assertThat(archive.keeps(second)).isTrue();
    assertThat(archive.keeps(third)).isTrue();
    assertThat(archive.find(oldest).orElseThrow().lost()).isTrue();
    EntryText text = EntryText.of(archive.find(oldest).orElseThrow(), Map.of());
    assertThat(text.who()).contains("Searcher", "depth 1");
    assertThat(text.when()).contains("tree no longer kept");
    assertThat(sizes).containsExactly(1, 2, 3);
  }

  @Test
  void theNewestTreeIsKeptHoweverLarge() {
    SearchArchive archive = new SearchArchive(0);
    Trace tree = trace();
    SearchResult result = add(archive, tree);
    assertThat(archive.keeps(tree)).isTrue();
    SearchArchive.Entry entry = archive.find(result).orElseThrow();
    assertThat(entry.selection().trace()).contains(tree);
    assertThat(entry.selection().line()).isEqualTo(line);
  }

  @Test
  void thereIsAnEndToTheListButResultsKnowWhereTheyAreFrom() {
    SearchArchive archive = new SearchArchive(1_000_000);
    SearchResult first = add(archive, null);
    for (int i = 0; i < SearchArchive.MOST; i++) {
      add(archive, null);
    }
    assertThat(archive.entries()).hasSize(SearchArchive.MOST);
    assertThat(archive.find(first)).isEmpty();
    assertThat(archive.asked(first)).isPresent();
  }

  @Test
  void aGameThatLeavesIsForgotten() {
    SearchArchive archive = new SearchArchive(1_000_000);
    SearchResult result = add(archive, trace());
    archive.forget(rules -> true);
    assertThat(archive.entries()).isEmpty();
    assertThat(archive.asked(result)).isEmpty();
  }

  @Test
  void theLimitThatEndedASearchHasAName() {
    SearchCounters counters = new SearchCounters();
    for (int i = 0; i < 1_000; i++) {
      counters.node(1);
      counters.playout();
    }
    SearchResult ended =
        SearchResult.builder(4)
            .status(Status.LIMIT)
            .counts(counters.counts())
            .nanos(1_990_000_000)
            .build();
    assertThat(asked(Limits.NONE.withIterations(1_000)).endedBy(ended)).contains("iterations");
    assertThat(asked(Limits.nodes(1_000)).endedBy(ended)).contains("nodes");
    assertThat(asked(Limits.parse("nodes=100000, time=2000ms")).endedBy(ended)).contains("time");
    assertThat(asked(Limits.NONE).endedBy(ended)).contains("its own limit");
    assertThat(asked(Limits.NONE).title()).isEqualTo("Searcher  ·  its own limit");
    assertThat(asked(Limits.NONE).endedBy(SearchResult.builder(4).build())).isEmpty();
  }
}
