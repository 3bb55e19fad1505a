package org.plyscope.workbench.dock;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import javax.swing.SwingUtilities;
import org.plyscope.api.InputException;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.api.view.LiveSearch;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;
import org.plyscope.workbench.job.Faults;
import org.plyscope.workbench.job.PluginAttribution;

/**
 * Puts views into slots. A view exists while its factory is known, a game is selected and its slot
 * is shown, or was shown when the perspective changed: switching back and forth loses nothing. A
 * view that throws is replaced by a sentence. Used on the user-interface thread.
 */
public final class Views {
  private static final String TWICE =
      "There is a view '%s' already; the one of the plugin %s is left out.";

  private final Docks docks;
  private final Workspace workspace;
  private final Faults faults;
  private final Map<String, Entry> entries = new LinkedHashMap<>();
  private final Listeners<Runnable> listeners = new Listeners<>();
  private Function<ViewFactory, FailedView.Remedies> remedies = factory -> FailedView.NONE;
  private boolean syncing;

  /** The game whose plugin left it on the board, or the empty text. */
  private String absent = "";

  /** Makes views for a workspace. */
  public Views(Docks docks, Workspace workspace, Faults faults) {
    this.docks = docks;
    this.workspace = workspace;
    this.faults = faults;
    docks.onChange(this::syncSoon);
  }

  /** Sets the remedies for a view that has failed. */
  public void remedies(Function<ViewFactory, FailedView.Remedies> known) {
    remedies = known;
  }

  /** Adds a listener that is notified when the list of views or of open views has changed. */
  public Registration onChange(Runnable listener) {
    return listeners.add(listener);
  }

  /** Returns the slots in the order in which their views arrived. */
  public List<ViewSlot> slots() {
    return entries.values().stream().map(e -> e.slot).toList();
  }

  /** Returns the views that are there now, in the order in which they arrived. */
  public List<OpenView> open() {
    return entries.values().stream()
        .filter(e -> e.view != null)
        .map(e -> new OpenView(e.slot.id(), e.slot.title(), e.view))
        .toList();
  }

  /** Makes a slot for a view that the window itself wants to have a place for. */
  public void reserve(ViewSlot slot) {
    put(slot).reserved = true;
  }

  /**
   * Takes a factory. Its view appears in the slot that is there for it, or else in a new one.
   *
   * @throws RuntimeException if its description fails, or it is a plugin's second one of that id;
   *     nothing has changed then
   */
  public String add(ViewFactory factory) {
    KnownView known = KnownView.of(factory);
    Entry entry = entries.get(known.id());
    if (entry == null) {
      entry = put(new ViewSlot(known.id(), known.title(), known.place()));
    } else if (entry.factory != null) {
      giveWay(entry, factory);
    }
    entry.closeView();
    entry.failed = false;
    entry.factory = factory;
    entry.known = known;
    entry.slot.describe(known);
    docks.titleChanged(known.id());
    refresh();
    return known.id();
  }

  /** Of two views with one id that of Plyscope is shown, whatever the order of arrival. */
  private void giveWay(Entry entry, ViewFactory second) {
    String id = entry.slot.id();
    PluginAttribution.of(second)
        .ifPresent(
            plugin -> {
              throw new InputException(TWICE.formatted(id, plugin));
            });
    PluginAttribution.of(entry.factory)
        .ifPresent(
            plugin ->
                faults.report(entry.factory, "", new InputException(TWICE.formatted(id, plugin))));
  }

  /** Removes a factory; its slot stays where it is and shows that. */
  public void remove(ViewFactory factory) {
    for (Entry entry : List.copyOf(entries.values())) {
      if (entry.factory == factory) {
        entry.closeView();
        entry.factory = null;
        // The failed view is gone; its place states that instead.
        entry.failed = false;
        refresh();
      }
    }
  }

  /** Makes a slot for a view whose plugin is not there, or not there yet. */
  public void missing(String id, String title, ViewFactory.Place place) {
    put(new ViewSlot(id, title, place));
  }

  /** Returns the ids of all slots. */
  public List<String> ids() {
    return List.copyOf(entries.keySet());
  }

  /** Returns whether there is a slot for a view. */
  public boolean has(String id) {
    return entries.containsKey(id);
  }

  /** Returns whether there is something to show in a slot, or the window wants it anyway. */
  public boolean offers(String id) {
    return has(id) && (entries.get(id).factory != null || entries.get(id).reserved);
  }

  /** Returns where a view wants to appear. */
  public ViewFactory.Place place(String id) {
    Entry entry = entries.get(id);
    return entry.factory == null ? entry.slot.place() : entry.known.place();
  }

  /** Gives a view that has failed another chance when it is shown next. */
  public void retry(String id) {
    entries.get(id).failed = false;
  }

  /** Keeps the views that exist now alive while their slots are hidden. */
  public void keep() {
    entries.values().forEach(e -> e.kept = e.view != null);
  }

  /** Passes the selection to all views; null closes them until there is a game again. */
  public void selected(Selection selection) {
    for (Entry entry : List.copyOf(entries.values())) {
      if (selection == null) {
        entry.closeView();
      } else if (entry.view != null) {
        entry.guard("follow the selection", () -> entry.view.selected(selection));
      }
    }
    refresh();
  }

  /** Sets the missing game on the board; an empty text for none. */
  public void absent(String game) {
    absent = game;
    refresh();
  }

  /** Passes the progress of a search to all views. */
  public void searching(LiveSearch search) {
    for (Entry entry : List.copyOf(entries.values())) {
      if (entry.view != null) {
        entry.guard("follow the search", () -> entry.view.searching(search));
      }
    }
  }

  /** Lets all views show something for a moment; null ends it. */
  public void previewing(Selection glimpse) {
    for (Entry entry : List.copyOf(entries.values())) {
      if (entry.view != null) {
        entry.guard("show a preview", () -> entry.view.previewing(glimpse));
      }
    }
  }

  /** Notifies all views whether the user is setting up a position. */
  public void editing(boolean active) {
    for (Entry entry : List.copyOf(entries.values())) {
      if (entry.view != null) {
        entry.guard("follow the setup of a position", () -> entry.view.editing(active));
      }
    }
  }

  /** Returns whether a view opens only on request. */
  public boolean onDemand(String id) {
    return has(id) && entries.get(id).known != null && entries.get(id).known.onDemand();
  }

  /** Returns the perspectives that a view belongs to by its own account. */
  public Set<String> perspectives(String id) {
    return has(id) && entries.get(id).known != null
        ? entries.get(id).known.perspectives()
        : Set.of();
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
            refresh();
          });
    }
  }

  /** Makes and closes views as the slots that are shown demand. */
  public void refresh() {
    List.copyOf(entries.values()).forEach(Entry::sync);
    listeners.fire(Runnable::run);
  }

  private Entry put(ViewSlot slot) {
    Entry entry = new Entry(slot);
    entries.put(slot.id(), entry);
    docks.register(slot);
    return entry;
  }

  /** A slot and, while they are there, its factory and view. */
  private final class Entry {
    private final ViewSlot slot;
    private ViewFactory factory;

    /** The description of the factory, or of the last one before it left. */
    private KnownView known;

    private View view;
    private boolean failed;
    private boolean reserved;
    private boolean kept;

    private Entry(ViewSlot slot) {
      this.slot = slot;
      slot.onPaintFailure(this::paintingFailed);
      showNothing();
    }

    private void sync() {
      boolean open = docks.isOpen(slot.id());
      kept &= !open;
      boolean wanted = factory != null && !failed && hasGame() && (open || kept);
      if (wanted && view == null) {
        guard(
            "start",
            () -> {
              view = factory.create(workspace);
              slot.show(view.component());
              view.selected(workspace.selection());
              workspace.search().filter(LiveSearch::running).ifPresent(view::searching);
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
      if (factory == null) {
        slot.show(Placeholders.noPlugin());
      } else {
        slot.show(absent.isEmpty() ? Placeholders.noGame() : Placeholders.gameLeft(absent));
      }
    }

    private void closeView() {
      View old = view;
      view = null;
      if (old != null) {
        slot.show(Placeholders.closed(slot.title()));
        faults.contain(factory, "The view '" + slot.title() + "' could not close", old::close);
      }
    }

    private void guard(String what, Runnable work) {
      String sentence =
          faults.contain(factory, "The view '" + slot.title() + "' could not " + what, work);
      if (!sentence.isEmpty()) {
        fail(sentence);
      }
    }

    /** Called while Swing paints, when nothing may be taken out of the window yet. */
    private void paintingFailed(Throwable failure) {
      if (view != null && !failed) {
        failed = true;
        SwingUtilities.invokeLater(
            () ->
                fail(
                    faults.report(
                        factory, "The view '" + slot.title() + "' could not paint", failure)));
      }
    }

    private FailedView.Remedies remedies() {
      return remedies.apply(factory);
    }

    private void tryAgain() {
      failed = false;
      refresh();
    }

    private void fail(String sentence) {
      failed = true;
      closeView();
      slot.show(new FailedView(sentence, remedies(), () -> tryAgain()));
    }
  }
}
