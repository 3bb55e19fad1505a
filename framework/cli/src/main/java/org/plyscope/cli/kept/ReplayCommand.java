package org.plyscope.cli.kept;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.cli.report.Exit;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.experiment.work.Replay;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Plays a game of a run once more. */
@Command(
    name = "replay",
    description = "Play a game of a run once more, and compare it move by move.")
public final class ReplayCommand extends ReportCommand {
  private final Services services;

  @Parameters(index = "0", paramLabel = "RUN", description = "The folder of a run.")
  private Path folder;

  @Parameters(index = "1", paramLabel = "INDEX", description = "The number of a game, from 0.")
  private int index;

  public ReplayCommand(Services services) {
    this.services = services;
  }

  @Override
  protected Report report() {
    KeptRun run = new KeptRun(folder, services);
    int wanted = run.checked(index);
    String before = run.games(i -> i == wanted).get(wanted);
    if (before == null) {
      throw new InputException("Game " + wanted + " has not been played.");
    }
    try (Replay replay =
        new Replay(
            run.experiment(), services.catalog(), () -> Runtime.getRuntime().halt(Exit.FAILED))) {
      String now = replay.play(wanted);
      return new Played(wanted, Replay.moves(now), Replay.difference(before, now));
    }
  }

  private record Played(int index, List<String> moves, Optional<String> difference)
      implements Report {
    @Override
    public Object json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("index", index);
      json.put("same", difference.isEmpty());
      json.put("difference", difference.orElse(null));
      json.put("moves", moves);
      return json;
    }

    @Override
    public void print(PrintWriter out) {
      out.println(String.join(" ", moves));
      out.println(
          difference.orElse(
              "Game " + index + " came out the same, move by move: " + moves.size() + " moves."));
    }

    @Override
    public int exit() {
      return difference.isEmpty() ? Exit.DONE : Exit.FAILED;
    }
  }
}
