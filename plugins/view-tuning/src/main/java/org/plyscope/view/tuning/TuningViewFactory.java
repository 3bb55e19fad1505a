package org.plyscope.view.tuning;

import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.chart.Charts;
import org.plyscope.api.learn.log.Tunings;
import org.plyscope.api.queue.WorkQueue;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.PlainViewFactory;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.view.tuning.model.LearningContext;

/** Offers the view <i>Tuning</i>. */
@Component(service = ViewFactory.class)
public final class TuningViewFactory extends PlainViewFactory {
  /** Called by the framework. */
  @Activate
  public TuningViewFactory(
      @Reference WorkQueue queue,
      @Reference Tunings tunings,
      @Reference Charts charts,
      @Reference OpenedTuning opened,
      @Reference LearningContext context) {
    super(
        TuningView.ID,
        "Tuning",
        Place.CENTER,
        workspace -> new TuningView(workspace, queue, tunings, charts, opened, context));
    icon(IconRef.host("settings"));
    help("Finds option values that play best: starts tunings and shows how they go.");
    openOnDemand();
  }
}
