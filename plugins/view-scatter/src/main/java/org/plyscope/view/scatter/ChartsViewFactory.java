package org.plyscope.view.scatter;

import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.chart.Charts;
import org.plyscope.api.run.Runs;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.PlainViewFactory;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.view.scatter.chart.ChartsView;

/** Offers the view <i>Charts</i>. */
@Component(service = ViewFactory.class)
public final class ChartsViewFactory extends PlainViewFactory {
  /** Called by the framework. */
  @Activate
  public ChartsViewFactory(@Reference Runs runs, @Reference Charts charts) {
    super(
        ChartsView.ID,
        "Charts",
        Place.CENTER,
        workspace -> new ChartsView(workspace, runs, charts));
    icon(IconRef.host("chart"));
    help("Draws bars, sweeps, a heat map, lengths, times and values of a run.");
  }
}
