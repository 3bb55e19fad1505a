package org.plyscope.experiment.conduct;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.plyscope.api.InputException;
import org.plyscope.api.run.RunGame;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.run.GameScan;
import org.plyscope.experiment.schedule.Schedule;
import org.plyscope.experiment.work.Result;
import org.plyscope.experiment.work.Workforce;

/**
 * Plays the missing games of an experiment, whole blocks at a time and in order, so that what is
 * finished when it stops is balanced. Used by one thread; it can be stopped from any.
 */
public final class Conductor {
  /** Keeps a finished game. */
  @FunctionalInterface
  public interface Store {
    /**
     * Keeps it.
     *
     * @param index its number
     * @param line its line with its end
     */
    void append(int index, byte[] line);
  }

  private static final long LOOK_MILLIS = 50;

  /**
   * How much work lies ready: enough to hide the way there and back, little enough to stop soon.
   */
  private static final double AHEAD_SECONDS = 0.5;

  private final Schedule schedule;
  private final GameScan scan;
  private final Workforce workforce;
  private final Store store;
  private final RunFollower listener;
  private final BitSet pending = new BitSet();
  private volatile boolean stopping;
  private volatile boolean halted;
  private int offered;
  private int finished;
  private long since;

  /**
   * Prepares a run.
   *
   * @param experiment what is played
   * @param workforce who plays; closed by whoever made it
   * @param store keeps finished games
   * @param listener follows the run
   */
  public Conductor(Experiment experiment, Workforce workforce, Store store, RunFollower listener) {
    this.schedule = experiment.schedule();
    this.scan = new GameScan(experiment.names(), schedule);
    this.workforce = workforce;
    this.store = store;
    this.listener = listener;
  }

  /** Finishes the games that are being played, then stops. */
  public void stop() {
    stopping = true;
  }

  /** Stops at once. */
  public void halt() {
    stopping = true;
    halted = true;
  }

  /**
   * Plays games until all are finished or somebody stops it.
   *
   * @param missing the numbers of the games to play
   * @param enough asked after every game: whether that is all that is wanted
   * @return true if all missing games were played
   * @throws InterruptedException if the calling thread is interrupted
   * @throws InputException if the workforce cannot go on, or a game cannot be kept
   */
  public boolean run(BitSet missing, BooleanSupplier enough) throws InterruptedException {
    BitSet left = (BitSet) missing.clone();
    since = System.nanoTime();
    while (!halted) {
      if (!stopping) {
        offer(left);
      }
      if (pending.isEmpty()) {
        break;
      }
      Result result = workforce.results().poll(LOOK_MILLIS, TimeUnit.MILLISECONDS);
      if (result != null) {
        take(result);
        stopping |= enough.getAsBoolean();
      }
      listener.tick();
    }
    return left.isEmpty() && pending.isEmpty();
  }

  /** Offers blocks in order until enough work lies ready. */
  private void offer(BitSet left) {
    int workers = Math.max(1, workforce.workers().size());
    double perSecond = finished / Math.max(1, (System.nanoTime() - since) / 1e9);
    int wanted = (int) Math.min(1_000_000, Math.max(2 * workers, AHEAD_SECONDS * perSecond));
    List<Integer> indices = new ArrayList<>();
    while (offered - finished < wanted && !left.isEmpty()) {
      int block = schedule.game(left.nextSetBit(0)).block();
      int behind = schedule.firstGame(block) + schedule.gamesIn(block);
      for (int i = left.nextSetBit(0); i >= 0 && i < behind; i = left.nextSetBit(i + 1)) {
        left.clear(i);
        pending.set(i);
        indices.add(i);
        offered++;
      }
    }
    if (!indices.isEmpty()) {
      workforce.offer(indices);
    }
  }

  private void take(Result result) {
    if (result.trouble().isPresent()) {
      throw new InputException(result.trouble().get());
    }
    if (!pending.get(result.index())) {
      return;
    }
    RunGame game = scan.line(result.line());
    store.append(result.index(), result.line());
    pending.clear(result.index());
    finished++;
    listener.finished(game);
  }
}
