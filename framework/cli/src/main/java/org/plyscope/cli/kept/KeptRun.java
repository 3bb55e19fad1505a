package org.plyscope.cli.kept;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import org.plyscope.api.InputException;
import org.plyscope.cli.report.Services;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.file.ResolvedForm;
import org.plyscope.experiment.run.GameScan;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.experiment.run.RunGames;

/** A run in a folder, to be looked at. */
final class KeptRun {
  private final Path folder;
  private final Experiment experiment;

  KeptRun(Path folder, Services services) {
    this.folder = folder;
    this.experiment = ResolvedForm.read(RunFolder.experiment(folder), services.catalog());
  }

  Experiment experiment() {
    return experiment;
  }

  /** Returns the games that a condition takes, as they stand in their lines. */
  Map<Integer, String> games(IntPredicate wanted) {
    Map<Integer, String> games = new TreeMap<>();
    read(
        (game, bytes, from, length) -> {
          int index = (int) game.index();
          if (wanted.test(index)) {
            games.put(index, RunGames.gamePart(bytes, from, length));
          }
        });
    return games;
  }

  /** Reads all games. */
  BitSet read(GameScan.Receiver receiver) {
    GameScan scan = new GameScan(experiment.names(), experiment.schedule());
    return RunGames.read(folder, scan, receiver);
  }

  /** Refuses a number that is no game of the run. */
  int checked(int index) {
    int games = experiment.schedule().games();
    if (index < 0 || index >= games) {
      throw new InputException(
          "There is no game %d; the run has games 0 to %d.".formatted(index, games - 1));
    }
    return index;
  }

  static List<Integer> list(BitSet indices) {
    List<Integer> list = new ArrayList<>();
    indices.stream().forEach(list::add);
    return list;
  }
}
