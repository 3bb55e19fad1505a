package org.plyscope.cli.kept;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.plyscope.api.InputException;
import org.plyscope.api.format.GameRecord;
import org.plyscope.api.run.RunAttempt;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.RunGame;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.kept.FolderRun;
import org.plyscope.experiment.kept.GameExport;
import org.plyscope.experiment.run.RunGames;
import org.plyscope.experiment.schedule.Opening;
import org.plyscope.experiment.schedule.PlannedGame;
import org.plyscope.experiment.work.Replay;
import org.plyscope.lab.export.TableText;
import org.plyscope.lab.file.SafeFile;
import org.plyscope.lab.play.file.GameExchange;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Writes the games of a run for other programs. */
@Command(
    name = "export",
    description = {
      "Write the games of a run for other programs.",
      "A file that ends with .csv gets a row per game, or per attempt at a problem; a file whose"
          + " format the plugins know, for example .pdn, gets whole games."
    })
public final class ExportCommand extends ReportCommand {
  private static final List<String> ATTEMPTS =
      List.of(
          "problem", "agent", "family", "level", "move", "best", "solved", "nodes", "stored",
          "nanos", "failure");

  private final Services services;

  @Parameters(index = "0", paramLabel = "RUN", description = "The folder of a run.")
  private Path folder;

  @Parameters(index = "1", paramLabel = "FILE", description = "The file to write.")
  private Path file;

  public ExportCommand(Services services) {
    this.services = services;
  }

  @Override
  protected Report report() throws InterruptedException {
    KeptRun run = new KeptRun(folder, services);
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    boolean table = name.endsWith(".csv");
    boolean suite = run.experiment().tournament().isSuite();
    int count = !table ? whole(run) : suite ? attempts() : table(run);
    return new Written(file, count, suite && table ? "attempts" : "games");
  }

  private int table(KeptRun run) throws InterruptedException {
    int[] count = {0};
    int seats = run.experiment().rules().players();
    SafeFile.write(
        "The table",
        file,
        () -> false,
        out -> {
          out.write(bytes(head(seats)));
          run.read(
              (game, bytes, from, length) -> {
                String moves =
                    String.join(" ", Replay.moves(RunGames.gamePart(bytes, from, length)));
                out.write(bytes(row(game, run.experiment(), moves)));
                count[0]++;
              });
        });
    return count[0];
  }

  private int attempts() throws InterruptedException {
    FolderRun run = new FolderRun(folder, services.catalog());
    int[] count = {0};
    SafeFile.write(
        "The table",
        file,
        () -> false,
        out -> {
          out.write(bytes(ATTEMPTS));
          List<byte[]> rows = new ArrayList<>();
          run.attempts(a -> rows.add(bytes(row(a, run.entrants().get(a.entrant())))));
          for (byte[] row : rows) {
            out.write(row);
          }
          count[0] = rows.size();
        });
    return count[0];
  }

  private static List<Object> row(RunAttempt attempt, RunEntrant entrant) {
    String level =
        entrant.swept().entrySet().stream()
            .map(e -> e.getKey() + "=" + e.getValue())
            .collect(Collectors.joining(" "));
    return List.of(
        attempt.problem(),
        entrant.name(),
        entrant.family(),
        level,
        attempt.move(),
        attempt.best(),
        attempt.solution(),
        attempt.nodes(),
        attempt.stored(),
        attempt.nanos(),
        attempt.failure());
  }

  private static List<Object> head(int seats) {
    List<Object> head =
        new ArrayList<>(
            List.of(
                "index",
                "block",
                "ending",
                "culprit",
                "plies",
                "fingerprint",
                "worker",
                "opening",
                "seed"));
    for (int seat = 1; seat <= seats; seat++) {
      for (String column : List.of("agent", "payoff", "moves", "nodes", "nanos")) {
        head.add(column + seat);
      }
    }
    head.add("moves");
    return head;
  }

  private static List<Object> row(RunGame game, Experiment experiment, String moves) {
    PlannedGame planned = experiment.schedule().game((int) game.index());
    Opening opening = experiment.tournament().openings().get(planned.opening());
    List<Object> row = new ArrayList<>();
    row.add(game.index());
    row.add(game.block());
    row.add(game.ending().name().toLowerCase(Locale.ROOT).replace('_', '-'));
    row.add(game.culprit() < 0 ? null : game.culprit() + 1);
    row.add(game.plies());
    row.add("%016x".formatted(game.fingerprint()));
    row.add(game.worker());
    row.add(opening.name());
    row.add(planned.seed());
    for (int seat = 0; seat < game.seats(); seat++) {
      row.add(experiment.names().get(game.entrant(seat)));
      row.add(game.payoff(seat));
      row.add(game.moves(seat));
      row.add(game.nodes(seat));
      row.add(game.nanos(seat));
    }
    row.add(moves);
    return row;
  }

  private static byte[] bytes(List<?> cells) {
    return TableText.row(cells).getBytes(StandardCharsets.UTF_8);
  }

  /** Formats for whole games write them all at once, so they must fit into memory. */
  private int whole(KeptRun run) {
    Experiment experiment = run.experiment();
    List<GameRecord> games = new ArrayList<>();
    run.lines(
        (game, line) ->
            games.add(GameRecord.of(line).withHeaders(GameExport.headers(game, experiment))));
    if (games.isEmpty()) {
      throw new InputException("There are no games in '" + folder + "'.");
    }
    new GameExchange(services.catalog()).write(games, file);
    return games.size();
  }

  private record Written(Path file, int count, String what) implements Report {
    @Override
    public Object json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("file", file.toString());
      json.put(what, count);
      return json;
    }

    @Override
    public void print(PrintWriter out) {
      out.println(count + " " + what + " were written to " + file + ".");
    }
  }
}
