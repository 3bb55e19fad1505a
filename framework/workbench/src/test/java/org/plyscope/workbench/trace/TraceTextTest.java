package org.plyscope.workbench.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.search.SearchSpec;
import org.plyscope.lab.search.Searches;
import org.plyscope.lab.trace.file.TraceFiles;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.workbench.fixture.TestAgents;

class TraceTextTest {
  @TempDir Path folder;

  private final Catalog catalog = Catalog.of(List.of(new TicTacToe(), TestAgents.first()));

  @Test
  void aFreshTraceTellsItsCostAndAReopenedOneItsOrigin() throws InterruptedException {
    Trace trace = search(100);
    TraceText fresh = TraceText.of(trace);
    assertThat(fresh.about()).isEmpty();
    assertThat(fresh.cost()).startsWith("The recorder took ").endsWith(" kB.");
    Path file = folder.resolve("t.plytrace");
    TraceFiles.save(trace, file);
    TraceText reopened = TraceText.of(TraceFiles.load(file, catalog));
    assertThat(reopened.cost()).isEqualTo(fresh.cost());
    assertThat(reopened.about())
        .contains("......... x", "first-move", "depth=2", "seed 5", "Plyscope ");
    assertThat(TraceText.of(null)).isEqualTo(TraceText.NONE);
  }

  @Test
  void whatIsMissingIsSaid() throws InterruptedException {
    assertThat(TraceText.of(search(4)).cost()).contains("kB. 3 of 10 nodes are kept: ");
  }

  @Test
  void aSearchThatDidMoreWithoutRecordingIsComparedBySpeed() {
    assertThat(RecordingProbe.perNode(result(100, 5_000))).isEqualTo(50);
    assertThat(RecordingProbe.perNode(result(250, 5_000))).isEqualTo(20);
  }

  private static SearchResult result(int nodes, long nanos) {
    Counts counts = Counts.builder().nodes(nodes).build();
    return SearchResult.builder(0).nanos(nanos).counts(counts).build();
  }

  private Trace search(int cap) throws InterruptedException {
    Rules rules = catalog.rules("tic-tac-toe", "", Map.of());
    SearchSpec spec =
        SearchSpec.of(Line.of(rules), catalog.agent(rules, "first-move"), Limits.depth(2))
            .withSeed(5)
            .withTrace(cap);
    return Searches.with(catalog)
        .start(spec, SearchListener.NONE, outcome -> {})
        .await()
        .trace()
        .orElseThrow();
  }
}
