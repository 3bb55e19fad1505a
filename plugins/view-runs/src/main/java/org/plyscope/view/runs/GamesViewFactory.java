package org.plyscope.view.runs;

import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.PlainViewFactory;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.view.runs.games.GamesView;
import org.plyscope.view.runs.model.RunsContext;

/** Offers the view <i>Games</i>. */
@Component(service = ViewFactory.class)
public final class GamesViewFactory extends PlainViewFactory {
  /** Called by the framework. */
  @Activate
  public GamesViewFactory(@Reference RunsContext context) {
    super(GamesView.ID, "Games", Place.BOTTOM, workspace -> new GamesView(workspace, context));
    icon(IconRef.host("board"));
    help("Lists the games of a run with filters, and puts one on the board.");
  }
}
