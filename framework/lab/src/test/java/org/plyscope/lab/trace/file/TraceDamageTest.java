package org.plyscope.lab.trace.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.trace.RecordedTrace;
import org.plyscope.lab.trace.SampleTraces;
import org.plyscope.testkit.CountdownGame;

/** Trace files that were made to break their reader. */
@Timeout(60)
class TraceDamageTest {
  private final Catalog catalog = Catalog.of(List.of(new CountdownGame()));

  @TempDir Path folder;

  private Path saved(long... moves) throws InterruptedException {
    RecordedTrace trace = SampleTraces.recording(100_000);
    int node = trace.open(TraceRecorder.NO_PARENT, MoveList.NONE, 0, 0);
    for (long move : moves) {
      node = trace.open(node, move, 0, 0);
      trace.close(node, 0, Bound.EXACT, NodeEnd.LEAF, 0);
    }
    SearchCounters counters = new SearchCounters();
    counters.node(0);
    SearchResult result = SearchResult.builder(1).counts(counters.counts()).build();
    Path file = folder.resolve("x.plytrace");
    TraceFiles.save(trace.finish(), result, file, () -> false);
    return file;
  }

  private void refused(Path file, String reason) {
    assertThatThrownBy(() -> TraceFiles.load(file, catalog))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void legalMovesAreReadBack() throws Exception {
    assertThat(TraceFiles.load(saved(3, 2, 1), catalog).size()).isEqualTo(4);
  }

  @Test
  void anIllegalMoveIsRefused() throws Exception {
    refused(saved(1, 9), "Node 2 of the trace holds a move that is not legal");
    refused(saved(1, Long.MIN_VALUE), "not legal");
    refused(saved(3, 3, 3, 3, 3, 1), "Node 6 of the trace");
  }

  @Test
  void aTraceDeeperThanItsColumnsIsRefused() throws Exception {
    Path file = saved(new long[30_000]);
    edit(
        file,
        "trace.json",
        text ->
            text.replaceAll("\"nodes\": ?30001", "\"nodes\":40001")
                .replaceAll("\"opened\": ?30001", "\"opened\":40001"));
    edit(file, "columns.bin", text -> "\0" + "\u0001".repeat(40_000) + "\0".repeat(2_000_000));
    refused(file, "deeper than 32767 plies");
  }

  @Test
  void aDamagedNameOfALaterEntryIsRefused() throws Exception {
    Path file = saved(1);
    byte[] bytes = Files.readAllBytes(file);
    int at = new String(bytes, StandardCharsets.ISO_8859_1).indexOf("result.json");
    bytes[at + 2] = (byte) 0xff;
    refused(Files.write(file, bytes), "damaged or not a trace");
  }

  @Test
  void aTraceOfANewerVersionIsCalledThat() throws Exception {
    Path file = saved(1);
    edit(file, "trace.json", text -> text.replaceAll("\"format\": ?\\d+", "\"format\":99"));
    refused(file, "newer");
  }

  /** A counter must not be counted up to. */
  @Test
  void largeCountersTakeNoTime() throws Exception {
    Path file = saved(1);
    edit(file, "result.json", text -> text.replaceAll("([:\\[] ?)1([,\\]}])", "$18589934592$2"));
    TraceFiles.load(file, catalog);
  }

  /** Rewrites one entry of a zip, in which each character is a byte. */
  private static void edit(Path file, String name, UnaryOperator<String> change)
      throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipInputStream in = new ZipInputStream(Files.newInputStream(file));
        ZipOutputStream out = new ZipOutputStream(bytes)) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        String text = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        String changed = entry.getName().equals(name) ? change.apply(text) : text;
        assertThat(entry.getName().equals(name) && changed.equals(text)).isFalse();
        out.putNextEntry(new ZipEntry(entry.getName()));
        out.write(changed.getBytes(StandardCharsets.ISO_8859_1));
      }
    }
    Files.write(file, bytes.toByteArray());
  }
}
