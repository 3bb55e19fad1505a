package org.plyscope.experiment.results;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.plyscope.api.run.RunGame;

/**
 * Counts moves that took longer than their limit of time. Within the margin no agent loses by that,
 * but one that is often late has thought longer than its opponent. Used by one thread.
 */
public final class Lateness {
  /** How many agents a sentence names. */
  private static final int NAMED = 3;

  /**
   * The moves of one entrant.
   *
   * @param entrant its number
   * @param moves how many moves it was asked for
   * @param late how many of them took too long
   * @param nanos by how much in all
   */
  public record Late(int entrant, long moves, long late, long nanos) {
    /** Returns how many of its moves were late. */
    public double share() {
      return (double) late / moves;
    }

    /** Returns by how much a late move was late: milliseconds on average. */
    public double meanMillis() {
      return nanos / 1e6 / late;
    }

    private Late plus(Late other) {
      return new Late(entrant, moves + other.moves, late + other.late, nanos + other.nanos);
    }
  }

  private final Map<Integer, Late> sums = new TreeMap<>();

  /** Starts without moves. */
  public Lateness() {}

  /** Copies counts. */
  public Lateness(Lateness other) {
    sums.putAll(other.sums);
  }

  /** Counts the moves of a game. */
  public void add(RunGame game) {
    for (int seat = 0; seat < game.seats(); seat++) {
      int entrant = game.entrant(seat);
      Late here = new Late(entrant, game.moves(seat), game.lateMoves(seat), game.lateNanos(seat));
      sums.merge(entrant, here, Late::plus);
    }
  }

  /** Returns the entrants that were late: the entrants that were, the most often late first. */
  public List<Late> late() {
    List<Late> late = new ArrayList<>(sums.values());
    late.removeIf(sum -> sum.late() == 0);
    late.sort(Comparator.comparingDouble(Late::share).reversed());
    return late;
  }

  /** Names the entrants that were late. Returns a sentence; empty if none was. */
  public Optional<String> sentence(List<String> names) {
    List<Late> late = late();
    if (late.isEmpty()) {
      return Optional.empty();
    }
    String who =
        late.stream()
            .limit(NAMED)
            .map(sum -> text(sum, names.get(sum.entrant())))
            .collect(Collectors.joining("; "));
    int more = late.size() - NAMED;
    return Optional.of(
        "Some moves took longer than their limit of time, within the margin: "
            + who
            + (more > 0 ? "; and of " + more + " more" : "")
            + ".");
  }

  private static String text(Late sum, String name) {
    return String.format(
        Locale.ROOT,
        "%,d of %,d (%.1f%%) of %s, by %.1f ms on average",
        sum.late(),
        sum.moves(),
        100 * sum.share(),
        name,
        sum.meanMillis());
  }
}
