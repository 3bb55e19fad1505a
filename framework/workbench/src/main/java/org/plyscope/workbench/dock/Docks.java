package org.plyscope.workbench.dock;

import java.nio.file.Path;
import java.util.List;
import javax.swing.JComponent;
import org.plyscope.api.view.ViewFactory.Place;

/** Arranges slots in the window. All methods are called on the user-interface thread. */
public interface Docks {
  /** Returns what fills the window. */
  JComponent component();

  /** Makes a slot known; {@link #open} then shows it. */
  void register(ViewSlot slot);

  /** Takes a slot out for good. */
  void deregister(String id);

  /** Shows a slot, where it was last or else at its first place, and brings it to the front. */
  void open(String id);

  /** Hides a slot. */
  void close(String id);

  /** Tells whether a slot is shown, perhaps behind another tab. */
  boolean isOpen(String id);

  /** Follows a changed title of a slot. */
  void titleChanged(String id);

  /** Moves a slot to a side of the window. */
  void move(String id, Place place);

  /** Adds somebody who is told when slots were opened, closed or moved. */
  void onChange(Runnable listener);

  /** Arranges the open slots as at the first start. */
  void reset(List<String> ids);

  /** Writes where all slots stand. */
  void save(Path file);

  /**
   * Puts the slots where they stood.
   *
   * @param file what {@link #save} wrote
   * @param missing makes and registers a slot for an id that is not known
   * @return false if the file is missing or cannot be used; nothing has changed then
   */
  boolean restore(Path file, MissingSlot missing);

  /** Ends the arrangement, when the window closes. */
  void dispose();

  /** Supplies slots for views of plugins that are not there. */
  @FunctionalInterface
  interface MissingSlot {
    /**
     * Makes a slot.
     *
     * @param id the id of the view
     * @param title what its tab said
     * @return the slot
     */
    ViewSlot make(String id, String title);
  }
}
