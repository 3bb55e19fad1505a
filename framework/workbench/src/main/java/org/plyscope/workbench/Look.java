package org.plyscope.workbench;

import java.awt.Component;
import java.awt.Container;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.swing.JFrame;
import javax.swing.JSplitPane;
import org.plyscope.ui.theme.Theme;
import org.plyscope.workbench.session.Preferences;

/** Applies the theme that the user prefers. */
final class Look {
  private Look() {}

  /** Installs the look, before the first component is made. */
  static void install(Preferences now) {
    now.theme().install(now.fontPercent());
  }

  /** Follows a change of the preferences. */
  static void change(JFrame frame, Preferences before, Preferences now) {
    if (before.theme() != now.theme() || before.fontPercent() != now.fontPercent()) {
      keepDividers(frame, () -> install(now));
    }
  }

  /** Makes everything on the screen update its colours. */
  static void recolour(JFrame frame) {
    keepDividers(frame, Theme::refresh);
  }

  /** Does something to a window and puts its dividers back where they were. */
  private static void keepDividers(Container window, Runnable change) {
    Map<JSplitPane, Integer> places = new LinkedHashMap<>();
    collect(window, places);
    change.run();
    window.validate();
    places.forEach(JSplitPane::setDividerLocation);
    window.validate();
  }

  private static void collect(Container container, Map<JSplitPane, Integer> places) {
    if (container instanceof JSplitPane pane) {
      places.put(pane, pane.getDividerLocation());
    }
    for (Component child : container.getComponents()) {
      if (child instanceof Container inner) {
        collect(inner, places);
      }
    }
  }
}
