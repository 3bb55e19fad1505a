package org.plyscope.experiment.conduct.care;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.run.RunEnding;
import org.plyscope.api.run.RunGame;

/**
 * Suspends agents that fail again and again in the same way, so that the rest of a run need not
 * wait for them. Used by one thread.
 */
public final class Suspensions {
  private final List<String> names;
  private final RunPolicy care;
  private final Map<Integer, Deque<Optional<RunEnding>>> recent = new HashMap<>();
  private final Map<Integer, String> suspended = new LinkedHashMap<>();

  /**
   * Watches agents.
   *
   * @param names their names
   * @param care when they are suspended
   */
  public Suspensions(List<String> names, RunPolicy care) {
    this.names = names;
    this.care = care;
  }

  /**
   * Counts a finished game. Returns a sentence if an agent is suspended by it, or would be but for
   * a busy machine.
   */
  public Optional<String> add(RunGame game) {
    Optional<String> sentence = Optional.empty();
    for (int seat = 0; seat < game.seats() && care.failures() > 0; seat++) {
      int agent = game.entrant(seat);
      boolean guilty = game.culprit() == seat && game.ending().isForfeit();
      boolean excused = guilty && game.contended() && game.ending() == RunEnding.TIME;
      if (excused) {
        sentence = Optional.of(excuse(agent));
      }
      boolean failed = guilty && !excused;
      Deque<Optional<RunEnding>> last = recent.computeIfAbsent(agent, a -> new ArrayDeque<>());
      last.addLast(failed ? Optional.of(game.ending()) : Optional.empty());
      if (last.size() > care.among()) {
        last.removeFirst();
      }
      if (failed && !suspended.containsKey(agent)) {
        long equal = last.stream().filter(Optional.of(game.ending())::equals).count();
        if (equal >= care.failures()) {
          suspended.put(agent, sentence(agent, game, equal, last.size()));
          sentence = Optional.of(suspended.get(agent));
        }
      }
    }
    return sentence;
  }

  private String excuse(int agent) {
    return "Agent '%s' was late while the machine was busy, which does not count towards suspension."
        .formatted(names.get(agent));
  }

  private String sentence(int agent, RunGame game, long equal, int games) {
    return "Agent '%s' is suspended, for it lost %d of its last %d games by the same fault: %s"
        .formatted(names.get(agent), equal, games, game.sentence());
  }

  /** Returns whether an agent is suspended; true if it plays no more games. */
  public boolean isSuspended(int agent) {
    return suspended.containsKey(agent);
  }

  /** Returns whether no agent is suspended; true if all play. */
  public boolean isEmpty() {
    return suspended.isEmpty();
  }
}
