package org.plyscope.view.searchtree.ui;

import org.junit.jupiter.api.BeforeAll;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.testkit.view.ViewContract;
import org.plyscope.ui.theme.Theme;
import org.plyscope.view.searchtree.SearchTreeViewFactory;

class SearchTreeContractTest extends ViewContract {
  @BeforeAll
  static void theme() {
    Theme.LIGHT.install(100);
  }

  @Override
  protected ViewFactory factory() {
    return new SearchTreeViewFactory();
  }
}
