package org.plyscope.experiment.work.game;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.plyscope.lab.agent.Failure;
import org.plyscope.lab.agent.Fault;
import org.plyscope.lab.match.record.PlayedMove;

/**
 * Notices threads that agents start and leave behind. One that waits does no harm; one that still
 * runs when its game is over takes the processor from all games that follow, so the agent that left
 * it loses, and the process has to be replaced. Used by one thread.
 */
public final class LeftThreads implements Logbook {
  private static final long GRACE_NANOS = TimeUnit.MILLISECONDS.toNanos(300);
  private static final int LOOKS = 5;

  private final Logbook next;
  private final ThreadGroup group;
  private final Set<Thread> known = new HashSet<>();
  private final Set<Thread>[] left;
  private int count;
  private int seat;

  /** Watches the group of the calling thread; passes everything on. */
  @SuppressWarnings({"unchecked", "rawtypes"}) // there are no arrays of generic types
  public LeftThreads(Logbook next, int seats) {
    this.next = next;
    this.group = Thread.currentThread().getThreadGroup();
    this.left = new Set[seats];
    Arrays.setAll(left, i -> new HashSet<>());
    known.addAll(Arrays.asList(now()));
    count = group.activeCount();
  }

  @Override
  public void begin(int index) {
    for (Set<Thread> threads : left) {
      threads.clear();
    }
    next.begin(index);
  }

  @Override
  public void enter(int player) {
    seat = player;
    next.enter(player);
  }

  @Override
  public void leave() {
    next.leave();
    int active = group.activeCount();
    if (active != count) {
      count = active;
      for (Thread thread : now()) {
        if (known.add(thread)) {
          left[seat].add(thread);
        }
      }
      known.removeIf(thread -> !thread.isAlive());
    }
  }

  @Override
  public void moved(PlayedMove move) {
    next.moved(move);
  }

  private Thread[] now() {
    Thread[] threads = new Thread[group.activeCount() + 16];
    return Arrays.copyOf(threads, group.enumerate(threads));
  }

  /** A seat whose threads still run, and how many. */
  record Culprit(int seat, int threads) {
    Failure failure(String agent) {
      return Failure.of(
          Fault.HUNG,
          "Agent '%s' left %d %s running after its game."
              .formatted(agent, threads, threads == 1 ? "thread" : "threads"));
    }
  }

  /** Looks, after a game, for a seat whose threads still run. */
  Optional<Culprit> culprit() throws InterruptedException {
    for (int player = 0; player < left.length; player++) {
      if (!left[player].isEmpty()) {
        int running = running(left[player]);
        if (running > 0) {
          return Optional.of(new Culprit(player, running));
        }
      }
    }
    return Optional.empty();
  }

  /** Counts the threads that run whenever one looks; a thread that ends or waits does not. */
  private static int running(Set<Thread> threads) throws InterruptedException {
    Set<Thread> busy = new HashSet<>(threads);
    for (int look = 0; look < LOOKS && !busy.isEmpty(); look++) {
      TimeUnit.NANOSECONDS.sleep(GRACE_NANOS / LOOKS);
      busy.removeIf(thread -> thread.getState() != Thread.State.RUNNABLE);
    }
    return busy.size();
  }
}
