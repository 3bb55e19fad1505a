package org.plyscope.workbench.dock;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.swing.SwingUtilities;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;
import org.plyscope.workbench.job.Faults;

/**
 * Puts views into slots. A view exists while its factory is known, its slot is open and a game is
 * selected; a view that throws is replaced by a sentence. Used on the user-interface thread.
 */
public final class Views {
  private final Docks docks;
  private final Workspace workspace;
  private final Faults faults;
  private final Map<String, Entry> entries = new LinkedHashMap<>();
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
  private boolean syncing;

  /** Makes views for a workspace. */
  public Views(Docks docks, Workspace workspace, Faults faults) {
    this.docks = docks;
    this.workspace = workspace;
    this.faults = faults;
    docks.onChange(this::syncSoon);
  }

  /** Adds somebody who is told when the list of views or what is open has changed. */
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  /** Returns the slots in the order in which their views arrived. */
  public List<ViewSlot> slots() {
    return entries.values().stream().map(e -> e.slot).toList();
  }

  /** Makes a slot for a view that the window itself wants to have a place for. */
  public void reserve(ViewSlot slot) {
    entries.put(slot.id(), new Entry(slot));
    docks.register(slot);
  }

  /**
   * Takes a factory. Its view appears in the slot that is there for it, or else in a new one.
   *
   * @param open whether a new slot is shown
   */
  public void add(ViewFactory factory, boolean open) {
    if (!entries.containsKey(factory.id())) {
      reserve(new ViewSlot(factory.id(), factory.title(), factory.place()));
      if (open) {
        docks.open(factory.id());
        uncoverCenter();
      }
    }
    Entry entry = entries.get(factory.id());
    entry.closeView();
    entry.failed = false;
    entry.factory = factory;
    entry.slot.title(factory.title());
    docks.titleChanged(factory.id());
    sync();
  }

  /** Lets a factory go; its slot stays where it is and says so. */
  public void remove(ViewFactory factory) {
    Entry entry = entries.get(factory.id());
    if (entry != null && entry.factory == factory) {
      entry.closeView();
      entry.factory = null;
      sync();
    }
  }

  /** Makes a slot for a view whose plugin is not there, or not there yet. */
  public ViewSlot missing(String id, String title) {
    Entry entry = new Entry(new ViewSlot(id, title, ViewFactory.Place.CENTER));
    entries.put(id, entry);
    return entry.slot;
  }

  /** Shows a view. */
  public void open(String id) {
    Entry entry = entries.get(id);
    if (entry != null) {
      entry.failed = false;
      docks.open(id);
      sync();
    }
  }

  /** Tells all views what is selected; null closes them until there is a game again. */
  public void selected(Selection selection) {
    for (Entry entry : List.copyOf(entries.values())) {
      if (selection == null) {
        entry.closeView();
      } else if (entry.view != null) {
        entry.guard("follow the selection", () -> entry.view.selected(selection));
      }
    }
    sync();
  }

  /** Arranges all slots as at the first start. */
  public void arrange() {
    docks.reset(List.copyOf(entries.keySet()));
    uncoverCenter();
    sync();
  }

  /** Opens every view whose plugin is there, and arranges them as at the first start. */
  public void reset() {
    List<String> known = new ArrayList<>();
    entries.forEach(
        (id, entry) -> {
          if (entry.factory != null) {
            known.add(id);
            entry.failed = false;
          }
        });
    docks.reset(known);
    uncoverCenter();
    sync();
  }

  /** The first view of the middle, the board, is not covered by one that comes along by itself. */
  private void uncoverCenter() {
    slots().stream()
        .filter(slot -> slot.place() == ViewFactory.Place.CENTER && docks.isOpen(slot.id()))
        .findFirst()
        .ifPresent(slot -> docks.open(slot.id()));
  }

  /** Closes all views, when the window closes. */
  public void close() {
    entries.values().forEach(Entry::closeView);
  }

  /** The library announces a move as a close and an open, so that only the end of it counts. */
  private void syncSoon() {
    if (!syncing) {
      syncing = true;
      SwingUtilities.invokeLater(
          () -> {
            syncing = false;
            sync();
          });
    }
  }

  private void sync() {
    List.copyOf(entries.values()).forEach(Entry::sync);
    listeners.forEach(Runnable::run);
  }

  /** A slot and, while they are there, its factory and view. */
  private final class Entry {
    private final ViewSlot slot;
    private ViewFactory factory;
    private View view;
    private boolean failed;

    private Entry(ViewSlot slot) {
      this.slot = slot;
      showNothing();
    }

    private void sync() {
      boolean wanted = factory != null && !failed && hasGame() && docks.isOpen(slot.id());
      if (wanted && view == null) {
        guard(
            "start",
            () -> {
              view = factory.create(workspace);
              slot.show(view.component());
              view.selected(workspace.selection());
            });
      } else if (!wanted && view != null) {
        closeView();
      } else if (view == null && !failed) {
        showNothing();
      }
    }

    private boolean hasGame() {
      return workspace.selection() != null;
    }

    private void showNothing() {
      slot.show(
          factory == null
              ? new Placeholder(
                  "plugin",
                  "This view is not here",
                  "It belongs to a plugin that is not installed; install the plugin, or close"
                      + " this tab.")
              : new Placeholder(
                  "board",
                  "No game yet",
                  "Drop the jar of a game plugin on the window, or choose File ▸ New game."));
    }

    private void closeView() {
      View old = view;
      view = null;
      if (old != null) {
        slot.show(new Placeholder("plugin", slot.title(), "This view is closed."));
        faults.contain("The view '" + slot.title() + "' could not close", old::close);
      }
    }

    private void guard(String what, Runnable work) {
      String sentence = faults.contain("The view '" + slot.title() + "' could not " + what, work);
      if (!sentence.isEmpty()) {
        failed = true;
        closeView();
        slot.show(new Placeholder("problem", "This view has failed", sentence));
      }
    }
  }
}
