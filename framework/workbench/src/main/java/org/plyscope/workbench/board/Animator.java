package org.plyscope.workbench.board;

import java.util.Optional;
import javax.swing.Timer;
import org.plyscope.workbench.board.animation.Frame;
import org.plyscope.workbench.board.animation.MoveAnimation;

/** Runs one animation at a time on the user-interface thread, as fast as the clock says. */
final class Animator {
  private static final int FRAME_MILLIS = 15;

  private final Runnable repaint;
  private final Timer timer;
  private MoveAnimation animation;
  private double speed;
  private long started;

  Animator(Runnable repaint) {
    this.repaint = repaint;
    this.timer = new Timer(FRAME_MILLIS, e -> tick());
    timer.setCoalesce(true);
  }

  /**
   * Starts an animation instead of the one that runs.
   *
   * @param newAnimation the animation
   * @param stepMillis how long one step shall take; 0 or less shows the end at once
   */
  void start(MoveAnimation newAnimation, double stepMillis) {
    stop();
    if (stepMillis > 0 && newAnimation.millis() > 0) {
      animation = newAnimation;
      speed = MoveAnimation.STEP_MILLIS / stepMillis;
      started = System.nanoTime();
      timer.start();
    }
  }

  void stop() {
    timer.stop();
    animation = null;
    repaint.run();
  }

  boolean running() {
    return animation != null;
  }

  /** Returns what to show now, if an animation runs. */
  Optional<Frame> frame() {
    return Optional.ofNullable(animation).map(a -> a.at(elapsed()));
  }

  private void tick() {
    if (animation != null && elapsed() >= animation.millis()) {
      stop();
    } else {
      repaint.run();
    }
  }

  private double elapsed() {
    return (System.nanoTime() - started) / 1e6 * speed;
  }
}
