package org.plyscope.experiment.conduct;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.plyscope.api.InputException;
import org.plyscope.api.run.RunGame;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.run.line.GameScan;
import org.plyscope.experiment.schedule.PlayableGames;
import org.plyscope.experiment.schedule.Schedule;
import org.plyscope.experiment.work.Result;
import org.plyscope.experiment.work.Workforce;

/**
 * Plays the missing games of an experiment, whole blocks at a time and in order, so that the
 * finished games are balanced when it stops. Used by one thread; it can be stopped from any.
 */
public final class GameDispatcher {
  /** Keeps a finished game. */
  @FunctionalInterface
  public interface Store {
    /** Keeps it. */
    void append(int index, byte[] line);
  }

  /** Decides which games are not played, and which are played twice. */
  public interface Steward {
    /** Plays everything once. */
    Steward NONE =
        new Steward() {
          @Override
          public boolean skipped(int block) {
            return false;
          }

          @Override
          public OptionalInt second(RunGame game) {
            return OptionalInt.empty();
          }

          @Override
          public void looked(int number, RunGame game) {}
        };

    /**
     * Returns whether a block is left out; true to leave out its games that have not been offered
     * yet.
     */
    boolean skipped(int block);

    /**
     * Decides whether something else is played because of a finished game. Returns a number of the
     * {@link PlayableGames}.
     */
    OptionalInt second(RunGame game);

    /**
     * Receives the result of such a game or of a trial; it is not kept elsewhere.
     *
     * @param number the number of the {@link PlayableGames}
     * @param game the result
     */
    void looked(int number, RunGame game);
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
  private final Steward retries;
  private final BitSet pending = new BitSet();
  private final BitSet looks = new BitSet();
  private final BitSet tries = new BitSet();
  private volatile boolean stopping;
  private volatile boolean halted;
  private volatile boolean paused;
  private int skipped;
  private int offered;
  private int finished;
  private long since;

  /**
   * Prepares a run.
   *
   * @param experiment the experiment
   * @param workforce plays the games; closed by its creator
   * @param store keeps finished games
   * @param listener follows the run
   * @param retries decides which games are left out or played twice
   */
  public GameDispatcher(
      Experiment experiment,
      Workforce workforce,
      Store store,
      RunFollower listener,
      Steward retries) {
    this.schedule = experiment.schedule();
    this.scan = new GameScan(experiment.names(), schedule);
    this.workforce = workforce;
    this.store = store;
    this.listener = listener;
    this.retries = retries;
  }

  /**
   * Prepares a run that plays everything once.
   *
   * @param experiment the experiment
   * @param workforce plays the games; closed by its creator
   * @param store keeps finished games
   * @param listener follows the run
   */
  public GameDispatcher(
      Experiment experiment, Workforce workforce, Store store, RunFollower listener) {
    this(experiment, workforce, store, listener, Steward.NONE);
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
   * Begins no more games until it is resumed.
   *
   * @param wanted true to pause, false to go on
   */
  public void pause(boolean wanted) {
    paused = wanted;
  }

  /** Returns how many games were left out: the number of games of line-ups that play no more. */
  public int skipped() {
    return skipped;
  }

  /**
   * Plays games that do not count, before all others.
   *
   * @param numbers numbers of the {@link PlayableGames}
   * @param progress is called now and then with the games played so far
   * @return their results; incomplete if it is stopped
   * @throws InterruptedException if the calling thread is interrupted
   * @throws InputException if the workforce cannot go on
   */
  public Map<Integer, RunGame> tried(
      List<Integer> numbers, Consumer<Map<Integer, RunGame>> progress) throws InterruptedException {
    Map<Integer, RunGame> played = new HashMap<>();
    workforce.offer(numbers);
    while (played.size() < numbers.size() && !stopping) {
      progress.accept(played);
      next().ifPresent(result -> played.put(result.index(), scan.line(result.line())));
    }
    return played;
  }

  /**
   * Plays games that do not count, as many as can be begun in some time. The steward receives the
   * results; those of games still being played then, later.
   *
   * @param numbers numbers of the {@link PlayableGames}
   * @param mostNanos for how long more of them are begun
   * @throws InterruptedException if the calling thread is interrupted
   * @throws InputException if the workforce cannot go on
   */
  public void attempt(List<Integer> numbers, long mostNanos) throws InterruptedException {
    long start = System.nanoTime();
    int next = 0;
    boolean over = false;
    while (!stopping && !over && (next < numbers.size() || !tries.isEmpty())) {
      int workers = Math.max(1, workforce.workers().size());
      while (next < numbers.size() && tries.cardinality() < workers) {
        tries.set(numbers.get(next));
        workforce.offer(List.of(numbers.get(next++)));
      }
      next().ifPresent(this::take);
      over = System.nanoTime() - start > mostNanos;
    }
  }

  /**
   * Plays games until all are finished or it is stopped.
   *
   * @param missing the numbers of the games to play
   * @param enough asked after every game; returns whether to end
   * @return true if all missing games were played or left out
   * @throws InterruptedException if the calling thread is interrupted
   * @throws InputException if the workforce cannot go on, or a game cannot be kept
   */
  public boolean run(BitSet missing, BooleanSupplier enough) throws InterruptedException {
    BitSet left = (BitSet) missing.clone();
    boolean takenBack = false;
    since = System.nanoTime();
    offered -= finished;
    finished = 0;
    while (!halted) {
      boolean resting = paused && !stopping;
      if (!stopping && !resting) {
        offer(left);
      } else if (stopping && !takenBack) {
        takenBack = true;
        takeBack(missing, left);
      }
      if (pending.isEmpty() && (left.isEmpty() || !resting)) {
        break;
      }
      Optional<Result> result = next();
      if (result.isPresent()) {
        take(result.get());
        if (enough.getAsBoolean()) {
          stopping = true;
        }
      }
    }
    return left.isEmpty() && pending.isEmpty();
  }

  /** Takes back the blocks of which no game has been begun. */
  private void takeBack(BitSet missing, BitSet left) {
    List<Integer> withdrawn = workforce.withdraw();
    BitSet unbegun = new BitSet();
    withdrawn.stream().filter(i -> pending.get(i) && !looks.get(i)).forEach(unbegun::set);
    List<Integer> begun = new ArrayList<>();
    for (int index : withdrawn) {
      if (unbegun.get(index) && isUnbegun(schedule.game(index).block(), missing, unbegun)) {
        pending.clear(index);
        left.set(index);
        offered--;
      } else {
        begun.add(index);
      }
    }
    if (!begun.isEmpty()) {
      workforce.offer(begun);
    }
  }

  private boolean isUnbegun(int block, BitSet missing, BitSet unbegun) {
    int first = schedule.firstGame(block);
    BitSet games = missing.get(first, first + schedule.gamesIn(block));
    games.andNot(unbegun.get(first, first + schedule.gamesIn(block)));
    return games.isEmpty();
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
      if (retries.skipped(block)) {
        skipped += left.get(0, behind).cardinality();
        left.clear(0, behind);
        continue;
      }
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

  /** Waits a moment for a game. */
  private Optional<Result> next() throws InterruptedException {
    Result result = workforce.results().poll(LOOK_MILLIS, TimeUnit.MILLISECONDS);
    listener.tick();
    if (result == null) {
      return Optional.empty();
    }
    if (result.trouble().isPresent()) {
      throw result.trouble().get();
    }
    result.remark().ifPresent(listener::told);
    return result.remark().isPresent() ? Optional.empty() : Optional.of(result);
  }

  private void take(Result result) {
    RunGame game = scan.line(result.line());
    int index = result.index();
    if (tries.get(index)) {
      tries.clear(index);
      retries.looked(index, game);
      return;
    }
    if (!pending.get(index)) {
      return;
    }
    pending.clear(index);
    finished++;
    if (looks.get(index)) {
      looks.clear(index);
      retries.looked(index, game);
      return;
    }
    store.append(index, result.line());
    listener.finished(game, result.line(), 0, result.line().length);
    OptionalInt second = stopping ? OptionalInt.empty() : retries.second(game);
    if (second.isPresent()) {
      pending.set(second.getAsInt());
      looks.set(second.getAsInt());
      offered++;
      workforce.offer(List.of(second.getAsInt()));
    }
  }
}
