package org.plyscope.cli.kept;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.IntPredicate;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Line;
import org.plyscope.api.run.RunGame;
import org.plyscope.cli.report.Services;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.resolved.ResolvedForm;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.experiment.run.RunGames;
import org.plyscope.experiment.run.line.GameScan;
import org.plyscope.experiment.schedule.Opening;
import org.plyscope.experiment.schedule.PlannedGame;
import org.plyscope.experiment.work.Replay;

/** A run in a folder, to be looked at. */
public final class KeptRun {
  private final Path folder;
  private final Experiment experiment;

  /** Opens a run to look at it. */
  public KeptRun(Path folder, Services services) {
    this.folder = folder;
    this.experiment = ResolvedForm.ofRun(folder, services.catalog());
  }

  /** Returns the experiment. */
  public Experiment experiment() {
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
    return RunGames.read(folder, scan(), receiver);
  }

  /** Returns a reader of its lines. */
  GameScan scan() {
    return new GameScan(experiment.names(), experiment.schedule());
  }

  /** Returns remarks about the folder. */
  List<String> warnings() {
    return RunFolder.changedExperiment(folder).map(text -> text + ".").stream().toList();
  }

  /** Plays through all games, in the order of their lines. */
  public void lines(BiConsumer<RunGame, Line> reader) {
    read(
        (game, bytes, from, length) -> {
          List<String> moves = Replay.moves(RunGames.gamePart(bytes, from, length));
          PlannedGame planned = experiment.schedule().game((int) game.index());
          Opening opening = experiment.tournament().openings().get(planned.opening());
          reader.accept(game, Line.parse(experiment.rules(), opening.start(), moves));
        });
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
