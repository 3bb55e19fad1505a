package org.plyscope.view.runs;

import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;
import org.plyscope.view.runs.games.GamesView;
import org.plyscope.view.runs.model.RunsContext;

/** Offers the view <i>Games</i>. */
@Component(service = ViewFactory.class)
public final class GamesViewFactory implements ViewFactory {
  private final RunsContext context;

  /** Called by the framework. */
  @Activate
  public GamesViewFactory(@Reference RunsContext context) {
    this.context = context;
  }

  @Override
  public String id() {
    return GamesView.ID;
  }

  @Override
  public String title() {
    return "Games";
  }

  @Override
  public View create(Workspace workspace) {
    return new GamesView(workspace, context);
  }

  @Override
  public Place place() {
    return Place.BOTTOM;
  }

  @Override
  public IconRef icon() {
    return IconRef.host("board");
  }

  @Override
  public String help() {
    return "Lists the games of a run with filters, and puts one on the board.";
  }
}
