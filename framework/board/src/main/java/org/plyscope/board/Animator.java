package org.plyscope.board;

import java.util.Optional;
import javax.swing.Timer;
import org.plyscope.board.animation.Frame;
import org.plyscope.board.animation.MoveAnimation;

/** Runs one animation at a time on the user-interface thread, at the pace of the clock. */
public final class Animator {
  private static final int FRAME_MILLIS = 15;

  private final Runnable repaint;
  private final Timer timer;
  private MoveAnimation animation;
  private double speed;
  private long started;

  /**
   * Makes an animator without an animation.
   *
   * @param repaint called for every frame, and once more at the end
   */
  public Animator(Runnable repaint) {
    this.repaint = repaint;
    this.timer = new Timer(FRAME_MILLIS, e -> tick());
    timer.setCoalesce(true);
  }

  /**
   * Starts an animation instead of the one that runs.
   *
   * @param newAnimation the animation
   * @param stepMillis how long one step takes; 0 or less shows the end at once
   */
  public void start(MoveAnimation newAnimation, double stepMillis) {
    stop();
    if (stepMillis > 0 && newAnimation.millis() > 0) {
      animation = newAnimation;
      speed = MoveAnimation.STEP_MILLIS / stepMillis;
      started = System.nanoTime();
      timer.start();
    }
  }

  /** Ends the animation, if one runs; its final state is shown at once. */
  public void stop() {
    timer.stop();
    animation = null;
    repaint.run();
  }

  /**
   * Returns whether an animation runs.
   *
   * @return true until it ends
   */
  public boolean running() {
    return animation != null;
  }

  /** {@return what to show now: a moment of the animation, or empty if none runs} */
  public Optional<Frame> frame() {
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
