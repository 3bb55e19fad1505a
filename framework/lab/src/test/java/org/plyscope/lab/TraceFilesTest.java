package org.plyscope.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.search.Trace;
import org.plyscope.api.search.TraceRecorder;
import org.plyscope.testkit.CountdownGame;

class TraceFilesTest {
  @TempDir Path folder;

  private final Catalog catalog = Catalog.of(List.of(new CountdownGame()));

  private static RecordedTrace sample(boolean monteCarlo) {
    RecordedTrace trace = RecordedTraceTest.recording(500);
    RecordedTraceTest.grow(trace, TraceRecorder.NO_PARENT, 0, 6, 2);
    RecordedTraceTest.grow(trace, TraceRecorder.NO_PARENT, 0, 6, 4);
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
          .isEqualTo(new RecordedTrace.Origin("greedy", Limits.depth(4), 3, ProgramVersion.text()));
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
        .hasMessageContaining("no game 'countdown'");
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
