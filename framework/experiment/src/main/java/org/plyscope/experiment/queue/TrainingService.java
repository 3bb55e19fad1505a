package org.plyscope.experiment.queue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.learn.log.TrainingLog;
import org.plyscope.api.learn.log.Trainings;
import org.plyscope.experiment.train.TrainingFolder;
import org.plyscope.experiment.train.TrainingPlan;
import org.plyscope.lab.catalog.Catalog;

/** Provides the {@link Trainings} service: begins trainings and reads their logs. */
@Component(service = Trainings.class)
public final class TrainingService implements Trainings {
  private final SessionQueue queue;
  private final Catalog catalog;

  /**
   * Makes the service.
   *
   * @param queue carries the trainings out
   * @param catalog where games, agents and trainers come from
   */
  @Activate
  public TrainingService(@Reference SessionQueue queue, @Reference Catalog catalog) {
    this.queue = queue;
    this.catalog = catalog;
  }

  @Override
  public TrainingLog read(Path folder) {
    return new TrainingFolder(folder).log(catalog);
  }

  @Override
  public Path begin(Order order) {
    TrainingPlan plan = plan(order);
    String name = plan.part(catalog).id() + " " + plan.rules().game().id();
    Path folder = queue.places().fresh(queue.trainings(), name);
    new TrainingFolder(folder).begin(plan);
    return queue.open(folder).folder();
  }

  @Override
  public void begin(Path folder, Order order) {
    new TrainingFolder(folder).begin(plan(order));
    queue.open(folder);
  }

  private TrainingPlan plan(Order order) {
    List<TrainingPlan.Opponent> opponents = new ArrayList<>();
    for (String text : order.opponents()) {
      InstalledAgent agent = catalog.agent(order.rules(), text.strip());
      opponents.add(new TrainingPlan.Opponent(agent.spec(), agent.limits()));
    }
    TrainingPlan plan =
        new TrainingPlan(
            order.rules(), order.trainer(), order.seed(), order.every(), order.blocks(), opponents);
    plan.check(catalog);
    return plan;
  }

  @Override
  public void train(Path folder, long lessons) {
    Path place = queue.state(folder).folder();
    queue.trainings().goal(place, lessons);
    queue.resume(place);
  }
}
