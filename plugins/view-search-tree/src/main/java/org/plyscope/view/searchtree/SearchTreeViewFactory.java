package org.plyscope.view.searchtree;

import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.view.PlainViewFactory;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.view.searchtree.ui.SearchTreeView;

/** Offers the search tree view. */
@Component(service = ViewFactory.class)
public final class SearchTreeViewFactory extends PlainViewFactory {
  /** Called by the framework. */
  @Activate
  public SearchTreeViewFactory() {
    // Below the board, because board and tree are looked at together.
    super("search-tree", "Search tree", Place.BOTTOM, SearchTreeView::new);
  }
}
