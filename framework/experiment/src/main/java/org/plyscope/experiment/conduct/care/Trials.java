package org.plyscope.experiment.conduct.care;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.plyscope.api.run.RunGame;
import org.plyscope.experiment.Contestant;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.schedule.PlayableGames;

/**
 * Tries every agent before the first game, so that it fails in the first minute and not in the
 * ninth hour: it plays eight plies against itself, twice if no limit of time keeps it from playing
 * the same again. The nodes it searched there are its signature, which identifies the same agent on
 * another machine. {@link LineupTrials} come next.
 */
public final class Trials {
  private final Experiment experiment;
  private final PlayableGames playable;
  private final List<String> complaints = new ArrayList<>();
  private final Map<String, String> signatures = new LinkedHashMap<>();
  private final Set<Integer> failed = new HashSet<>();

  /** Prepares trials. */
  public Trials(Experiment experiment) {
    this.experiment = experiment;
    this.playable = experiment.playable();
  }

  /** Returns what to play: numbers of the {@link PlayableGames}. */
  public List<Integer> games() {
    List<Integer> games = new ArrayList<>();
    for (int agent = 0; agent < experiment.agents().size(); agent++) {
      games.add(playable.trial(agent, false));
      if (!experiment.agents().get(agent).timed()) {
        games.add(playable.trial(agent, true));
      }
    }
    return games;
  }

  /**
   * Names the agent that is being tried, the first whose trial is not over.
   *
   * @param played the games so far by their numbers
   * @return a sentence; empty if all trials are over
   */
  public Optional<String> next(Map<Integer, RunGame> played) {
    List<Contestant> agents = experiment.agents();
    for (int agent = 0; agent < agents.size(); agent++) {
      boolean once = played.containsKey(playable.trial(agent, false));
      boolean twice = played.containsKey(playable.trial(agent, true));
      if (!once || !(twice || agents.get(agent).timed())) {
        return Optional.of(
            "Trying %s (%d of %d)".formatted(agents.get(agent).name(), agent + 1, agents.size()));
      }
    }
    return Optional.empty();
  }

  /**
   * Judges the results of the trials.
   *
   * @param played the games by their numbers
   */
  public void judge(Map<Integer, RunGame> played) {
    for (int agent = 0; agent < experiment.agents().size(); agent++) {
      RunGame first = played.get(playable.trial(agent, false));
      RunGame again = played.get(playable.trial(agent, true));
      if (first != null) {
        judge(experiment.agents().get(agent), first, Optional.ofNullable(again));
        if (first.ending().isForfeit()) {
          failed.add(agent);
        }
      }
    }
  }

  private void judge(Contestant agent, RunGame first, Optional<RunGame> again) {
    if (first.ending().isForfeit()) {
      complaints.add(
          "In a trial before the first game: %s Agent '%s' will lose games by this."
              .formatted(first.sentence(), agent.name()));
    } else if (!agent.timed()) {
      String signature = signature(first);
      if (again.isPresent() && !signature(again.get()).equals(signature)) {
        complaints.add(
            "Agent '%s' did not play the same again with the same seed (%s, then %s), so this run cannot be repeated exactly."
                .formatted(agent.name(), signature, signature(again.get())));
      } else {
        signatures.put(agent.name(), signature);
      }
    }
  }

  private static String signature(RunGame game) {
    long nodes = 0;
    for (int seat = 0; seat < game.seats(); seat++) {
      nodes += game.nodes(seat);
    }
    return "%d-%08x".formatted(nodes, (int) game.fingerprint());
  }

  /** Returns the problems: sentences, perhaps none. */
  public List<String> complaints() {
    return List.copyOf(complaints);
  }

  /** Returns the agents that cannot play: the agents that lost their trial by a fault. */
  public Set<Integer> failed() {
    return Set.copyOf(failed);
  }

  /**
   * Returns the nodes that each agent searched with a hash of its moves: signatures by the names of
   * the agents; without those that have limits of time, or fail.
   */
  public Map<String, String> signatures() {
    return signatures;
  }
}
