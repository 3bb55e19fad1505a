package org.plyscope.testkit.view;

import java.awt.Component;
import java.awt.Container;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JTabbedPane;
import javax.swing.plaf.basic.BasicHTML;

/**
 * Looks for components that render text as a page of HTML. Text from files and plugins must not be
 * rendered so: a page fetches its pictures from any address in it.
 */
public final class Pages {
  private static final String DISABLED = "html.disable";

  private Pages() {}

  /**
   * Returns the components that render a page without having asked for it.
   *
   * @param root where to look
   * @return the name or the class of each such component, empty if all is well
   */
  public static List<String> below(Component root) {
    List<String> found = new ArrayList<>();
    collect(root, found);
    return found;
  }

  private static void collect(Component at, List<String> found) {
    if (at instanceof JComponent shown && rendersPage(shown)) {
      found.add(at.getName() == null ? at.getClass().getName() : at.getName());
    }
    if (at instanceof Container container) {
      for (Component child : container.getComponents()) {
        collect(child, found);
      }
    }
  }

  private static boolean rendersPage(JComponent shown) {
    if (shown instanceof JTabbedPane tabs) {
      for (int tab = 0; tab < tabs.getTabCount(); tab++) {
        if (BasicHTML.isHTMLString(tabs.getTitleAt(tab))) {
          return true;
        }
      }
    }
    return shown.getClientProperty(BasicHTML.propertyKey) != null
        && !Boolean.FALSE.equals(shown.getClientProperty(DISABLED));
  }
}
