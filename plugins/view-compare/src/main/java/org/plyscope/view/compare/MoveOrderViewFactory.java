package org.plyscope.view.compare;

import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.view.PlainViewFactory;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.view.compare.model.CompareContext;
import org.plyscope.view.compare.order.MoveOrderView;

/** Offers the view that shows in which order moves were tried. */
@Component(service = ViewFactory.class)
public final class MoveOrderViewFactory extends PlainViewFactory {
  /** Called by the framework. */
  @Activate
  public MoveOrderViewFactory(@Reference CompareContext context) {
    super(
        "move-order",
        "Move order",
        Place.BOTTOM,
        workspace -> new MoveOrderView(workspace, context));
  }
}
