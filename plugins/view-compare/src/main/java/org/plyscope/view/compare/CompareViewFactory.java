package org.plyscope.view.compare;

import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.view.PlainViewFactory;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.view.compare.model.CompareContext;
import org.plyscope.view.compare.table.CompareView;

/** Offers the view that lets configurations search the same positions. */
@Component(service = ViewFactory.class)
public final class CompareViewFactory extends PlainViewFactory {
  /** Called by the framework. */
  @Activate
  public CompareViewFactory(@Reference CompareContext context) {
    super("compare", "Compare", Place.CENTER, workspace -> new CompareView(workspace, context));
  }
}
