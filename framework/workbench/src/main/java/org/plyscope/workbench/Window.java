package org.plyscope.workbench;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.GraphicsConfiguration;
import java.awt.GraphicsDevice;
import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.Arrays;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.WindowConstants;
import org.plyscope.ui.theme.Theme;
import org.plyscope.workbench.command.CommandMenus;
import org.plyscope.workbench.command.CommandPalette;
import org.plyscope.workbench.command.CommandRegistry;
import org.plyscope.workbench.command.CommandToolBar;
import org.plyscope.workbench.dock.Docks;
import org.plyscope.workbench.dock.ModernDocks;
import org.plyscope.workbench.job.StatusBar;
import org.plyscope.workbench.session.Remembered;
import org.plyscope.workbench.theme.Icons;

/** The frame with its menu bar, tool bar, docks and status bar. */
final class Window {
  private final JFrame frame = new JFrame("Plyscope");
  private final Docks docks = new ModernDocks(frame);
  private final CommandPalette palette;
  private Rectangle normalBounds;

  Window(CommandRegistry commands, Runnable whenClosing) {
    palette = new CommandPalette(frame.getRootPane(), commands);
    frame.setName("workbench.frame");
    frame.setIconImages(Icons.program());
    frame.setDefaultCloseOperation(WindowConstants.DO_NOTHING_ON_CLOSE);
    frame.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosing(WindowEvent event) {
            whenClosing.run();
          }
        });
  }

  JFrame frame() {
    return frame;
  }

  Docks docks() {
    return docks;
  }

  CommandPalette palette() {
    return palette;
  }

  /** Fills the frame, once all built-in commands are there. */
  void fill(CommandRegistry commands, StatusBar status, JComponent switcher) {
    JPanel content = new JPanel(new BorderLayout());
    content.add(new CommandToolBar(commands, switcher).bar(), BorderLayout.NORTH);
    content.add(docks.component(), BorderLayout.CENTER);
    content.add(status, BorderLayout.SOUTH);
    frame.setContentPane(content);
    frame.setJMenuBar(new CommandMenus(commands).bar());
  }

  /** Shows the frame where it was. */
  void show(Remembered remembered) {
    Rectangle bounds =
        new Rectangle(remembered.x(), remembered.y(), remembered.width(), remembered.height());
    if (remembered.width() > 0 && onSomeScreen(bounds)) {
      frame.setBounds(bounds);
    } else {
      Dimension standard = Theme.window("frame");
      Rectangle screen = frame.getGraphicsConfiguration().getBounds();
      frame.setSize(
          Math.min(standard.width, screen.width), Math.min(standard.height, screen.height));
      frame.setLocationRelativeTo(null);
    }
    normalBounds = frame.getBounds();
    if (remembered.maximized()) {
      frame.setExtendedState(Frame.MAXIMIZED_BOTH);
    }
    frame.setVisible(true);
  }

  /** Notes where the frame is now. */
  Remembered remember(Remembered before) {
    boolean maximized = (frame.getExtendedState() & Frame.MAXIMIZED_BOTH) != 0;
    return before.withWindow(maximized ? normalBounds : frame.getBounds(), maximized);
  }

  void dispose() {
    palette.dismiss();
    docks.dispose();
    frame.dispose();
  }

  /** A screen may have been unplugged since; a window must not open out of sight. */
  private static boolean onSomeScreen(Rectangle bounds) {
    return Arrays.stream(GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices())
        .map(GraphicsDevice::getDefaultConfiguration)
        .map(GraphicsConfiguration::getBounds)
        .anyMatch(
            screen ->
                screen.intersection(bounds).height > bounds.height / 2
                    && screen.intersection(bounds).width > bounds.width / 2);
  }
}
