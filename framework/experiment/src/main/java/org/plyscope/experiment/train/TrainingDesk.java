package org.plyscope.experiment.train;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.learn.Lesson;
import org.plyscope.api.learn.TrainingLog;
import org.plyscope.api.learn.Trainings;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.experiment.run.Installation;
import org.plyscope.lab.catalog.AgentSpec;
import org.plyscope.lab.catalog.Catalog;

/** Trains models for whoever asks. */
@Component(service = Trainings.class)
public final class TrainingDesk implements Trainings {
  private final Catalog catalog;
  private final Optional<Installation> installation;

  /** Called by the framework. */
  @Activate
  public TrainingDesk(@Reference Catalog catalog, @Reference Installation installation) {
    this(catalog, Optional.of(installation));
  }

  /**
   * Makes a desk.
   *
   * @param catalog where games, agents and trainers come from
   * @param installation knows what the program consists of
   */
  public TrainingDesk(Catalog catalog, Optional<Installation> installation) {
    this.catalog = catalog;
    this.installation = installation;
  }

  @Override
  public TrainingLog read(Path path) {
    TrainingFolder folder = new TrainingFolder(path);
    TrainingPlan plan = folder.plan(catalog);
    return new TrainingLog(
        plan.rules().game().id(), plan.trainer(), folder.taught(), folder.exams());
  }

  @Override
  public void begin(Path folder, Order order) {
    List<TrainingPlan.Opponent> opponents = new ArrayList<>();
    for (String text : order.opponents()) {
      AgentSpec agent = catalog.agent(order.rules(), text.strip());
      opponents.add(new TrainingPlan.Opponent(agent.text(), agent.limits()));
    }
    TrainingPlan plan =
        new TrainingPlan(
            order.rules(), order.trainer(), order.seed(), order.every(), order.blocks(), opponents);
    plan.check(catalog);
    new TrainingFolder(folder).begin(plan);
  }

  @Override
  public void train(Path folder, long lessons, JobMonitor monitor) throws InterruptedException {
    Map<String, String> bundles = installation.map(Installation::bundles).orElse(Map.of());
    TrainingJob job = new TrainingJob(catalog, new TrainingFolder(folder), bundles);
    job.run(
        lessons,
        monitor::cancelled,
        new TrainingJob.Follower() {
          @Override
          public void learned(Lesson lesson) {
            monitor.progress(
                (double) lesson.number() / lessons,
                "lesson %d of %d".formatted(lesson.number(), lessons));
          }

          @Override
          public void tested(TrainingJob.Test test) {
            // What was found is in the folder.
          }
        });
  }
}
