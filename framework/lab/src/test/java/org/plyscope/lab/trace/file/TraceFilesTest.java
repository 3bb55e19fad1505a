package org.plyscope.lab.trace.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.trace.read.TraceOrigin;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.ProgramVersion;
import org.plyscope.lab.trace.RecordedTrace;
import org.plyscope.lab.trace.SampleTraces;
import org.plyscope.testkit.CountdownGame;

class TraceFilesTest {
  @TempDir Path folder;

  private final Catalog catalog = Catalog.of(List.of(new CountdownGame()));

  private static RecordedTrace sample(boolean monteCarlo) {
    RecordedTrace trace = SampleTraces.recording(500);
    SampleTraces.grow(trace, TraceRecorder.NO_PARENT, 0, 6, 2);
    SampleTraces.grow(trace, TraceRecorder.NO_PARENT, 0, 6, 4);
    for (int node = 0; node < trace.size(); node++) {
      if (monteCarlo) {
        trace.visits(node, 1000L * node, new double[] {node, 0.5, -node});
      } else {
        trace.window(node, -node, node / 3.0);
      }
    }
    trace.finish();
    return trace;
  }

  @Test
  void itKeepsWhatItsAgentWasMadeOf() {
    Path file = folder.resolve("parts" + TraceFiles.EXTENSION);
    RecordedTrace trace = SampleTraces.spec(50).recording(AgentSpec.parse("greedy:evaluator=flat"));
    SampleTraces.grow(trace, TraceRecorder.NO_PARENT, 0, 2, 2);
    trace.finish();
    TraceFiles.save(trace, file);
    RecordedTrace loaded = TraceFiles.load(file, catalog);
    assertThat(loaded.origin().agent()).hasToString("greedy");
    assertThat(loaded.origin().madeOf()).hasToString("greedy:evaluator=flat");
    assertThat(loaded.source()).contains("by greedy:evaluator=flat until");
  }

  @Test
  void aTraceComesBackAsItWas() {
    for (boolean monteCarlo : List.of(true, false)) {
      Path file = folder.resolve("sample" + TraceFiles.EXTENSION);
      RecordedTrace saved = sample(monteCarlo);
      TraceFiles.save(saved, file);
      RecordedTrace loaded = TraceFiles.load(file, catalog);
      assertThat(loaded.rules().options()).isEqualTo(saved.rules().options());
      assertThat(loaded.position()).isEqualTo("15/0");
      assertThat(loaded.title()).isEqualTo("greedy · depth=4 · seed 3");
      assertThat(loaded.origin())
          .isEqualTo(
              TraceOrigin.of(AgentSpec.parse("greedy"), Limits.depth(4), 3)
                  .withProgram(ProgramVersion.text()));
      assertThat(loaded.opened()).isEqualTo(saved.opened()).isGreaterThan(saved.size());
      assertThat(loaded.dropped()).isEqualTo(saved.dropped());
      assertThat(loaded.note()).isEqualTo(saved.note());
      assertThat(rows(loaded)).isEqualTo(rows(saved));
    }
  }

  @Test
  void savingLeavesNothingElseBehind() throws IOException {
    Path file = folder.resolve("sample.plytrace");
    TraceFiles.save(sample(true), file);
    TraceFiles.save(sample(false), file);
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(file);
    }
    assertThatThrownBy(() -> TraceFiles.save(sample(true), folder.resolve("no/such/folder.x")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("no such folder");
  }

  @Test
  void theResultComesBackWithTheTrace() throws InterruptedException {
    SearchCounters counters = new SearchCounters();
    for (int i = 0; i < 200; i++) {
      counters.node(i % 4);
      counters.cutoff(i % 4, i % 50);
    }
    counters.leaves(4, 1_000_000);
    counters.tableHit(2);
    counters.playout();
    counters.research();
    counters.stored(77);
    SearchResult result =
        SearchResult.builder(3)
            .status(SearchResult.Status.LIMIT)
            .value(Double.NEGATIVE_INFINITY)
            .values(new double[] {1, Double.NaN, 3})
            .depth(5)
            .nanos(123)
            .line(new long[] {3, 1})
            .candidates(List.of(Candidate.of(3).withValue(Double.NaN, Bound.UPPER).withEffort(9)))
            .comment("said „so“")
            .counts(counters.counts())
            .build();
    Path file = folder.resolve("with-result.plytrace");
    List<Double> progress = new ArrayList<>();
    TraceFiles.save(sample(false), result, file, () -> false);
    SavedSearch read = TraceFiles.open(file, catalog, monitor(progress, false));
    assertThat(read.trace().source()).startsWith("From a file: ");
    assertThat(read.result().orElseThrow())
        .usingRecursiveComparison()
        .withEqualsForType((Double a, Double b) -> a.equals(b), Double.class)
        .isEqualTo(result);
    Counts same = read.result().orElseThrow().counts();
    assertThat(same).isEqualTo(counters.counts());
    assertThat(same.nodes()).isEqualTo(1_000_200);
    assertThat(progress).isSorted().isNotEmpty().last().isEqualTo(1.0);
  }

  @Test
  void readingAndWritingCanBeCancelled() throws IOException {
    Path file = folder.resolve("cancelled.plytrace");
    TraceFiles.save(sample(true), file);
    assertThatThrownBy(() -> TraceFiles.open(file, catalog, monitor(new ArrayList<>(), true)))
        .isInstanceOf(InterruptedException.class);
    Path other = folder.resolve("other.plytrace");
    assertThatThrownBy(() -> TraceFiles.save(sample(true), null, other, () -> true))
        .isInstanceOf(InterruptedException.class);
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(file);
    }
  }

  private static JobMonitor monitor(List<Double> progress, boolean cancelled) {
    return new JobMonitor() {
      @Override
      public void progress(double fraction, String text) {
        progress.add(fraction);
      }

      @Override
      public boolean cancelled() {
        return cancelled;
      }
    };
  }

  @Test
  void whatIsNoTraceIsRefused() throws IOException {
    assertThatThrownBy(() -> TraceFiles.load(folder.resolve("missing"), catalog))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("There is no file");
    Path file = folder.resolve("text");
    Files.writeString(file, "just some text");
    assertThatThrownBy(() -> TraceFiles.load(file, catalog))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("not a trace");
    TraceFiles.save(sample(true), file);
    assertThatThrownBy(() -> TraceFiles.load(file, Catalog.of(List.of())))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(
            "'" + file + "' cannot be opened: trace.line: There is no game 'countdown'");
  }

  @Test
  void whatIsWrongInAHeaderIsNamedWithItsPath() throws IOException {
    headerRefused("\"seed\":3", "\"seed\":\"x\"", "trace.seed is 'x'; it must be a whole number");
    headerRefused("\"seed\":3", "\"seed\":3,\"seed\":3", "trace.seed: the key occurs twice.");
    headerRefused("\"seed\":3", "\"seed\":3,\"sead\":3", "trace.sead is not a known key here.");
    headerRefused("\"seed\":3,", "", "trace.seed is missing.");
    headerRefused("\"15/0\"", "\"15-0\"", "trace.line: ");
    headerRefused("\"sample\"", "\"all\"", "trace.policy is 'all'; it must be one of sample, beg");
    headerRefused("\"opened\":1", "\"opened\":0,\"x\":1", "trace.opened is 0; it must be at least");
    headerRefused("\"depth=4\"", "\"plies=4\"", "trace.limits: The limit 'plies' is not known");
    headerRefused("{\"format\"", "\"format\"", "trace is not written in JSON");
    headerRefused("\"format\":3", "\"format\":\"3\"", "trace.format is '3'; it must be");
    headerRefused(
        "\"format\":3",
        "\"format\":4,\"more\":0",
        "it was saved by a newer program (format 4); update this one.");
  }

  private void headerRefused(String right, String wrong, String sentence) throws IOException {
    Path file = folder.resolve("wrong.plytrace");
    TraceFiles.save(sample(true), file);
    assertThat(TraceZip.text(file, TraceWriter.HEADER)).contains(right);
    TraceZip.change(file, TraceWriter.HEADER, text -> text.replace(right, wrong));
    assertThatThrownBy(() -> TraceFiles.load(file, catalog))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("'" + file + "' cannot be opened: " + sentence);
  }

  @Test
  void aResultThatMakesNoSenseIsDroppedWithASentence() throws Exception {
    Path file = folder.resolve("result.plytrace");
    TraceFiles.save(sample(true), SearchResult.builder(3).build(), file, () -> false);
    TraceZip.change(file, TraceWriter.RESULT, text -> text.replace("\"3\"", "\"9\""));
    SavedSearch saved = TraceFiles.open(file, catalog, JobMonitor.NONE);
    assertThat(saved.result()).isEmpty();
    assertThat(saved.trace().size()).isPositive();
    assertThat(saved.remark())
        .startsWith("The result in the file cannot be used: result.move: ")
        .endsWith(".");
  }

  @Test
  void aDamagedFileIsRefusedOrHarmless() throws IOException {
    Path file = folder.resolve("damaged");
    TraceFiles.save(sample(true), file);
    byte[] good = Files.readAllBytes(file);
    String rows = rows(TraceFiles.load(file, catalog));
    SplittableRandom random = new SplittableRandom(11);
    for (int round = 0; round < 300; round++) {
      byte[] bad =
          random.nextBoolean() ? good.clone() : Arrays.copyOf(good, random.nextInt(good.length));
      for (int i = random.nextInt(4); i > 0 && bad.length > 0; i--) {
        bad[random.nextInt(bad.length)] ^= (byte) (1 << random.nextInt(8));
      }
      Files.write(file, bad);
      try {
        // Damage in the directory of the archive, which is not needed, is not noticed.
        assertThat(rows(TraceFiles.load(file, catalog))).isEqualTo(rows);
      } catch (InputException e) {
        assertThat(e.getMessage()).isNotBlank();
      }
    }
  }

  private static String rows(Trace trace) {
    StringBuilder rows = new StringBuilder();
    for (int node = 0; node < trace.size(); node++) {
      rows.append(trace.parent(node)).append(' ').append(trace.firstChild(node)).append(' ');
      rows.append(trace.nextSibling(node)).append(' ').append(trace.ply(node)).append(' ');
      rows.append(trace.move(node)).append(' ').append(trace.order(node)).append(' ');
      rows.append(trace.player(node)).append(' ').append(trace.value(node)).append(' ');
      rows.append(trace.bound(node)).append(' ').append(trace.end(node)).append(' ');
      rows.append(trace.skipped(node)).append(' ').append(trace.alpha(node)).append(' ');
      rows.append(trace.beta(node)).append(' ').append(trace.visits(node)).append(' ');
      rows.append(trace.value(node, 0)).append(' ').append(trace.value(node, 2)).append('\n');
    }
    return rows.toString();
  }
}
