package org.plyscope.workbench.dock;

import java.awt.Component;
import java.awt.Container;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JTabbedPane;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.plyscope.workbench.theme.Icons;

/**
 * The actions of tab strips besides choosing: a double click lets a view fill the window and come
 * back, and the button at the right, which belongs to the docking library and does nothing there,
 * opens the menu of the view.
 */
final class TabStrips {
  private static final String TRAILING = "JTabbedPane.trailingComponent";
  private static final String DONE = "Plyscope.tabStrip";

  private Consumer<String> fill = id -> {};
  private BiConsumer<String, Component> menu = (id, at) -> {};

  /**
   * Sets the actions.
   *
   * @param onDoubleClick takes the id of the view whose tab was clicked twice
   * @param onMenu takes the id of the view in front, and the button
   */
  void use(Consumer<String> onDoubleClick, BiConsumer<String, Component> onMenu) {
    fill = onDoubleClick;
    menu = onMenu;
  }

  /** Equips all strips in a part of the window that are new. */
  void equip(Container part) {
    if (part instanceof JTabbedPane tabs && slot(tabs.getSelectedComponent()) != null) {
      equip(tabs);
      return;
    }
    for (Component child : part.getComponents()) {
      if (child instanceof Container inner && !(child instanceof ViewSlot)) {
        equip(inner);
      }
    }
  }

  private void equip(JTabbedPane tabs) {
    if (tabs.getClientProperty(DONE) != null) {
      return;
    }
    tabs.putClientProperty(DONE, true);
    JButton button = new JButton(Icons.of("more"));
    button.setName("tabs.menu");
    button.setToolTipText("Actions of this view");
    button.setFocusable(false);
    button.putClientProperty("JButton.buttonType", "toolBarButton");
    button.addActionListener(
        e -> {
          ViewSlot slot = slot(tabs.getSelectedComponent());
          if (slot != null) {
            menu.accept(slot.id(), button);
          }
        });
    JPanel end = new JPanel(new MigLayout("fill, insets 0", "push[]", "[center]"));
    end.setOpaque(false);
    end.add(button);
    tabs.putClientProperty(TRAILING, end);
    tabs.addMouseListener(new Twice(tabs));
  }

  /** Returns the slot in the panel of a tab, or null. */
  static ViewSlot slot(Component panel) {
    if (panel instanceof ViewSlot slot) {
      return slot;
    }
    if (panel instanceof Container container) {
      for (Component child : container.getComponents()) {
        ViewSlot slot = slot(child);
        if (slot != null) {
          return slot;
        }
      }
    }
    return null;
  }

  /** Waits for a second click on a tab. */
  private final class Twice extends MouseAdapter {
    private final JTabbedPane tabs;

    private Twice(JTabbedPane tabs) {
      this.tabs = tabs;
    }

    @Override
    public void mouseClicked(MouseEvent event) {
      int tab = tabs.indexAtLocation(event.getX(), event.getY());
      if (event.getClickCount() == 2 && SwingUtilities.isLeftMouseButton(event) && tab >= 0) {
        ViewSlot slot = slot(tabs.getComponentAt(tab));
        if (slot != null) {
          // The library still works on the click; afterwards its tabs may be rebuilt.
          SwingUtilities.invokeLater(() -> fill.accept(slot.id()));
        }
      }
    }
  }
}
