package org.plyscope.cli.run.live;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.plyscope.api.run.RunGame;
import org.plyscope.experiment.conduct.RunFollower;

/** Shows now and then how far a run is. Used by the thread of the run. */
public final class LiveView implements RunFollower {
  /** Work that ends sooner is not worth a line. */
  private static final long PREPARING_NANOS = TimeUnit.SECONDS.toNanos(1);

  private final Screen screen;
  private final LongSupplier clock;
  private final long every;
  private long start;
  private long shown;
  private int before;
  private int played;
  private int wanted;
  private boolean begun;
  private String preparing = "";

  /** Shows on a screen. */
  public LiveView(Screen screen) {
    this(screen, System::nanoTime);
  }

  LiveView(Screen screen, LongSupplier clock) {
    this.screen = screen;
    this.clock = clock;
    this.every = TimeUnit.MILLISECONDS.toNanos(screen.everyMillis());
    this.shown = clock.getAsLong();
  }

  @Override
  public void begins(int games) {
    begun = true;
    wanted = games;
    start = clock.getAsLong();
    shown = start;
  }

  @Override
  public void finished(RunGame game) {
    if (begun) {
      played++;
    } else {
      before++;
    }
  }

  @Override
  public void told(String sentence) {
    screen.told(sentence);
  }

  @Override
  public void preparing(String sentence) {
    preparing = sentence;
    tick();
  }

  @Override
  public void tick() {
    long now = clock.getAsLong();
    if (!begun && !preparing.isEmpty() && now - shown >= PREPARING_NANOS) {
      shown = now;
      screen.preparing(preparing);
      preparing = "";
    }
    if (begun && now - shown >= every) {
      shown = now;
      screen.show(progress(now));
    }
  }

  private Progress progress(long now) {
    return new Progress(before, played, wanted, (now - start) / 1e9);
  }

  /** Removes the changing part, or sends it to a program for the last time. */
  public void end() {
    if (begun) {
      screen.end(progress(clock.getAsLong()));
    } else {
      screen.clear();
    }
  }
}
