package org.plyscope.view.compare;

import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.view.PlainViewFactory;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.view.compare.cutoff.CutoffView;
import org.plyscope.view.compare.model.CompareContext;

/** Offers the view that shows which moves caused cut-offs. */
@Component(service = ViewFactory.class)
public final class CutoffViewFactory extends PlainViewFactory {
  /** Called by the framework. */
  @Activate
  public CutoffViewFactory(@Reference CompareContext context) {
    super("cut-offs", "Cut-offs", Place.BOTTOM, workspace -> new CutoffView(workspace, context));
  }
}
