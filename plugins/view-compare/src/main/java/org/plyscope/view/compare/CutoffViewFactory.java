package org.plyscope.view.compare;

import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;
import org.plyscope.view.compare.cutoff.CutoffView;
import org.plyscope.view.compare.model.Desk;

/** Offers the view that shows which moves caused cut-offs. */
@Component(service = ViewFactory.class)
public final class CutoffViewFactory implements ViewFactory {
  private final Desk desk;

  /** Called by the framework. */
  @Activate
  public CutoffViewFactory(@Reference Desk desk) {
    this.desk = desk;
  }

  @Override
  public String id() {
    return "cut-offs";
  }

  @Override
  public String title() {
    return "Cut-offs";
  }

  @Override
  public View create(Workspace workspace) {
    return new CutoffView(workspace, desk);
  }

  @Override
  public Place place() {
    return Place.BOTTOM;
  }
}
