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
import org.plyscope.view.scatter.plot.ScatterView;

/** Offers the view <i>Win rate against time</i>. */
@Component(service = ViewFactory.class)
public final class ScatterViewFactory implements ViewFactory {
  private final Runs runs;
  private final Charts charts;

  /** Called by the framework. */
  @Activate
  public ScatterViewFactory(@Reference Runs runs, @Reference Charts charts) {
    this.runs = runs;
    this.charts = charts;
  }

  @Override
  public String id() {
    return ScatterView.ID;
  }

  @Override
  public String title() {
    return "Win rate against time";
  }

  @Override
  public View create(Workspace workspace) {
    return new ScatterView(workspace, runs, charts);
  }

  @Override
  public IconRef icon() {
    return IconRef.host("chart");
  }

  @Override
  public String help() {
    return "Draws the score of every agent of a run against the time or the nodes it takes.";
  }
}
