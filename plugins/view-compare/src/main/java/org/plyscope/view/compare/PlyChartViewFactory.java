package org.plyscope.view.compare;

import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.view.PlainViewFactory;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.view.compare.chart.PlyChartView;
import org.plyscope.view.compare.model.CompareContext;

/** Offers the view that draws searches ply by ply. */
@Component(service = ViewFactory.class)
public final class PlyChartViewFactory extends PlainViewFactory {
  /** Called by the framework. */
  @Activate
  public PlyChartViewFactory(@Reference CompareContext context) {
    super(
        "ply-chart",
        "Nodes per ply",
        Place.BOTTOM,
        workspace -> new PlyChartView(workspace, context));
  }
}
