package org.plyscope.lab.trace.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.engine.montecarlo.SelectionSettings.Rule;
import org.plyscope.engine.montecarlo.UctFigures;
import org.plyscope.engine.montecarlo.UctSearch;
import org.plyscope.engine.montecarlo.UctSettings;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.trace.RecordedTrace;
import org.plyscope.lab.trace.SampleTraces;
import org.plyscope.testkit.CountdownGame;

/** Figures of an agent on their way through a file. */
class FigureFilesTest {
  @TempDir Path folder;

  private final Catalog catalog = Catalog.of(List.of(new CountdownGame()));

  @Test
  void figuresOfARealSearchComeBackWithTheTrace() throws InterruptedException {
    RecordedTrace trace = SampleTraces.recording(5_000);
    Rules rules = trace.rules();
    SearchRequest request =
        SearchRequest.of(Line.of(rules, "15/0"), Limits.NONE.withIterations(300))
            .withRecorder(trace);
    SearchResult result =
        new UctSearch(rules, UctSettings.STANDARD).search(request, SearchListener.NONE);
    trace.finish();
    Path file = folder.resolve("figures.plytrace");
    TraceFiles.save(trace, result, file, () -> false);
    SavedSearch read = TraceFiles.open(file, catalog, JobMonitor.NONE);

    assertThat(read.trace().figures()).containsExactly(UctFigures.EXPLORATION);
    assertThat(read.trace().size()).isEqualTo(trace.size()).isGreaterThan(50);
    for (int node = 0; node < trace.size(); node++) {
      Double before = trace.figure(node, UctFigures.EXPLORATION);
      assertThat(read.trace().figure(node, UctFigures.EXPLORATION)).isEqualTo(before);
    }
    SearchResult same = read.result().orElseThrow();
    assertThat(same.figures()).isEqualTo(result.figures());
    assertThat(same.figures().list()).containsExactly(UctFigures.PLAYOUT_LENGTH);
    assertThat(same.candidates()).isEqualTo(result.candidates());
    assertThat(same.counts()).isEqualTo(result.counts());
  }

  /** A search of three players with all figures of a Monte Carlo tree. */
  @Test
  void aRichMonteCarloTraceComesBackAsItWas() throws InterruptedException {
    RecordedTrace trace = SampleTraces.recording(5_000);
    Rules rules = trace.rules();
    UctSettings rich =
        UctSettings.of(
            s -> {
              s.rule = Rule.PUCT;
              s.expandAll = true;
              s.rave = 50;
              s.solver = true;
            });
    SearchResult result =
        new UctSearch(rules, rich)
            .search(
                SearchRequest.of(Line.of(rules, "15/0"), Limits.NONE.withIterations(200))
                    .withRecorder(trace),
                SearchListener.NONE);
    trace.finish();
    Path file = folder.resolve("rich-uct.plytrace");
    TraceFiles.save(trace, result, file, () -> false);
    SavedSearch read = TraceFiles.open(file, catalog, JobMonitor.NONE);

    List<Figure> figures =
        List.of(UctFigures.EXPLORATION, UctFigures.RAVE, UctFigures.PRIOR, UctFigures.PROVED);
    assertThat(read.trace().figures()).containsExactlyInAnyOrderElementsOf(figures);
    int unvisited = 0;
    for (int node = 0; node < trace.size(); node++) {
      unvisited += trace.visits(node) == 0 ? 1 : 0;
      assertThat(read.trace().visits(node)).isEqualTo(trace.visits(node));
      for (int player = 0; player < 3; player++) {
        Double value = trace.value(node, player);
        assertThat(read.trace().value(node, player)).isEqualTo(value);
      }
      for (Figure figure : figures) {
        Double number = trace.figure(node, figure);
        assertThat(read.trace().figure(node, figure)).isEqualTo(number);
      }
    }
    assertThat(unvisited).as("children that were added but not visited").isPositive();
    assertThat(read.result().orElseThrow().candidates()).isEqualTo(result.candidates());
    assertThat(read.result().orElseThrow().values()).isEqualTo(result.values()).hasSize(3);
  }

  @Test
  void declarationsKeepAllTheirParts() {
    Figure rich =
        Figure.of("rich", "Rich")
            .withHelp("Says „much“.")
            .withUnit("kg")
            .withFormat(Figure.Format.COUNT);
    RecordedTrace trace = SampleTraces.recording(100);
    SampleTraces.grow(trace, TraceRecorder.NO_PARENT, 0, 2, 2);
    trace.figure(1, rich, Double.NEGATIVE_INFINITY);
    trace.finish();
    Path file = folder.resolve("rich.plytrace");
    TraceFiles.save(trace, file);
    RecordedTrace loaded = TraceFiles.load(file, catalog);
    assertThat(loaded.figures()).containsExactly(rich);
    assertThat(loaded.figure(1, rich)).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(loaded.figure(2, rich)).isNaN();
  }
}
