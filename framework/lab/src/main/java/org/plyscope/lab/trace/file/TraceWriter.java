package org.plyscope.lab.trace.file;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.wire.ResultForm;
import org.plyscope.wire.WireText;

/** Writes a trace column by column; a byte before each optional column marks whether it follows. */
final class TraceWriter {
  static final String HEADER = "trace.json";
  static final String COLUMNS = "columns.bin";
  static final String RESULT = "result.json";

  /** Compressing byte by byte would take several times as long. */
  private static final int BUFFER = 1 << 16;

  private static final List<Bound> BOUNDS = List.of(Bound.values());
  private static final List<NodeEnd> ENDS = List.of(NodeEnd.values());

  private final Trace trace;
  private final SearchResult result;
  private final int size;

  TraceWriter(Trace trace, SearchResult result) {
    this.trace = trace;
    this.result = result;
    this.size = trace.size();
  }

  void write(OutputStream out) throws IOException {
    try (ZipOutputStream zip = new ZipOutputStream(out)) {
      // Columns of numbers compress nearly as well at the highest speed, which is 5 times as high.
      zip.setLevel(Deflater.BEST_SPEED);
      zip.putNextEntry(new ZipEntry(HEADER));
      zip.write(TraceHeader.of(trace).json().getBytes(StandardCharsets.UTF_8));
      zip.putNextEntry(new ZipEntry(COLUMNS));
      DataOutputStream data = new DataOutputStream(new BufferedOutputStream(zip, BUFFER));
      writeTree(data);
      writeResults(data);
      writeOptional(data);
      data.flush();
      if (result != null) {
        zip.putNextEntry(new ZipEntry(RESULT));
        String text = WireText.line(ResultForm.write(result, trace.line().state()));
        zip.write(text.getBytes(StandardCharsets.UTF_8));
      }
    }
  }

  private void writeTree(DataOutputStream out) throws IOException {
    for (int node = 0; node < size; node++) {
      // The distance to the parent is small and compresses well; a root has none.
      writeNumber(out, trace.parent(node) < 0 ? 0 : node - trace.parent(node));
    }
    for (int node = 0; node < size; node++) {
      out.writeLong(trace.move(node));
    }
    for (int node = 0; node < size; node++) {
      writeNumber(out, trace.order(node));
    }
    for (int node = 0; node < size; node++) {
      out.writeByte(trace.player(node));
    }
  }

  private void writeResults(DataOutputStream out) throws IOException {
    for (int node = 0; node < size; node++) {
      out.writeDouble(trace.value(node));
    }
    for (int node = 0; node < size; node++) {
      out.writeByte(BOUNDS.indexOf(trace.bound(node)));
    }
    for (int node = 0; node < size; node++) {
      out.writeByte(ENDS.indexOf(trace.end(node)));
    }
    for (int node = 0; node < size; node++) {
      writeNumber(out, trace.skipped(node));
    }
  }

  private void writeOptional(DataOutputStream out) throws IOException {
    if (announced(out, n -> !Double.isNaN(trace.alpha(n)) || !Double.isNaN(trace.beta(n)))) {
      for (int node = 0; node < size; node++) {
        out.writeDouble(trace.alpha(node));
        out.writeDouble(trace.beta(node));
      }
    }
    int players = trace.rules().players();
    if (announced(out, n -> !Double.isNaN(trace.value(n, 0)))) {
      for (int node = 0; node < size; node++) {
        for (int player = 0; player < players; player++) {
          out.writeDouble(trace.value(node, player));
        }
      }
    }
    if (announced(out, n -> trace.visits(n) != 0)) {
      for (int node = 0; node < size; node++) {
        writeNumber(out, trace.visits(node));
      }
    }
    for (Figure figure : trace.figures()) {
      for (int node = 0; node < size; node++) {
        out.writeDouble(trace.figure(node, figure));
      }
    }
  }

  private boolean announced(DataOutputStream out, IntPredicate used) throws IOException {
    boolean follows = IntStream.range(0, size).anyMatch(used);
    out.writeBoolean(follows);
    return follows;
  }

  /** Writes a number in as many bytes as it needs, seven bits in each. */
  private static void writeNumber(DataOutputStream out, long number) throws IOException {
    long rest = number;
    while ((rest & ~0x7FL) != 0) {
      out.writeByte((int) (rest & 0x7F) | 0x80);
      rest >>>= 7;
    }
    out.writeByte((int) rest);
  }
}
