package org.plyscope.view.scatter;

import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.chart.Charts;
import org.plyscope.api.run.Runs;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;
import org.plyscope.view.scatter.chart.ChartsView;

/** Offers the view <i>Charts</i>. */
@Component(service = ViewFactory.class)
public final class ChartsViewFactory implements ViewFactory {
  private final Runs runs;
  private final Charts charts;

  /** Called by the framework. */
  @Activate
  public ChartsViewFactory(@Reference Runs runs, @Reference Charts charts) {
    this.runs = runs;
    this.charts = charts;
  }

  @Override
  public String id() {
    return ChartsView.ID;
  }

  @Override
  public String title() {
    return "Charts";
  }

  @Override
  public View create(Workspace workspace) {
    return new ChartsView(workspace, runs, charts);
  }

  @Override
  public IconRef icon() {
    return IconRef.host("chart");
  }

  @Override
  public String help() {
    return "Draws bars, sweeps, a heat map, lengths, times and values of a run.";
  }
}
