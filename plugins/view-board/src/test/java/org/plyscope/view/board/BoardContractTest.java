package org.plyscope.view.board;

import org.junit.jupiter.api.BeforeAll;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.testkit.view.ViewContract;
import org.plyscope.ui.theme.Theme;

class BoardContractTest extends ViewContract {
  @BeforeAll
  static void theme() {
    Theme.LIGHT.install(100);
  }

  @Override
  protected ViewFactory factory() {
    return new BoardViewFactory();
  }
}
