package org.plyscope.workbench.review;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.queue.JobHandle;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.play.Verdict;
import org.plyscope.lab.review.GameReview;
import org.plyscope.lab.review.ReviewTables;
import org.plyscope.lab.search.Reference;
import org.plyscope.workbench.job.Jobs;

/** Lets an agent judge the moves of a game as a job, and records its verdicts. */
public final class ReviewControl {
  private final Catalog catalog;
  private final Jobs jobs;
  private final Executor ui;
  private final Consumer<String> messages;
  private final Listeners<Runnable> listeners = new Listeners<>();
  private JobHandle running;

  /** Makes a control; listeners are called by {@code ui}. */
  public ReviewControl(Catalog catalog, Jobs jobs, Executor ui, Consumer<String> messages) {
    this.catalog = catalog;
    this.jobs = jobs;
    this.ui = ui;
    this.messages = messages;
  }

  /** Adds a listener that is notified when a review starts or ends, and of every verdict. */
  public Registration onChange(Runnable listener) {
    return listeners.add(listener);
  }

  /** Returns whether a review runs. */
  public boolean running() {
    return running != null;
  }

  /** Stops the running review; its results stay. */
  public void stop() {
    if (running != null) {
      running.cancel();
    }
  }

  /**
   * Starts to review the main line of a game, instead of the review that runs.
   *
   * @throws InputException if there is nothing to review, or the search would never end
   */
  public void start(GameTree tree, InstalledAgent agent, Limits limits, long seed) {
    List<GameNode> line = tree.mainLine();
    if (line.isEmpty()) {
      throw new InputException("There is no move to be reviewed yet.");
    }
    agent.requireEnd(limits, kind -> "a limit of " + kind);
    stop();
    GameReview review = new GameReview(new Reference(catalog, agent, limits, seed));
    Line moves = tree.record().line();
    JobHandle[] own = new JobHandle[1];
    own[0] =
        jobs.submit(
            "Review by " + agent.name(),
            monitor -> {
              try {
                return run(
                    review, moves, monitor, (i, verdict) -> note(tree, line.get(i), verdict));
              } finally {
                // Also after a failure, which the host reports to the user but not to us.
                ui.execute(() -> over(own[0]));
              }
            },
            problem -> messages.accept(problem.orElseGet(() -> ReviewTables.summary(tree))));
    running = own[0];
    listeners.fire(Runnable::run);
  }

  /** Returns why the review ended early; its results stay, and a stop is no problem. */
  private static Optional<String> run(
      GameReview review, Line line, JobMonitor monitor, GameReview.Found found)
      throws InterruptedException {
    try {
      review.run(
          line,
          monitor::cancelled,
          (index, verdict) -> {
            monitor.progress(
                (index + 1.0) / line.size(), "move " + (index + 1) + " of " + line.size());
            found.judged(index, verdict);
          });
      return Optional.empty();
    } catch (InputException e) {
      return Optional.of(e.getMessage());
    }
  }

  private void note(GameTree tree, GameNode node, Verdict verdict) {
    ui.execute(
        () -> {
          tree.judge(node, verdict);
          listeners.fire(Runnable::run);
        });
  }

  private void over(JobHandle which) {
    if (running == which) {
      running = null;
    }
    listeners.fire(Runnable::run);
  }
}
