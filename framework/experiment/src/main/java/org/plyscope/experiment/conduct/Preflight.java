package org.plyscope.experiment.conduct;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.plyscope.api.InputException;
import org.plyscope.api.run.RunGame;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.conduct.care.LineupTrials;
import org.plyscope.experiment.conduct.care.Trials;
import org.plyscope.experiment.run.Environment;
import org.plyscope.experiment.run.Machine;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.experiment.run.WorkSession;
import org.plyscope.experiment.work.WorkStoppedException;

/**
 * The steps before the first game: every agent is tried and compared with that of earlier sessions,
 * then every line-up plays a game. Used by one thread.
 */
final class Preflight {
  private final Experiment experiment;
  private final RunJob.Order order;
  private final Forecast forecast;
  private final Consumer<String> teller;
  private final RunFollower follower;
  private LineupTrials meetings;
  private boolean failed;
  private String trying = "";

  Preflight(
      Experiment experiment,
      RunJob.Order order,
      Forecast forecast,
      Consumer<String> teller,
      RunFollower follower) {
    this.follower = follower;
    this.experiment = experiment;
    this.order = order;
    this.forecast = forecast;
    this.teller = teller;
  }

  /** Returns whether an agent failed. */
  boolean failed() {
    return failed;
  }

  /** Tries everything, and records the session. */
  void run(RunFolder run, GameDispatcher dispatcher, BitSet missing, Map<String, String> plugins)
      throws InterruptedException {
    Trials trials = new Trials(experiment);
    if (order.care().trials()) {
      trials.judge(
          dispatcher.tried(trials.games(), played -> trials.next(played).ifPresent(this::report)));
      trials.complaints().forEach(this::complain);
    }
    compare(run.path(), trials, plugins);
    if (order.care().trials()) {
      meetings = new LineupTrials(experiment, missing, trials.failed());
      List<Integer> games = meetings.games(run.done());
      follower.preparing("Playing %d games that do not count.".formatted(games.size()));
      dispatcher.attempt(games, LineupTrials.MOST_NANOS);
    }
  }

  /** Reports the agent being tried, once. */
  private void report(String sentence) {
    if (!sentence.equals(trying)) {
      trying = sentence;
      follower.preparing(sentence);
    }
  }

  /** Compares the agents with those that played before, and records their signatures. */
  private void compare(Path folder, Trials trials, Map<String, String> plugins) {
    WorkSession now =
        new WorkSession(
            Machine.host(),
            order.workers(),
            RunFolder.hash(RunFolder.experiment(folder)),
            order.bundles(),
            Optional.of(WorkSession.playing(plugins, agents())),
            trials.signatures());
    for (WorkSession before : Environment.sessions(folder)) {
      Optional<String> other = before.otherPlugin(now).or(() -> before.otherSignature(now));
      if (other.isPresent() && !order.force()) {
        throw new InputException(
            other.get()
                + "; a program or plugin has changed since the run was begun. Resume it with"
                + " 'plyscope run' and --force to mix its games nevertheless.");
      }
      other
          .or(() -> before.addedPlugin(now))
          .or(() -> before.otherBundle(now))
          .ifPresent(text -> teller.accept(text + "."));
    }
    WorkStoppedException.unlessWritten(() -> Environment.append(folder, order.part().file(), now));
  }

  private List<String> agents() {
    return experiment.agents().stream().map(one -> one.agent().text()).toList();
  }

  /** Receives the game of a line-up, possibly after the first games that count. */
  void met(RunGame game) {
    meetings.complaint(game).ifPresentOrElse(this::complain, () -> forecast.tried(game));
  }

  private void complain(String sentence) {
    failed = true;
    teller.accept(sentence);
  }
}
