package org.plyscope.workbench;

import java.awt.AWTEvent;
import java.awt.Toolkit;
import java.awt.event.AWTEventListener;
import javax.swing.Timer;

/**
 * Runs something a second after the user did anything by which settings may have changed: every use
 * of the mouse or the keyboard, and every change of a size. Used on the user-interface thread.
 */
final class SettingsTimer implements AutoCloseable {
  private static final int MILLIS = 1000;
  private static final long EVENTS =
      AWTEvent.MOUSE_EVENT_MASK
          | AWTEvent.KEY_EVENT_MASK
          | AWTEvent.COMPONENT_EVENT_MASK
          | AWTEvent.WINDOW_STATE_EVENT_MASK;

  private final Timer timer;
  private final AWTEventListener listener = event -> changed();
  private boolean running;

  /** Prepares to run something. */
  SettingsTimer(Runnable keep) {
    timer = new Timer(MILLIS, event -> keep.run());
    timer.setRepeats(false);
  }

  /** Follows the user from now on. */
  void start() {
    running = true;
    Toolkit.getDefaultToolkit().addAWTEventListener(listener, EVENTS);
    changed();
  }

  /** Expects settings to have changed; a timer that runs already is left alone. */
  void changed() {
    if (running) {
      timer.start();
    }
  }

  /** Runs nothing any longer. */
  @Override
  public void close() {
    running = false;
    timer.stop();
    Toolkit.getDefaultToolkit().removeAWTEventListener(listener);
  }
}
