package org.plyscope.workbench.theme;

import java.awt.Component;
import java.awt.Container;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.swing.JSplitPane;

/** Keeps split panes as the user left them: Swing moves their dividers when the look changes. */
public final class Dividers {
  private Dividers() {}

  /** Does something to a window and puts its dividers back where they were. */
  public static void keep(Container window, Runnable change) {
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
