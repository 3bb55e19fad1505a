package org.plyscope.agent.process.gtp;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.plyscope.agent.process.talk.MoveTexts;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.program.Dialect;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;

/** A line of {@code kata-analyze}: one report per move, each of which begins with {@code info}. */
final class KataReport {
  private static final Pattern INFO = Pattern.compile("(^|\\s)info\\s+");

  /**
   * A move in it.
   *
   * @param candidate the move with its win rate and visits
   * @param order its rank, from 0
   * @param line the moves that are expected
   */
  private record Entry(Candidate candidate, long order, List<Long> line) {
    long[] expected() {
      return line.stream().mapToLong(Long::longValue).toArray();
    }
  }

  private final List<Entry> entries;

  private KataReport(List<Entry> entries) {
    this.entries = entries;
  }

  /** Reads a line; moves that are not legal are left out. */
  static KataReport parse(Dialect dialect, State state, String line) {
    List<Entry> entries = new ArrayList<>();
    for (String part : INFO.split(line, -1)) {
      parse(dialect, state, Arrays.asList(part.strip().split("\\s+", -1)), entries);
    }
    entries.sort(Comparator.comparingLong(Entry::order));
    return new KataReport(List.copyOf(entries));
  }

  private static void parse(Dialect dialect, State state, List<String> words, List<Entry> entries) {
    int at = words.indexOf("move");
    int pv = words.indexOf("pv");
    long[] named =
        at < 0 || at + 1 >= words.size()
            ? new long[0]
            : MoveTexts.expected(dialect, state, words.subList(at + 1, at + 2));
    if (named.length == 0
        || entries.stream().anyMatch(entry -> entry.candidate.move() == named[0])) {
      return;
    }
    long[] line =
        pv < 0 ? named : MoveTexts.expected(dialect, state, words.subList(pv + 1, words.size()));
    double lead = number(words, "scoreLead", Double.NaN);
    Candidate candidate =
        Candidate.of(named[0])
            .withValue(number(words, "winrate", lead), Bound.EXACT)
            .withEffort((long) number(words, "visits", 0));
    entries.add(
        new Entry(
            candidate,
            (long) number(words, "order", entries.size()),
            LongStream.of(line).boxed().toList()));
  }

  private static double number(List<String> words, String key, double otherwise) {
    int at = words.indexOf(key);
    try {
      return at < 0 || at + 1 >= words.size() ? otherwise : Double.parseDouble(words.get(at + 1));
    } catch (NumberFormatException e) {
      return otherwise;
    }
  }

  /** Returns whether it names no legal move. */
  boolean isEmpty() {
    return entries.isEmpty();
  }

  /** Returns the move that ranks first. */
  long best() {
    return entries.get(0).candidate.move();
  }

  /** Returns a result with the numbers of the report for a move. */
  SearchResult result(long move, SearchResult.Status status, long nanos) {
    long visits = entries.stream().mapToLong(entry -> entry.candidate.effort()).sum();
    SearchResult.Builder result =
        SearchResult.builder(move)
            .status(status)
            .nanos(nanos)
            .counts(visits > 0 ? Counts.builder().playouts(visits).build() : Counts.NONE)
            .candidates(entries.stream().map(Entry::candidate).toList());
    for (Entry entry : entries) {
      if (entry.candidate.move() == move) {
        result.value(entry.candidate.value());
        if (!entry.line.isEmpty() && entry.line.get(0) == move) {
          result.line(entry.expected());
        }
      }
    }
    return result.build();
  }

  /** Returns a report of nothing. */
  static KataReport none() {
    return new KataReport(List.of());
  }
}
