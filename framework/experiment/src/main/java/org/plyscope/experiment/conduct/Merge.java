package org.plyscope.experiment.conduct;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.run.Environment;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.experiment.run.RunGames;
import org.plyscope.experiment.run.WorkSession;
import org.plyscope.experiment.run.line.GameScan;
import org.plyscope.lab.file.OwnFolder;

/**
 * Puts the games of shards into the file of their run. A game that was played twice must have come
 * out the same; both lines are kept where it did not.
 */
public final class Merge {
  /** Where games are kept that came out differently. */
  public static final String CONFLICTS = "conflicts.jsonl";

  /**
   * The result of a merge.
   *
   * @param games how many games the run has now
   * @param added how many of them came from shards
   * @param conflicts how many games came out differently when they were played twice
   * @param missing the games that were not played
   */
  public record Result(int games, int added, int conflicts, BitSet missing) {}

  private Merge() {}

  /** Refuses shards that were not played with the same program for the same experiment. */
  private static void refuseStrangers(Path folder, boolean force) {
    String hash = RunFolder.hash(RunFolder.experiment(folder));
    List<WorkSession> sessions = Environment.sessions(folder);
    // If all sessions agree, their games belong together, and the file was changed afterwards.
    boolean mixed =
        sessions.stream().map(WorkSession::experiment).filter(h -> !h.isEmpty()).distinct().count()
            > 1;
    WorkSession first = null;
    for (WorkSession session : sessions) {
      if (mixed && !session.experiment().isEmpty() && !session.experiment().equals(hash)) {
        throw new InputException(
            "A shard that was played on %s belongs to another experiment; take its files out of '%s'."
                .formatted(session.host(), folder));
      }
      first = first == null ? session : first;
      WorkSession reference = first;
      Optional<String> difference =
          first
              .otherSignature(session)
              .or(() -> reference.otherPlugin(session))
              .or(() -> reference.otherBundle(session));
      if (difference.isPresent() && !force) {
        throw new InputException(
            difference.get() + ", so games cannot be mixed; add --force to mix them nevertheless.");
      }
    }
  }

  /**
   * Merges.
   *
   * @param folder the folder of a run
   * @param experiment its experiment
   * @param force whether to ignore a lock that another machine holds, and other bundles or
   *     signatures
   * @throws InputException if a file is damaged or the run is being written
   */
  public static Result run(Path folder, Experiment experiment, boolean force) {
    refuseStrangers(folder, force);
    GameScan scan = new GameScan(experiment.names(), experiment.schedule());
    Map<Integer, Integer> hashes = new HashMap<>();
    int[] counts = new int[2];
    try (RunFolder run =
        RunFolder.open(
            folder,
            RunFolder.experiment(folder),
            RunFolder.GAMES,
            scan,
            force,
            (game, bytes, from, length) ->
                hashes.put((int) game.index(), hash(bytes, from, length)))) {
      for (Path file : RunGames.files(folder)) {
        if (!file.endsWith(RunFolder.GAMES)) {
          scan.read(
              file,
              (game, bytes, from, length) -> {
                int index = (int) game.index();
                int hash = hash(bytes, from, length);
                Integer known = hashes.putIfAbsent(index, hash);
                byte[] line = Arrays.copyOfRange(bytes, from, from + length);
                if (known == null) {
                  run.append(index, line);
                  counts[0]++;
                } else if (known != hash) {
                  new OwnFolder(folder).append("A game that came out differently", CONFLICTS, line);
                  counts[1]++;
                }
              });
        }
      }
      BitSet missing = new BitSet();
      missing.set(0, experiment.schedule().games());
      missing.andNot(run.done());
      return new Result(run.done().cardinality(), counts[0], counts[1], missing);
    }
  }

  private static int hash(byte[] bytes, int from, int length) {
    return RunGames.gamePart(bytes, from, length).hashCode();
  }
}
