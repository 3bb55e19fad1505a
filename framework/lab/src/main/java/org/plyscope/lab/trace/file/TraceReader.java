package org.plyscope.lab.trace.file;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import org.plyscope.api.InputException;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.trace.RecordedTrace;
import org.plyscope.wire.ResultForm;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;

/** Reads the output of {@link TraceWriter}, by recording it once more. */
final class TraceReader {
  private static final int LARGEST_HEADER = 1 << 20;
  private static final int LARGEST_RESULT = 1 << 24;

  private final Catalog catalog;

  TraceReader(Catalog catalog) {
    this.catalog = catalog;
  }

  SavedSearch read(InputStream in) throws IOException {
    try (ZipInputStream zip = new ZipInputStream(in)) {
      next(zip, TraceWriter.HEADER);
      byte[] text = zip.readNBytes(LARGEST_HEADER);
      TraceHeader header =
          TraceHeader.parse(
              new String(text, StandardCharsets.UTF_8),
              (game, options) -> catalog.rules(game, "", options));
      RecordedTrace trace = empty(header);
      next(zip, TraceWriter.COLUMNS);
      DataInputStream data = new DataInputStream(new BufferedInputStream(zip));
      readNodes(data, header, trace);
      // Reading on to the end also checks the sum of the archive.
      if (data.read() >= 0) {
        throw new ZipException("more columns than expected");
      }
      trace.finish(
          header.opened(),
          header.dropped().stream().mapToLong(Long::longValue).toArray(),
          header.cost(),
          header.policy());
      checkMoves(trace);
      return withResult(trace, header, zip);
    }
  }

  /**
   * Reads the optional parts after the columns; a result that makes no sense leaves the tree alone.
   */
  private static SavedSearch withResult(RecordedTrace trace, TraceHeader header, ZipInputStream zip)
      throws IOException {
    ZipEntry entry = entry(zip);
    if (entry == null || !entry.getName().equals(TraceWriter.RESULT)) {
      return new SavedSearch(trace, Optional.empty(), "");
    }
    String text = new String(zip.readNBytes(LARGEST_RESULT), StandardCharsets.UTF_8);
    try {
      WireValue form = WireText.read(text, "result");
      SearchResult result =
          header.format() == TraceHeader.FORMAT
              ? ResultForm.read(form, trace.line().state())
              : OldTrace.result(form);
      return new SavedSearch(trace, Optional.of(result), "");
    } catch (InputException e) {
      return new SavedSearch(
          trace, Optional.empty(), "The result in the file cannot be used: " + e.getMessage());
    }
  }

  private static void next(ZipInputStream zip, String name) throws IOException {
    ZipEntry entry = entry(zip);
    if (entry == null || !entry.getName().equals(name)) {
      throw new ZipException("no " + name);
    }
  }

  private static ZipEntry entry(ZipInputStream zip) throws IOException {
    try {
      return zip.getNextEntry();
    } catch (IllegalArgumentException e) {
      throw new ZipException("damaged name of an entry");
    }
  }

  private static RecordedTrace empty(TraceHeader header) {
    long memory = Runtime.getRuntime().maxMemory() / 4;
    int players = header.line().rules().players();
    long room = RecordedTrace.capFor(memory, players, header.figures().size());
    if (header.nodes() > room) {
      throw new InputException(
          "it has %,d nodes, but there is memory for %,d only; start with a larger -Xmx."
              .formatted(header.nodes(), room));
    }
    return RecordedTrace.reading(header.line(), header.origin(), header.nodes());
  }

  private static void readNodes(DataInputStream in, TraceHeader header, RecordedTrace trace)
      throws IOException {
    int size = header.nodes();
    int[] distance = readNumbers(in, size);
    long[] move = new long[size];
    for (int node = 0; node < size; node++) {
      move[node] = in.readLong();
    }
    int[] order = readNumbers(in, size);
    byte[] player = readBytes(in, size);
    for (int node = 0; node < size; node++) {
      int parent = distance[node] == 0 ? TraceRecorder.NO_PARENT : node - distance[node];
      if (parent == TraceRecorder.DROPPED || parent < TraceRecorder.NO_PARENT) {
        throw new ZipException("impossible parent");
      }
      if (trace.open(parent, move[node], order[node], player[node]) != node) {
        throw new InputException("The trace is deeper than %d plies.".formatted(Short.MAX_VALUE));
      }
    }
    readResults(in, header, trace);
    readOptional(in, size, trace);
    for (Figure figure : header.figures()) {
      for (int node = 0; node < size; node++) {
        trace.figure(node, figure, in.readDouble());
      }
    }
  }

  private static void readResults(DataInputStream in, TraceHeader header, RecordedTrace trace)
      throws IOException {
    int size = header.nodes();
    double[] value = readDoubles(in, size);
    byte[] bound = readBytes(in, size);
    byte[] end = readBytes(in, size);
    int[] skipped = readNumbers(in, size);
    for (int node = 0; node < size; node++) {
      Bound kind = constant(header.bounds(), bound[node]);
      NodeEnd reason = constant(header.ends(), end[node]);
      trace.close(node, value[node], kind, reason, skipped[node]);
    }
  }

  private static void readOptional(DataInputStream in, int size, RecordedTrace trace)
      throws IOException {
    if (in.readBoolean()) {
      for (int node = 0; node < size; node++) {
        trace.window(node, in.readDouble(), in.readDouble());
      }
    }
    int players = trace.rules().players();
    double[] means = new double[players];
    if (in.readBoolean()) {
      for (int node = 0; node < size; node++) {
        trace.values(node, readDoubles(in, players));
      }
    }
    if (in.readBoolean()) {
      for (int node = 0; node < size; node++) {
        for (int p = 0; p < players; p++) {
          means[p] = trace.value(node, p);
        }
        trace.visits(node, readNumber(in), means);
      }
    }
  }

  private static <E> E constant(List<E> declared, int index) throws ZipException {
    if (index < 0 || index >= declared.size()) {
      throw new ZipException("unknown constant");
    }
    return declared.get(index);
  }

  private static byte[] readBytes(DataInputStream in, int count) throws IOException {
    byte[] bytes = new byte[count];
    in.readFully(bytes);
    return bytes;
  }

  private static double[] readDoubles(DataInputStream in, int count) throws IOException {
    double[] values = new double[count];
    for (int i = 0; i < count; i++) {
      values[i] = in.readDouble();
    }
    return values;
  }

  private static int[] readNumbers(DataInputStream in, int count) throws IOException {
    int[] numbers = new int[count];
    for (int i = 0; i < count; i++) {
      long number = readNumber(in);
      if (number < 0 || number > Integer.MAX_VALUE) {
        throw new ZipException("impossible number");
      }
      numbers[i] = (int) number;
    }
    return numbers;
  }

  private static long readNumber(DataInputStream in) throws IOException {
    long number = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      int next = in.readUnsignedByte();
      number |= (long) (next & 0x7F) << shift;
      if (next < 0x80) {
        return number;
      }
    }
    throw new ZipException("impossible number");
  }

  /**
   * Checks that every move of a trace is legal where it is played.
   *
   * @throws InputException if one is not
   */
  private static void checkMoves(Trace trace) {
    State state = trace.line().state();
    for (int node = 0; node < trace.size(); node++) {
      if (trace.parent(node) < 0) {
        checkMoves(trace, node, state);
      }
    }
  }

  /** Without recursion, because a trace may be deeper than the stack. */
  private static void checkMoves(Trace trace, int root, State state) {
    List<MoveList> legal = new ArrayList<>();
    int[] undo = new int[64];
    int depth = 0;
    int node = trace.firstChild(root);
    while (node >= 0) {
      if (depth == legal.size()) {
        legal.add(new MoveList());
        undo = depth == undo.length ? Arrays.copyOf(undo, 2 * depth) : undo;
      }
      MoveList moves = legal.get(depth);
      if (node == trace.firstChild(trace.parent(node))) {
        moves.clear();
        state.moves(moves);
      }
      if (moves.indexOf(trace.move(node)) < 0) {
        throw new InputException(
            "Node %d of the trace holds a move that is not legal in its position.".formatted(node));
      }
      undo[depth++] = trace.step(state, node);
      int next = trace.firstChild(node);
      while (next < 0 && depth > 0) {
        for (int steps = undo[--depth]; steps > 0; steps--) {
          state.undo();
        }
        next = trace.nextSibling(node);
        node = trace.parent(node);
      }
      node = next;
    }
  }
}
