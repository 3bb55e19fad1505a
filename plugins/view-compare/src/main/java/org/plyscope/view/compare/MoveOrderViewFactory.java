package org.plyscope.view.compare;

import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;
import org.plyscope.view.compare.model.Desk;
import org.plyscope.view.compare.order.MoveOrderView;

/** Offers the view that shows in which order moves were tried. */
@Component(service = ViewFactory.class)
public final class MoveOrderViewFactory implements ViewFactory {
  private final Desk desk;

  /** Called by the framework. */
  @Activate
  public MoveOrderViewFactory(@Reference Desk desk) {
    this.desk = desk;
  }

  @Override
  public String id() {
    return "move-order";
  }

  @Override
  public String title() {
    return "Move order";
  }

  @Override
  public View create(Workspace workspace) {
    return new MoveOrderView(workspace, desk);
  }

  @Override
  public Place place() {
    return Place.BOTTOM;
  }
}
