package org.plyscope.agent.process.ugi;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.plyscope.agent.process.talk.MoveTexts;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;

/** The reports of an engine during one search. */
final class Reports {
  /** A forced win counts more than any number of points; engines report its distance instead. */
  private static final double MATE = 1_000_000;

  private static final double HUNDREDTHS = 100;

  private final UgiDialect dialect;
  private final Notation notation;
  private final State state;
  private final Map<Integer, Candidate> candidates = new TreeMap<>();
  private long[] line = {};
  private double value = Double.NaN;
  private boolean solved;
  private int depth;
  private long nodes;
  private String complaint = "";

  Reports(UgiDialect dialect, Notation notation, State state) {
    this.dialect = dialect;
    this.notation = notation;
    this.state = state;
  }

  /** Reads a report; returns whether it names a move. */
  boolean read(List<String> words) {
    if (words.size() > 1 && words.get(1).equals("string")) {
      String text = String.join(" ", words);
      if (text.startsWith(UgiServer.ERROR)) {
        complaint = text.substring(UgiServer.ERROR.length());
      }
      return false;
    }
    int rank = (int) number(words, "multipv", 1);
    int pv = words.indexOf("pv");
    double points = points(words);
    long[] expected =
        pv < 0
            ? new long[0]
            : MoveTexts.expected(
                dialect, state, notation.words(words.subList(pv + 1, words.size())));
    if (expected.length > 0) {
      candidates.put(rank, Candidate.of(expected[0]).withValue(points, Bound.EXACT));
    }
    nodes = Math.max(nodes, number(words, "nodes", 0));
    if (rank != 1) {
      return false;
    }
    depth = (int) number(words, "depth", depth);
    if (!Double.isNaN(points)) {
      value = points;
      solved = words.contains("mate");
    }
    if (expected.length > 0) {
      line = expected;
    }
    return expected.length > 0;
  }

  private static double points(List<String> words) {
    int score = words.indexOf("score");
    if (score < 0 || score + 2 >= words.size()) {
      return Double.NaN;
    }
    long amount = parse(words.get(score + 2), 0);
    return switch (words.get(score + 1)) {
      case "cp" -> amount / HUNDREDTHS;
      case "mate" -> amount > 0 ? MATE - amount : -MATE - amount;
      default -> Double.NaN;
    };
  }

  private static long number(List<String> words, String key, long otherwise) {
    int at = words.indexOf(key);
    return at < 0 || at + 1 >= words.size() ? otherwise : parse(words.get(at + 1), otherwise);
  }

  private static long parse(String text, long otherwise) {
    return text.matches("-?\\d{1,18}") ? Long.parseLong(text) : otherwise;
  }

  /** Returns the last complaint of the engine, or an empty text. */
  String complaint() {
    return complaint;
  }

  /** Returns the candidates by rank; a move that has changed its rank keeps the better one. */
  private List<Candidate> distinct() {
    Map<Long, Candidate> byMove = new LinkedHashMap<>();
    candidates.values().forEach(candidate -> byMove.putIfAbsent(candidate.move(), candidate));
    return List.copyOf(byMove.values());
  }

  /** Returns the result so far. */
  SearchResult result(long nanos) {
    return result(line[0], SearchResult.Status.RUNNING, nanos);
  }

  /** Returns the known facts about the answer. */
  SearchResult result(long move, SearchResult.Status status, long nanos) {
    SearchResult.Builder result =
        SearchResult.builder(move)
            .status(status)
            .value(value)
            .solved(solved)
            .depth(depth)
            .nanos(nanos)
            .counts(nodes > 0 ? Counts.builder().nodes(nodes).build() : Counts.NONE)
            .candidates(distinct());
    if (line.length > 0 && line[0] == move) {
      result.line(line);
    }
    return result.build();
  }
}
