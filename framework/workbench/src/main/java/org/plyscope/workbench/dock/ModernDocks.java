package org.plyscope.workbench.dock;

import io.github.andrewauclair.moderndocking.DockableTabPreference;
import io.github.andrewauclair.moderndocking.DockingRegion;
import io.github.andrewauclair.moderndocking.api.DockingAPI;
import io.github.andrewauclair.moderndocking.app.Docking;
import io.github.andrewauclair.moderndocking.app.RootDockingPanel;
import io.github.andrewauclair.moderndocking.exception.DockingLayoutException;
import io.github.andrewauclair.moderndocking.layouts.ApplicationLayout;
import io.github.andrewauclair.moderndocking.settings.Settings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.swing.JComponent;
import javax.swing.JFrame;
import org.plyscope.api.view.ViewFactory.Place;

/**
 * Slots arranged by Modern Docking. The library is static, so there is one at a time in a JVM; it
 * cannot take late or missing views, so only slots are docked.
 */
public final class ModernDocks implements Docks {
  private static final System.Logger LOG = System.getLogger(ModernDocks.class.getName());

  // Shares of the room that a newly docked slot takes.
  private static final double STRIP = 0.3;
  private static final double COLUMN = 0.54;
  private static final double BESIDE = 0.54;

  private final JFrame frame;

  /** Not the static helpers of the library: they keep serving the first window of the JVM. */
  private final DockingAPI library;

  private final RootDockingPanel root;
  private boolean disposed;
  private final Map<String, SlotDockable> slots = new LinkedHashMap<>();
  private final Map<String, Place> places = new LinkedHashMap<>();
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

  /** Arranges slots in a frame. */
  public ModernDocks(JFrame frame) {
    this.frame = frame;
    Settings.setDefaultTabPreference(DockableTabPreference.TOP_ALWAYS);
    Settings.setActiveHighlighterEnabled(false);
    Docking.initialize(frame);
    library = Docking.getSingleInstance();
    root = new RootDockingPanel(frame);
    library.addDockingListener(event -> listeners.forEach(Runnable::run));
  }

  @Override
  public JComponent component() {
    return root;
  }

  @Override
  public void register(ViewSlot slot) {
    SlotDockable dockable = new SlotDockable(slot);
    slots.put(slot.id(), dockable);
    places.putIfAbsent(slot.id(), slot.place());
    library.registerDockable(dockable);
  }

  @Override
  public void deregister(String id) {
    SlotDockable dockable = slots.get(id);
    if (dockable != null) {
      close(id);
      slots.remove(id);
      library.deregisterDockable(dockable);
    }
  }

  @Override
  public void open(String id) {
    if (isOpen(id)) {
      library.bringToFront(id);
    } else {
      dock(id, places.get(id));
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
  public void move(String id, Place place) {
    close(id);
    dock(id, place);
  }

  @Override
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  @Override
  public void reset(List<String> ids) {
    slots.keySet().forEach(this::close);
    for (String id : ids) {
      dock(id, slots.get(id).slot().place());
    }
  }

  @Override
  public void save(Path file) {
    try {
      Files.createDirectories(file.getParent());
      library
          .getLayoutPersistence()
          .saveLayoutToFile(file.toFile(), library.getDockingState().getApplicationLayout());
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be written.", e);
    } catch (DockingLayoutException e) {
      throw new IllegalStateException(file + " cannot be written.", e);
    }
  }

  @Override
  public boolean restore(Path file, MissingSlot missing) {
    if (!Files.exists(file)) {
      return false;
    }
    try {
      ApplicationLayout layout =
          library.getLayoutPersistence().loadApplicationLayoutFromFile(file.toFile());
      Map<String, String> saved = SavedSlots.of(layout);
      if (saved.isEmpty()) {
        return false;
      }
      saved.forEach(
          (id, title) -> {
            if (!slots.containsKey(id)) {
              register(missing.make(id, title));
            }
          });
      library
          .getDockingState()
          .restoreWindowLayout_PreserveSizeAndPos(frame, layout.getMainFrameLayout());
      return true;
    } catch (DockingLayoutException | RuntimeException e) {
      LOG.log(System.Logger.Level.WARNING, file + " is no layout; the standard one is used.", e);
      return false;
    }
  }

  @Override
  public void dispose() {
    disposed = true;
    listeners.clear();
    Docking.uninitialize();
  }

  /** Docks a slot as a tab beside one that stands there, or else at that side of the window. */
  private void dock(String id, Place place) {
    places.put(id, place);
    ViewSlot slot = slots.get(id).slot();
    if (place == slot.place() && isOpen(slot.beside())) {
      library.dock(id, slot.beside(), DockingRegion.EAST, BESIDE);
      return;
    }
    Optional<String> neighbour = openAt(place, id);
    Optional<String> centre = openAt(Place.CENTER, id);
    if (neighbour.isPresent()) {
      library.dock(id, neighbour.get(), DockingRegion.CENTER);
    } else if (place == Place.BOTTOM && centre.isPresent()) {
      library.dock(id, centre.get(), DockingRegion.SOUTH, STRIP);
    } else {
      switch (place) {
        case CENTER -> library.dock(id, frame, DockingRegion.CENTER);
        case LEFT -> library.dock(id, frame, DockingRegion.WEST, STRIP);
        case RIGHT -> library.dock(id, frame, DockingRegion.EAST, COLUMN);
        case BOTTOM -> library.dock(id, frame, DockingRegion.SOUTH, STRIP);
      }
    }
  }

  private Optional<String> openAt(Place place, String except) {
    return places.entrySet().stream()
        .filter(e -> e.getValue() == place && !e.getKey().equals(except))
        .map(Map.Entry::getKey)
        .filter(this::isOpen)
        .findFirst();
  }
}
