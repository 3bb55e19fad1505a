package org.plyscope.workbench.dock.perspective;

import java.awt.Component;
import java.lang.reflect.InvocationTargetException;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.api.window.Arrangement;
import org.plyscope.api.window.Arrangement.Split;
import org.plyscope.api.window.Arrangement.Tabs;
import org.plyscope.workbench.dock.Docks;
import org.plyscope.workbench.dock.ViewSlot;
import org.plyscope.workbench.dock.arrange.Arrangements;

/** Docks that only record calls, and report only views that the user closes. */
final class PaperDocks implements Docks {
  private final Listeners<Runnable> listeners = new Listeners<>();
  private Arrangement now;

  @Override
  public JComponent component() {
    return new JPanel();
  }

  @Override
  public void register(ViewSlot slot) {
    // A paper needs no slots.
  }

  @Override
  public void arrange(Arrangement arrangement) {
    now = arrangement;
  }

  @Override
  public Optional<Arrangement> arrangement() {
    return Optional.ofNullable(now);
  }

  @Override
  public void front(String id) {
    now = fronted(now, id);
  }

  /**
   * Returns after all listeners have reacted, so that a test and the listeners never run at once.
   */
  @Override
  public void close(String id) {
    now = Arrangements.only(now, other -> !other.equals(id)).orElse(null);
    listeners.fire(Runnable::run);
    try {
      SwingUtilities.invokeAndWait(() -> {});
    } catch (InterruptedException | InvocationTargetException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void onTabs(Consumer<String> onDoubleClick, BiConsumer<String, Component> onMenu) {
    // A paper has no tabs to click.
  }

  @Override
  public boolean isOpen(String id) {
    return now != null && now.views().contains(id);
  }

  @Override
  public void titleChanged(String id) {
    // A paper shows no titles.
  }

  @Override
  public Registration onChange(Runnable listener) {
    return listeners.add(listener);
  }

  @Override
  public void dispose() {
    now = null;
  }

  private static Arrangement fronted(Arrangement part, String id) {
    if (part instanceof Split split) {
      return new Split(
          split.across(), split.share(), fronted(split.first(), id), fronted(split.second(), id));
    }
    Tabs tabs = (Tabs) part;
    return tabs.ids().contains(id) ? new Tabs(tabs.place(), tabs.ids(), id) : tabs;
  }
}
