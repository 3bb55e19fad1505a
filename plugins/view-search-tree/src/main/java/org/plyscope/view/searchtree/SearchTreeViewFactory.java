package org.plyscope.view.searchtree;

import org.osgi.service.component.annotations.Component;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;
import org.plyscope.view.searchtree.ui.SearchTreeView;

/** Offers the search tree view. */
@Component(service = ViewFactory.class)
public final class SearchTreeViewFactory implements ViewFactory {
  @Override
  public String id() {
    return "search-tree";
  }

  @Override
  public String title() {
    return "Search tree";
  }

  @Override
  public View create(Workspace workspace) {
    return new SearchTreeView(workspace);
  }

  /** Below the board, because board and tree are looked at together. */
  @Override
  public Place place() {
    return Place.BOTTOM;
  }
}
