package org.plyscope.experiment.conduct.care;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.plyscope.api.InputException;
import org.plyscope.api.run.RunEnding;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.run.RunGames;
import org.plyscope.experiment.schedule.PlayableGames;
import org.plyscope.experiment.statistics.Scores;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.LineFile;
import org.plyscope.lab.file.Listing;
import org.plyscope.wire.WireObject;
import org.plyscope.wire.WireText;

/**
 * Plays some games a second time, to learn more about the first; the first always counts. A game
 * that an agent crashed in is tried again with the same seed, which distinguishes a bug from an
 * accident. Of the games that ended by agreement of the players a twentieth is played out, which
 * shows how often the agreement was wrong. Used by one thread.
 */
public final class RepeatedGames {
  /** The names of the files with second looks, as a pattern. */
  public static final String FILES = "checks*.jsonl";

  private static final String STEM = "checks";

  /** How much of the adjudicated games is played out. */
  static final double AUDITED = 0.05;

  private static final String RETRY = "retry";
  private static final String AUDIT = "audit";

  private record Look(String kind, int index, String agent, boolean same) {}

  private final Experiment experiment;
  private final PlayableGames playable;
  private final LineFile<Look> file;
  private final Map<Integer, RunGame> waiting = new HashMap<>();

  /**
   * Begins to look.
   *
   * @param experiment the experiment
   * @param folder the folder of the run
   * @param games the name of the file to which games are appended
   */
  public RepeatedGames(Experiment experiment, Path folder, String games) {
    this.experiment = experiment;
    this.playable = experiment.playable();
    this.file = lines(folder, RunGames.beside(STEM, games));
  }

  /**
   * Decides whether a finished game is played a second time. Returns what to play, by its number in
   * the {@link PlayableGames}.
   */
  public OptionalInt wanted(RunGame game) {
    int index = (int) game.index();
    boolean crashed = game.ending() == RunEnding.CRASH || game.ending() == RunEnding.OUT_OF_MEMORY;
    if (!crashed && !(game.ending() == RunEnding.ADJUDICATED && audited(index))) {
      return OptionalInt.empty();
    }
    int number = crashed ? index : playable.playedOut(index);
    waiting.put(number, game);
    return OptionalInt.of(number);
  }

  private boolean audited(int index) {
    return new SplittableRandom(experiment.seed() + 31L * index).nextDouble() < AUDITED;
  }

  /**
   * Compares.
   *
   * @param number the game that was played, by its number in the {@link PlayableGames}
   * @param second the result
   * @throws InputException if that cannot be kept
   */
  public void looked(int number, RunGame second) {
    RunGame first = waiting.remove(number);
    if (playable.isPlayedOut(number)) {
      boolean same = true;
      for (int seat = 0; seat < first.seats(); seat++) {
        same &= first.payoff(seat) == second.payoff(seat);
      }
      keep(AUDIT, first, "", same, second);
    } else {
      boolean same =
          first.ending() == second.ending()
              && first.culprit() == second.culprit()
              && first.fingerprint() == second.fingerprint();
      keep(RETRY, first, experiment.names().get(first.entrant(first.culprit())), same, second);
    }
  }

  private void keep(String kind, RunGame first, String agent, boolean same, RunGame second) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("kind", kind);
    form.put("index", first.index());
    form.put("agent", agent);
    form.put("same", same);
    form.put("first", first.sentence());
    form.put("second", second.sentence());
    file.append(WireText.line(form) + "\n");
  }

  private static LineFile<Look> lines(Path folder, String name) {
    return new LineFile<>(
        folder, name, "A check", line -> WireText.read(line, "check").object(RepeatedGames::look));
  }

  /**
   * Describes the results of repeated games of a run.
   *
   * @return sentences, perhaps none
   * @throws InputException if the file cannot be read
   */
  public static List<String> sentences(Path folder) {
    try {
      List<Look> looks = new ArrayList<>();
      for (Path file : Listing.of(folder, FILES)) {
        looks.addAll(lines(folder, file.getFileName().toString()).read());
      }
      return sentences(looks);
    } catch (IOException e) {
      throw new InputException(
          "The checks in '" + folder + "' cannot be read (" + FileReasons.of(e) + ").");
    }
  }

  private static Look look(WireObject form) {
    form.get("first");
    form.get("second");
    return new Look(
        form.get("kind").text(),
        form.get("index").smallCount(),
        form.get("agent").text(),
        form.get("same").flag());
  }

  private static List<String> sentences(List<Look> looks) {
    List<String> sentences = new ArrayList<>();
    Map<String, int[]> crashes = new TreeMap<>();
    int[] audits = new int[2];
    for (Look look : looks) {
      int[] counts =
          look.kind().equals(RETRY)
              ? crashes.computeIfAbsent(look.agent(), a -> new int[2])
              : audits;
      counts[look.same() ? 0 : 1]++;
    }
    crashes.forEach((agent, counts) -> sentences.add(crashes(agent, counts[0], counts[1])));
    if (audits[0] + audits[1] > 0) {
      Estimate rate = Scores.rate(audits[1], audits[0] + audits[1]);
      sentences.add(
          String.format(
              Locale.ROOT,
              "Of %d adjudicated games that were played out, %d ended differently: %.1f%% [%.1f%%,"
                  + " %.1f%%].",
              audits[0] + audits[1],
              audits[1],
              100 * rate.value(),
              100 * rate.low(),
              100 * rate.high()));
    }
    return sentences;
  }

  private static String crashes(String agent, int same, int other) {
    String verdict =
        other == 0
            ? "all came out the same: a deterministic bug."
            : same == 0
                ? "none came out the same: it is flaky."
                : same + " came out the same and " + other + " did not: it is flaky.";
    return "Games in which agent '%s' crashed were tried again, %d of them, and %s"
        .formatted(agent, same + other, verdict);
  }
}
