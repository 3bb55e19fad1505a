package org.plyscope.view.runs;

import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;
import org.plyscope.view.runs.model.RunsContext;
import org.plyscope.view.runs.standing.StandingView;

/** Offers the view <i>Standing</i>. */
@Component(service = ViewFactory.class)
public final class StandingViewFactory implements ViewFactory {
  private final RunsContext context;

  /** Called by the framework. */
  @Activate
  public StandingViewFactory(@Reference RunsContext context) {
    this.context = context;
  }

  @Override
  public String id() {
    return "standing";
  }

  @Override
  public String title() {
    return "Standing";
  }

  @Override
  public View create(Workspace workspace) {
    return new StandingView(context.runs());
  }

  @Override
  public Place place() {
    return Place.BOTTOM;
  }

  @Override
  public IconRef icon() {
    return IconRef.host("candidates");
  }

  @Override
  public String help() {
    return "Shows ratings, cross-table and the verdict.";
  }
}
