package org.plyscope.view.compare;

import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;
import org.plyscope.view.compare.chart.PlyChartView;
import org.plyscope.view.compare.model.Desk;

/** Offers the view that draws searches ply by ply. */
@Component(service = ViewFactory.class)
public final class PlyChartViewFactory implements ViewFactory {
  private final Desk desk;

  /** Called by the framework. */
  @Activate
  public PlyChartViewFactory(@Reference Desk desk) {
    this.desk = desk;
  }

  @Override
  public String id() {
    return "ply-chart";
  }

  @Override
  public String title() {
    return "Nodes per ply";
  }

  @Override
  public View create(Workspace workspace) {
    return new PlyChartView(workspace, desk);
  }

  @Override
  public Place place() {
    return Place.BOTTOM;
  }
}
