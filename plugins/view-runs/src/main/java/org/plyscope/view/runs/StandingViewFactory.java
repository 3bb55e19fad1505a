package org.plyscope.view.runs;

import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.chart.Charts;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.PlainViewFactory;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.view.runs.model.RunsContext;
import org.plyscope.view.runs.standing.StandingView;

/** Offers the view <i>Standing</i>. */
@Component(service = ViewFactory.class)
public final class StandingViewFactory extends PlainViewFactory {
  /** Called by the framework. */
  @Activate
  public StandingViewFactory(@Reference RunsContext context, @Reference Charts charts) {
    super(
        "standing",
        "Standing",
        Place.BOTTOM,
        workspace -> new StandingView(context.runs(), charts));
    icon(IconRef.host("candidates"));
    help("Shows ratings, cross-table and the verdict.");
  }
}
