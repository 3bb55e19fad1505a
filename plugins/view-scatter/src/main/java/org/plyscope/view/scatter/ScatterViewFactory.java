package org.plyscope.view.scatter;

import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.chart.Charts;
import org.plyscope.api.run.Runs;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.PlainViewFactory;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.view.scatter.plot.ScatterView;

/** Offers the view <i>Win rate against time</i>. */
@Component(service = ViewFactory.class)
public final class ScatterViewFactory extends PlainViewFactory {
  /** Called by the framework. */
  @Activate
  public ScatterViewFactory(@Reference Runs runs, @Reference Charts charts) {
    super(
        ScatterView.ID,
        "Win rate against time",
        Place.CENTER,
        workspace -> new ScatterView(workspace, runs, charts));
    icon(IconRef.host("chart"));
    help("Draws the score of every agent of a run against the time or the nodes it takes.");
  }
}
