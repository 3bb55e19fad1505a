package org.plyscope.experiment.queue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.learn.log.TrainingLog;
import org.plyscope.api.learn.log.Trainings;
import org.plyscope.experiment.kept.SampleFolder;
import org.plyscope.experiment.train.SampleTraining;
import org.plyscope.experiment.train.TrainingFolder;
import org.plyscope.experiment.train.TrainingPlan;
import org.plyscope.lab.catalog.Catalog;

/** Provides the {@link Trainings} service: begins trainings and reads their logs. */
@Component(service = Trainings.class)
public final class TrainingService implements Trainings {
  private final SessionQueue queue;
  private final Catalog catalog;
  private final SampleFolder samples;

  /**
   * Makes the service.
   *
   * @param queue carries the trainings out
   * @param catalog where games, agents and trainers come from
   * @param context knows where the samples are
   */
  @Activate
  public TrainingService(
      @Reference SessionQueue queue, @Reference Catalog catalog, BundleContext context) {
    this(queue, catalog, SampleFolder.of(context, "training"));
  }

  TrainingService(SessionQueue queue, Catalog catalog, SampleFolder samples) {
    this.queue = queue;
    this.catalog = catalog;
    this.samples = samples;
  }

  @Override
  public List<Draft> samples() {
    return samples.read(SampleTraining.EXTENSION, file -> SampleTraining.read(file, catalog));
  }

  @Override
  public void check(Order order) {
    plan(order);
  }

  @Override
  public Path proposed(Order order) {
    return queue.places().free(queue.trainings(), name(plan(order)));
  }

  @Override
  public TrainingLog read(Path folder) {
    return new TrainingFolder(folder).log(catalog);
  }

  @Override
  public Path begin(Order order) {
    TrainingPlan plan = plan(order);
    Path folder = queue.places().fresh(queue.trainings(), name(plan));
    new TrainingFolder(folder).begin(plan);
    return queue.open(folder).folder();
  }

  @Override
  public void begin(Path folder, Order order) {
    new TrainingFolder(folder).begin(plan(order));
    queue.open(folder);
  }

  private String name(TrainingPlan plan) {
    return plan.part(catalog).id() + " " + plan.rules().game().id();
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
