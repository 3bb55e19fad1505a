package org.plyscope.view.compare;

import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;
import org.plyscope.view.compare.diff.TreeDiffView;
import org.plyscope.view.compare.model.Desk;

/** Offers the view that aligns two trees. */
@Component(service = ViewFactory.class)
public final class TreeDiffViewFactory implements ViewFactory {
  private final Desk desk;

  /** Called by the framework. */
  @Activate
  public TreeDiffViewFactory(@Reference Desk desk) {
    this.desk = desk;
  }

  @Override
  public String id() {
    return "tree-diff";
  }

  @Override
  public String title() {
    return "Tree diff";
  }

  @Override
  public View create(Workspace workspace) {
    return new TreeDiffView(workspace, desk);
  }

  @Override
  public Place place() {
    return Place.BOTTOM;
  }
}
