package @package@;

import org.junit.jupiter.api.BeforeAll;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.testkit.view.ViewContract;
import org.plyscope.ui.theme.Theme;

/** The contract covers every view: it opens, follows, paints in every size, exports. */
class @class@Test extends ViewContract {
  @BeforeAll
  static void theme() {
    Theme.LIGHT.install(100);
  }

  @Override
  protected ViewFactory factory() {
    return new @class@();
  }
}
