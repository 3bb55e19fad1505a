package org.plyscope.view.compare;

import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.view.PlainViewFactory;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.view.compare.diff.TreeDiffView;
import org.plyscope.view.compare.model.CompareContext;

/** Offers the view that aligns two trees. */
@Component(service = ViewFactory.class)
public final class TreeDiffViewFactory extends PlainViewFactory {
  /** Called by the framework. */
  @Activate
  public TreeDiffViewFactory(@Reference CompareContext context) {
    super(
        "tree-diff", "Tree diff", Place.BOTTOM, workspace -> new TreeDiffView(workspace, context));
  }
}
