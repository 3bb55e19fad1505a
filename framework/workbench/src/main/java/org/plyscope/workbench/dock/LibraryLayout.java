package org.plyscope.workbench.dock;

import io.github.andrewauclair.moderndocking.api.DockingAPI;
import io.github.andrewauclair.moderndocking.layouts.DockingLayoutNode;
import io.github.andrewauclair.moderndocking.layouts.DockingSimplePanelNode;
import io.github.andrewauclair.moderndocking.layouts.DockingSplitPanelNode;
import io.github.andrewauclair.moderndocking.layouts.DockingTabPanelNode;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javax.swing.JSplitPane;
import org.plyscope.api.view.ViewFactory.Place;
import org.plyscope.api.window.Arrangement;
import org.plyscope.api.window.Arrangement.Split;
import org.plyscope.api.window.Arrangement.Tabs;

/** Translates arrangements to what the docking library calls a layout, and back. */
final class LibraryLayout {
  private LibraryLayout() {}

  static DockingLayoutNode of(DockingAPI library, Arrangement arrangement) {
    if (arrangement instanceof Split split) {
      return new DockingSplitPanelNode(
          library,
          of(library, split.first()),
          of(library, split.second()),
          split.across() ? JSplitPane.HORIZONTAL_SPLIT : JSplitPane.VERTICAL_SPLIT,
          split.share(),
          "");
    }
    Tabs tabs = (Tabs) arrangement;
    DockingTabPanelNode node = new DockingTabPanelNode(library, tabs.ids().get(0), "", "", "", "");
    tabs.ids().stream().skip(1).forEach(id -> node.addTab(id, "", "", "", ""));
    node.bringToFront(node.findNode(tabs.front()));
    return node;
  }

  /** Reads a layout; the library does not know in which part of the window a group is. */
  static Optional<Arrangement> read(DockingLayoutNode node, Function<String, Place> places) {
    if (node instanceof DockingSplitPanelNode split) {
      Optional<Arrangement> first = read(split.getLeft(), places);
      Optional<Arrangement> second = read(split.getRight(), places);
      boolean across = split.getOrientation() == JSplitPane.HORIZONTAL_SPLIT;
      return first.isPresent() && second.isPresent()
          ? Optional.of(new Split(across, split.getDividerProportion(), first.get(), second.get()))
          : first.or(() -> second);
    }
    if (node instanceof DockingTabPanelNode tabs) {
      List<String> ids =
          tabs.getPersistentIDs().stream().map(DockingSimplePanelNode::getPersistentID).toList();
      return ids.isEmpty()
          ? Optional.empty()
          : Optional.of(new Tabs(places.apply(ids.get(0)), ids, tabs.getSelectedTabID()));
    }
    if (node instanceof DockingSimplePanelNode simple) {
      String id = simple.getPersistentID();
      return Optional.of(Arrangement.tabs(places.apply(id), id));
    }
    return Optional.empty();
  }
}
