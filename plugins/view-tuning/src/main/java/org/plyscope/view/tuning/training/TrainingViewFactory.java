package org.plyscope.view.tuning.training;

import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.chart.Charts;
import org.plyscope.api.learn.log.Trainings;
import org.plyscope.api.queue.WorkQueue;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.PlainViewFactory;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.view.tuning.model.LearningContext;

/** Offers the view <i>Training</i>. */
@Component(service = ViewFactory.class)
public final class TrainingViewFactory extends PlainViewFactory {
  /** Called by the framework. */
  @Activate
  public TrainingViewFactory(
      @Reference WorkQueue queue,
      @Reference Trainings trainings,
      @Reference Charts charts,
      @Reference LearningContext context) {
    super(
        TrainingView.ID,
        "Training",
        Place.CENTER,
        workspace -> new TrainingView(workspace, queue, trainings, charts, context));
    icon(IconRef.host("chart"));
    help("Draws how a training goes: scores in tests, losses, entropy and speed; begins one.");
    openOnDemand();
  }
}
