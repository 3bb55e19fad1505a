package org.plyscope.workbench.dock;

import java.awt.Component;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javax.swing.JComponent;
import org.plyscope.api.Registration;
import org.plyscope.api.window.Arrangement;

/** Arranges slots in the window. All methods are called on the user-interface thread. */
public interface Docks {
  /** Returns the component that fills the window. */
  JComponent component();

  /** Makes a slot known; an arrangement can then show it. */
  void register(ViewSlot slot);

  /** Arranges slots; those that are not mentioned are hidden. */
  void arrange(Arrangement arrangement);

  /** Returns how the slots are arranged now, as the user has moved them; empty if none is shown. */
  Optional<Arrangement> arrangement();

  /** Brings a slot that is shown before those it shares its place with. */
  void front(String id);

  /** Hides a slot. */
  void close(String id);

  /** Returns whether a slot is shown, perhaps behind another tab. */
  boolean isOpen(String id);

  /** Follows a changed title of a slot. */
  void titleChanged(String id);

  /**
   * Sets the actions of strips of tabs.
   *
   * @param onDoubleClick takes the id of the slot whose tab was clicked twice
   * @param onMenu takes the id of the slot in front and the button that was pressed
   */
  void onTabs(Consumer<String> onDoubleClick, BiConsumer<String, Component> onMenu);

  /** Adds a listener that is notified when slots were opened, closed or moved. */
  Registration onChange(Runnable listener);

  /** Ends the arrangement, when the window closes. */
  void dispose();
}
