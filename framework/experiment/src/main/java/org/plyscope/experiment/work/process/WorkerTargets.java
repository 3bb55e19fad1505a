package org.plyscope.experiment.work.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.resolved.ResolvedForm;
import org.plyscope.experiment.run.line.GameLine;
import org.plyscope.experiment.run.line.GameScan;
import org.plyscope.experiment.schedule.PlannedGame;
import org.plyscope.experiment.work.game.Forfeits;
import org.plyscope.lab.agent.Failure;
import org.plyscope.lab.agent.Fault;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.fuzz.FuzzTarget;
import org.plyscope.lab.fuzz.FuzzTarget.Form;
import org.plyscope.lab.match.record.PlayedMove;

/**
 * Offers the lines and the file that workers and the lab exchange to be tried with damaged input.
 * An agent shares the process of its worker, so it can write to both.
 */
public final class WorkerTargets {
  private static final int MOVES = 4;
  private static final int BYTES = 512;
  private static final Failure FAILURE = Failure.of(Fault.EXIT, "It ended the process.");
  private static final GameLine.Circumstances WHERE = new GameLine.Circumstances("here", 0, 0, 0);

  private final Experiment experiment;
  private final PlannedGame planned;

  private WorkerTargets(Experiment experiment) {
    this.experiment = experiment;
    this.planned = experiment.schedule().game(0);
  }

  /**
   * Makes the targets.
   *
   * @param experiment an experiment with at least one game
   * @param catalog where its games and agents come from
   * @param scratch a folder for files that are read
   */
  public static List<FuzzTarget> of(Experiment experiment, Catalog catalog, Path scratch) {
    return List.of(
        FuzzTarget.text(
            "experiments for workers",
            Form.JSON,
            List.of(WorkerLine.experiment(1, ResolvedForm.write(experiment))),
            line -> WorkerLine.readExperiment(line, catalog)),
        FuzzTarget.text(
            "orders for workers",
            Form.JSON,
            List.of(WorkerLine.play(List.of(0, 7)), WorkerLine.play(List.of())),
            WorkerLine::readPlay),
        FuzzTarget.text(
            "reports of workers",
            Form.JSON,
            List.of(
                WorkerLine.about(WorkerLine.READY, -1, "", ""),
                WorkerLine.about(WorkerLine.PAUSED, 3, WorkerLine.LATE, ""),
                WorkerLine.about(WorkerLine.HUNG, 5, "", "at org.example.Agent.search")),
            line -> WorkerLine.readAbout(line.getBytes(StandardCharsets.UTF_8))),
        FuzzTarget.text(
            "heads of game lines",
            List.of("{\"check\":\"89abcdef\",\"game\":{\"index\":5,\"block\":2,\"opening\":0"),
            line -> WorkerLine.readIndex(line.getBytes(StandardCharsets.UTF_8))),
        new WorkerTargets(experiment).boxes(scratch.resolve("box")));
  }

  private State start() {
    return experiment
        .tournament()
        .openings()
        .get(planned.opening())
        .line(experiment.rules())
        .state();
  }

  /** Damages the file that a worker leaves behind; the game that is made of it must be readable. */
  private FuzzTarget boxes(Path file) {
    try {
      FlightRecorder box = FlightRecorder.open(file);
      box.begin(0);
      play(box);
      box.enter(0);
      byte[] sample = Arrays.copyOf(Files.readAllBytes(file), BYTES);
      GameScan scan = new GameScan(experiment.names(), experiment.schedule());
      return new FuzzTarget(
          "files of dead workers",
          Form.TEXT,
          List.of(sample),
          input -> {
            write(file, input);
            int seat = box.seat(experiment.rules().players());
            if (seat >= 0) {
              scan.line(Forfeits.line(experiment, planned, box::moves, seat, FAILURE, WHERE));
            }
          });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void play(FlightRecorder box) {
    State state = start();
    MoveList moves = new MoveList();
    for (int i = 0; i < MOVES && state.moves(moves) > 0; i++) {
      long move = moves.get(0);
      box.moved(PlayedMove.builder(state.toMove(), move, state.text(move)).time(1_000, 0).build());
      state.play(move);
    }
  }

  /** Changes the beginning of the file in place, because its memory is shared. */
  private static void write(Path file, byte[] input) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.write(ByteBuffer.wrap(Arrays.copyOf(input, BYTES)), 0);
    }
  }
}
