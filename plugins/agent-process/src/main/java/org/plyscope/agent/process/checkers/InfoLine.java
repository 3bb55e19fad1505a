package org.plyscope.agent.process.checkers;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.plyscope.agent.process.talk.MoveTexts;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.program.Dialect;
import org.plyscope.api.search.SearchResult;

/** A report of an engine: {@code INFO nodes 1200 depth 5 eval 12 time 0.2 (pv 11x15 23x19)}. */
final class InfoLine {
  static final InfoLine NONE = new InfoLine(0, 0, Double.NaN, new long[0]);

  private final long nodes;
  private final int depth;
  private final double value;
  private final long[] line;

  private InfoLine(long nodes, int depth, double value, long[] line) {
    this.nodes = nodes;
    this.depth = depth;
    this.value = value;
    this.line = line;
  }

  static InfoLine parse(Dialect dialect, State state, String text) {
    List<String> words = Arrays.asList(text.replaceAll("[()]", " ").strip().split("\\s+", -1));
    int pv = words.indexOf("pv");
    long[] expected =
        pv < 0
            ? new long[0]
            : MoveTexts.expected(dialect, state, words.subList(pv + 1, words.size()));
    return new InfoLine(
        (long) number(words, "nodes", 0),
        (int) number(words, "depth", 0),
        number(words, "eval", Double.NaN),
        expected);
  }

  private static double number(List<String> words, String key, double otherwise) {
    int at = words.indexOf(key);
    try {
      return at < 0 || at + 1 >= words.size() ? otherwise : Double.parseDouble(words.get(at + 1));
    } catch (NumberFormatException e) {
      return otherwise;
    }
  }

  /** Returns the result so far, if the engine names a move. */
  Optional<SearchResult> progress(long nanos) {
    return line.length == 0
        ? Optional.empty()
        : Optional.of(result(line[0], SearchResult.Status.RUNNING, nanos));
  }

  SearchResult result(long move, SearchResult.Status status, long nanos) {
    SearchResult.Builder result =
        SearchResult.builder(move)
            .status(status)
            .value(value)
            .depth(depth)
            .nanos(nanos)
            .counts(nodes > 0 ? Counts.builder().nodes(nodes).build() : Counts.NONE);
    if (line.length > 0 && line[0] == move) {
      result.line(line);
    }
    return result.build();
  }
}
