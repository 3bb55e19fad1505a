package org.plyscope.experiment.results.internal;

import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.plyscope.api.run.RunEnding;
import org.plyscope.api.run.RunGame;

/** Counts endings, failures and lengths of games. Used by one thread. */
public final class EndingSums {
  private static final int SENTENCES = 3;

  private final Map<RunEnding, Long> endings = new EnumMap<>(RunEnding.class);
  private final Map<Integer, Map<RunEnding, Long>> faults = new TreeMap<>();
  private final Map<Integer, Set<String>> sentences = new TreeMap<>();
  private final Map<Integer, Long> lengths = new TreeMap<>();

  /** Starts without games. */
  EndingSums() {}

  /** Copies sums. */
  EndingSums(EndingSums other) {
    endings.putAll(other.endings);
    other.faults.forEach((entrant, counts) -> faults.put(entrant, new EnumMap<>(counts)));
    other.sentences.forEach((entrant, said) -> sentences.put(entrant, new LinkedHashSet<>(said)));
    lengths.putAll(other.lengths);
  }

  /** Adds a game. */
  public void add(RunGame game) {
    endings.merge(game.ending(), 1L, Long::sum);
    lengths.merge(game.plies(), 1L, Long::sum);
    if (game.ending().isForfeit() && game.culprit() != RunGame.NO_SEAT) {
      int entrant = game.entrant(game.culprit());
      faults
          .computeIfAbsent(entrant, e -> new EnumMap<>(RunEnding.class))
          .merge(game.ending(), 1L, Long::sum);
      Set<String> said = sentences.computeIfAbsent(entrant, e -> new LinkedHashSet<>());
      if (said.size() < SENTENCES && !game.sentence().isEmpty()) {
        said.add(game.sentence());
      }
    }
  }

  /** Returns how games ended. */
  public Map<RunEnding, Long> endings() {
    return endings;
  }

  /** Returns the entrants that lost games by faults: counts by entrant and ending. */
  public Map<Integer, Map<RunEnding, Long>> faults() {
    return faults;
  }

  /** Returns the first failures of each entrant. */
  public Map<Integer, Set<String>> sentences() {
    return sentences;
  }

  /** Returns how long games were: counts by the number of moves of all players. */
  public Map<Integer, Long> lengths() {
    return lengths;
  }
}
