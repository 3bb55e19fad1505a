package org.plyscope.workbench.play.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.function.Consumer;
import org.plyscope.api.InputException;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.Choices;
import org.plyscope.lab.export.TableText;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.SafeFile;
import org.plyscope.lab.play.GameStatistics;
import org.plyscope.lab.play.GameTree;
import org.plyscope.workbench.job.Jobs;
import org.plyscope.workbench.play.control.PlayControl;

/**
 * Writes the cost of the moves of a game to a folder of the user's data directory when the game
 * ends, if the user asked for that: moves and players as CSV, and both as JSON.
 */
public final class StatisticsFiles {
  private static final String WANTED = "statistics-at-end";
  private static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss");

  private final PlayControl control;
  private final Path folder;
  private final Choices choices;
  private final Jobs jobs;
  private final Consumer<String> messages;

  /**
   * Follows the games of a control.
   *
   * @param data the user's data directory
   * @param choices keep whether the user wants it; off by default
   */
  public StatisticsFiles(
      PlayControl control, Path data, Choices choices, Jobs jobs, Consumer<String> messages) {
    this.control = control;
    this.folder = data.resolve("statistics");
    this.choices = choices;
    this.jobs = jobs;
    this.messages = messages;
    control.onEnd(this::ended);
  }

  /** Returns whether the statistics of every game are written at its end. */
  public boolean wanted() {
    return choices.flag(WANTED, false);
  }

  /** Starts or stops writing the statistics of every game at its end. */
  public void toggle() {
    choices.put(WANTED, !wanted());
    messages.accept(
        wanted()
            ? "The statistics of every game are written to '" + folder + "' at its end."
            : "The statistics of games are no longer written.");
  }

  /** Writes the statistics of the game on the board now. */
  public void write() {
    control.tree().ifPresent(this::write);
  }

  private void ended(GameTree tree) {
    if (wanted()) {
      write(tree);
    }
  }

  private void write(GameTree tree) {
    DataTable moves = GameStatistics.moves(tree);
    DataTable players = GameStatistics.players(tree, control.seats());
    String name =
        LocalDateTime.now(ZoneId.systemDefault()).format(WHEN) + "-" + tree.rules().game().id();
    jobs.submit(
        "Writing statistics",
        monitor -> {
          makeFolder();
          save(name + "-moves.csv", TableText.csv(moves));
          save(name + "-players.csv", TableText.csv(players));
          save(name + ".json", TableText.json(List.of(moves, players)));
          return folder.resolve(name);
        },
        done -> messages.accept("Wrote the statistics of the game to '" + done + "*'."));
  }

  private void makeFolder() {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new InputException(
          "The folder '%s' cannot be created (%s).".formatted(folder, FileReasons.of(e)));
    }
  }

  private void save(String name, String text) {
    SafeFile.write("The statistics", folder.resolve(name), text);
  }
}
