package org.plyscope.workbench.dock;

import io.github.andrewauclair.moderndocking.Dockable;
import io.github.andrewauclair.moderndocking.DockableTabPreference;
import io.github.andrewauclair.moderndocking.api.DockingAPI;
import io.github.andrewauclair.moderndocking.app.Docking;
import io.github.andrewauclair.moderndocking.app.RootDockingPanel;
import io.github.andrewauclair.moderndocking.layouts.DockingLayoutNode;
import io.github.andrewauclair.moderndocking.layouts.DockingSimplePanelNode;
import io.github.andrewauclair.moderndocking.layouts.DockingSplitPanelNode;
import io.github.andrewauclair.moderndocking.layouts.DockingTabPanelNode;
import io.github.andrewauclair.moderndocking.layouts.WindowLayout;
import io.github.andrewauclair.moderndocking.settings.Settings;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Container;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.Icon;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.SwingUtilities;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.api.view.ViewFactory.Place;
import org.plyscope.api.window.Arrangement;
import org.plyscope.api.window.Arrangement.Split;
import org.plyscope.api.window.Arrangement.Tabs;
import org.plyscope.workbench.dock.arrange.Arrangements;
import org.plyscope.workbench.theme.Icons;

/**
 * Slots arranged by Modern Docking. The library is static, so there is one at a time in a JVM; it
 * cannot take late or missing views, so only slots are docked.
 */
public final class ModernDocks implements Docks {
  private final JFrame frame;

  /** Not the static helpers of the library: they keep serving the first window of the JVM. */
  private final DockingAPI library;

  private final RootDockingPanel root;
  private final Map<String, SlotDockable> slots = new LinkedHashMap<>();
  private final Map<String, Place> places = new LinkedHashMap<>();
  private final Listeners<Runnable> listeners = new Listeners<>();
  private final TabStrips strips = new TabStrips();

  /** The last arrangement; dividers that were not moved since keep exactly these shares. */
  private Arrangement arranged;

  private boolean unsettled;
  private boolean disposed;

  /** Arranges slots in a frame. */
  public ModernDocks(JFrame frame) {
    this.frame = frame;
    Settings.setDefaultTabPreference(DockableTabPreference.TOP_ALWAYS);
    Settings.setActiveHighlighterEnabled(false);
    Docking.initialize(frame);
    library = Docking.getSingleInstance();
    root = new RootDockingPanel(frame);
    root.setFocusable(true);
    library.addDockingListener(event -> listeners.fire(Runnable::run));
    library.addDockingListener(event -> SwingUtilities.invokeLater(() -> strips.equip(root)));
  }

  @Override
  public JComponent component() {
    return root;
  }

  @Override
  public void register(ViewSlot slot) {
    SlotDockable dockable = new SlotDockable(slot);
    slots.put(slot.id(), dockable);
    library.registerDockable(dockable);
  }

  @Override
  public void arrange(Arrangement arrangement) {
    arrangement.groups().forEach(g -> g.ids().forEach(id -> places.put(id, g.place())));
    library
        .getDockingState()
        .restoreWindowLayout_PreserveSizeAndPos(
            frame, new WindowLayout(LibraryLayout.of(library, arrangement)));
    weigh(root, arrangement);
    frame.validate();
    strips.equip(root);
    arranged = arrangement;
    unsettled = true;
    SwingUtilities.invokeLater(() -> SwingUtilities.invokeLater(() -> settled(arrangement)));
    SwingUtilities.invokeLater(this::keepFocus);
  }

  @Override
  public Optional<Arrangement> arrangement() {
    if (disposed) {
      return Optional.empty();
    }
    Optional<Arrangement> now =
        LibraryLayout.read(
            library.getDockingState().getWindowLayout(frame).getRootNode(),
            id -> places.getOrDefault(id, Place.CENTER));
    return now.map(
        a -> unsettled ? Arrangements.shared(a, arranged) : Arrangements.steady(a, arranged));
  }

  @Override
  public void front(String id) {
    if (isOpen(id)) {
      library.bringToFront(id);
    }
  }

  @Override
  public void close(String id) {
    if (isOpen(id)) {
      library.undock(id);
    }
  }

  @Override
  public boolean isOpen(String id) {
    return !disposed && slots.containsKey(id) && library.isDocked(id);
  }

  @Override
  public void titleChanged(String id) {
    if (isOpen(id)) {
      library.updateTabInfo(id);
    }
  }

  @Override
  public void onTabs(Consumer<String> onDoubleClick, BiConsumer<String, Component> onMenu) {
    strips.use(onDoubleClick, onMenu);
  }

  @Override
  public Registration onChange(Runnable listener) {
    return listeners.add(listener);
  }

  @Override
  public void dispose() {
    disposed = true;
    listeners.clear();
    Docking.uninitialize();
  }

  /** The library places dividers later; until then their positions are meaningless. */
  private void settled(Arrangement arrangement) {
    if (arranged == arrangement) {
      unsettled = false;
    }
  }

  /**
   * Keys work only while a component has the focus; the last one may just have been hidden, and at
   * the start there is none.
   */
  private void keepFocus() {
    Component last = frame.getMostRecentFocusOwner();
    if (!disposed && (!(last instanceof JComponent) || !last.isShowing())) {
      root.requestFocusInWindow();
    }
  }

  /** When the window grows, every part grows with it. */
  private static void weigh(Container part, Arrangement arrangement) {
    if (arrangement instanceof Split split && part instanceof JSplitPane pane) {
      pane.setResizeWeight(split.share());
      weigh((Container) pane.getLeftComponent(), split.first());
      weigh((Container) pane.getRightComponent(), split.second());
    } else if (arrangement instanceof Split && !(part instanceof SlotDockable)) {
      for (Component child : part.getComponents()) {
        if (child instanceof Container inner) {
          weigh(inner, arrangement);
        }
      }
    }
  }

  /** Translates arrangements to layouts of the docking library, and back. */
  private static final class LibraryLayout {
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
      DockingTabPanelNode node =
          new DockingTabPanelNode(library, tabs.ids().get(0), "", "", "", "");
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
            ? Optional.of(
                new Split(across, split.getDividerProportion(), first.get(), second.get()))
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

  /** A slot as the docking library wants it. */
  private static final class SlotDockable extends JPanel implements Dockable {
    private final ViewSlot slot;

    SlotDockable(ViewSlot slot) {
      super(new BorderLayout());
      this.slot = slot;
      add(slot);
    }

    @Override
    public String getPersistentID() {
      return slot.id();
    }

    @Override
    public String getTabText() {
      return slot.title();
    }

    @Override
    public String getTabTooltip() {
      return slot.help().isEmpty() ? null : slot.help();
    }

    @Override
    public Icon getIcon() {
      return Icons.of(slot.icon());
    }

    /** A floating window would have neither menu bar nor shortcuts. */
    @Override
    public boolean isFloatingAllowed() {
      return false;
    }

    @Override
    public boolean isWrappableInScrollpane() {
      return false;
    }
  }
}
