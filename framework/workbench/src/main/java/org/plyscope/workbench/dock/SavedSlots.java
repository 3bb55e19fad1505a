package org.plyscope.workbench.dock;

import io.github.andrewauclair.moderndocking.layouts.ApplicationLayout;
import io.github.andrewauclair.moderndocking.layouts.DockingLayoutNode;
import io.github.andrewauclair.moderndocking.layouts.DockingSimplePanelNode;
import io.github.andrewauclair.moderndocking.layouts.DockingSplitPanelNode;
import io.github.andrewauclair.moderndocking.layouts.DockingTabPanelNode;
import java.util.LinkedHashMap;
import java.util.Map;

/** Finds which slots a saved layout mentions. */
final class SavedSlots {
  private final Map<String, String> titles = new LinkedHashMap<>();

  private SavedSlots() {}

  /** Returns the titles of all slots by their id. */
  static Map<String, String> of(ApplicationLayout layout) {
    SavedSlots slots = new SavedSlots();
    if (layout.getMainFrameLayout() != null) {
      slots.visit(layout.getMainFrameLayout().getRootNode());
    }
    return slots.titles;
  }

  private void visit(DockingLayoutNode node) {
    if (node instanceof DockingSplitPanelNode split) {
      visit(split.getLeft());
      visit(split.getRight());
    } else if (node instanceof DockingTabPanelNode tabs) {
      tabs.getPersistentIDs().forEach(this::visit);
    } else if (node instanceof DockingSimplePanelNode simple) {
      String title = simple.getTabText();
      titles.put(
          simple.getPersistentID(),
          title == null || title.isBlank() ? simple.getPersistentID() : title);
    }
  }
}
