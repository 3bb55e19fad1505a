package org.plyscope.lab.match;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.plyscope.api.Limits;
import org.plyscope.api.search.TimeLeft;

/** Keeps the time of a game. Used by one thread. */
final class GameClock {
  /** A player is stopped a little after it has lost, so that its own clock has expired, too. */
  private static final long LATER_MILLIS = 20;

  private final TimeControl[] controls;
  private final long[] left;

  /** Gives every player the full time: its own, or that of the match. */
  GameClock(TimeControl control, List<Entrant> entrants) {
    this.controls =
        entrants.stream().map(e -> e.time().orElse(control)).toArray(TimeControl[]::new);
    this.left =
        Arrays.stream(controls)
            .mapToLong(c -> TimeUnit.MILLISECONDS.toNanos(c.gameMillis()))
            .toArray();
  }

  /** Returns the limits of a player for a move: its own and its share of the game's. */
  Limits limits(int seat, Limits own) {
    TimeControl control = controls[seat];
    if (control.gameMillis() == 0) {
      return own;
    }
    long share = timeLeft().orElseThrow().share(seat);
    long millis = own.millis() == 0 ? share : Math.min(own.millis(), share);
    return own.withTime(Duration.ofMillis(millis));
  }

  /** Returns the remaining time of each player; empty if no player has a clock. */
  Optional<TimeLeft> timeLeft() {
    TimeLeft time = TimeLeft.none(controls.length);
    for (int seat = 0; seat < controls.length; seat++) {
      if (controls[seat].gameMillis() > 0) {
        long millis = TimeUnit.NANOSECONDS.toMillis(left[seat]);
        time = time.with(seat, millis, controls[seat].incrementMillis());
      }
    }
    return Optional.of(time).filter(one -> IntStream.range(0, one.players()).anyMatch(one::has));
  }

  /** Returns when a player that has not moved is asked to stop, in milliseconds; 0 for never. */
  long watchMillis(int seat, Limits own) {
    long allowed = allowedNanos(seat, own);
    return allowed == Long.MAX_VALUE
        ? 0
        : TimeUnit.NANOSECONDS.toMillis(allowed) + controls[seat].marginMillis() + LATER_MILLIS;
  }

  /** Returns by how much a move took too long, in nanoseconds; 0 if it did not. */
  long overtime(int seat, Limits own, long nanos) {
    return Math.max(0, nanos - allowedNanos(seat, own));
  }

  /** Returns whether so much overtime loses the game for a player. */
  boolean loses(int seat, long overtimeNanos) {
    TimeControl control = controls[seat];
    return control.strict()
        && overtimeNanos > TimeUnit.MILLISECONDS.toNanos(control.marginMillis());
  }

  /** Takes the time of a move off a player's clock. */
  void charge(int seat, long nanos) {
    TimeControl control = controls[seat];
    if (control.gameMillis() > 0) {
      left[seat] =
          Math.max(0, left[seat] - nanos)
              + TimeUnit.MILLISECONDS.toNanos(control.incrementMillis());
    }
  }

  private long allowedNanos(int seat, Limits own) {
    TimeControl control = controls[seat];
    long allowed = Long.MAX_VALUE;
    if (own.millis() > 0) {
      allowed = TimeUnit.MILLISECONDS.toNanos(own.millis());
    }
    if (control.gameMillis() > 0) {
      allowed = Math.min(allowed, left[seat]);
    }
    if (allowed == Long.MAX_VALUE && control.capMillis() > 0) {
      allowed = TimeUnit.MILLISECONDS.toNanos(control.capMillis());
    }
    return allowed;
  }
}
