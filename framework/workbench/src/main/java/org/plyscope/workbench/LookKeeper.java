package org.plyscope.workbench;

import java.beans.PropertyChangeEvent;
import java.beans.PropertyChangeListener;
import javax.swing.LookAndFeel;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import org.plyscope.api.InputException;
import org.plyscope.ui.theme.Theme;
import org.plyscope.workbench.job.Faults;
import org.plyscope.workbench.job.PluginAttribution;
import org.plyscope.workbench.job.PluginOwner;

/**
 * Puts the look of the window back when a plugin sets another one, in which no view could find its
 * colours, and names the plugin.
 */
final class LookKeeper implements PropertyChangeListener, AutoCloseable {
  private final Runnable restore;
  private final Faults faults;

  /**
   * Watches the look of all windows.
   *
   * @param restore installs the look that the user prefers
   */
  LookKeeper(Runnable restore, Faults faults) {
    this.restore = restore;
    this.faults = faults;
    UIManager.addPropertyChangeListener(this);
  }

  @Override
  public void propertyChange(PropertyChangeEvent event) {
    if (event.getNewValue() instanceof LookAndFeel look && !isOurs(look)) {
      Throwable here = new IllegalStateException("It set the look and feel " + look.getName());
      String plugin =
          PluginAttribution.owner(here).map(PluginOwner::name).orElse("A part of the program");
      if (SwingUtilities.isEventDispatchThread()) {
        putBack(here, plugin);
      } else {
        SwingUtilities.invokeLater(() -> putBack(here, plugin));
      }
    }
  }

  private void putBack(Throwable here, String plugin) {
    restore.run();
    InputException complaint =
        new InputException(plugin + " set another look and feel for all windows; it was put back.");
    faults.report(here, "", complaint);
  }

  private static boolean isOurs(LookAndFeel look) {
    return look.getClass().getName().startsWith(Theme.class.getName());
  }

  @Override
  public void close() {
    UIManager.removePropertyChangeListener(this);
  }
}
