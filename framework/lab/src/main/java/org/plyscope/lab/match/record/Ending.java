package org.plyscope.lab.match.record;

import java.util.Objects;
import java.util.Optional;
import org.plyscope.lab.agent.Failure;
import org.plyscope.lab.agent.Fault;

/**
 * Why a game came to its end.
 *
 * @param kind the reason for its end
 * @param seat the player that resigned or committed a fault, from 0; else {@link #NO_SEAT}
 * @param failure the fault of the player, if it is a forfeit
 * @param sentence all of that in words
 */
public record Ending(Kind kind, int seat, Optional<Failure> failure, String sentence) {
  /** The seat of an ending that no single player caused. */
  public static final int NO_SEAT = -1;

  /** The ways a game can end. */
  public enum Kind {
    /** The rules ended it. */
    RULES,
    /** It was cut off after the agreed number of moves, without a winner. */
    PLY_CAP,
    /** A position occurred as often as was agreed to be a draw. */
    REPETITION,
    /** All agents judged it to be even for as long as was agreed. */
    DRAW_AGREED,
    /** Both agents judged it to be decided for as long as was agreed. */
    RESIGNED,
    /** A player lost it by a fault. */
    FORFEIT,
    /** It was stopped from outside and has no result. */
    STOPPED
  }

  /** Refuses null. */
  public Ending {
    Objects.requireNonNull(kind);
    Objects.requireNonNull(failure);
    Objects.requireNonNull(sentence);
  }

  /** Describes an ending that no single player caused. */
  public static Ending of(Kind kind, String sentence) {
    return new Ending(kind, NO_SEAT, Optional.empty(), sentence);
  }

  /**
   * Describes the end of a game that a player gave up.
   *
   * @param seat the player, from 0
   * @param sentence describes it
   */
  public static Ending resigned(int seat, String sentence) {
    return new Ending(Kind.RESIGNED, seat, Optional.empty(), sentence);
  }

  /**
   * Describes the end of a game that a player lost by a fault.
   *
   * @param seat the player, from 0
   * @param failure the fault of the player
   */
  public static Ending forfeit(int seat, Failure failure) {
    return new Ending(Kind.FORFEIT, seat, Optional.of(failure), failure.sentence());
  }

  /** Returns the kind of fault that lost the game: the fault of a forfeit; else empty. */
  public Optional<Fault> fault() {
    return failure.map(Failure::fault);
  }

  /** Returns {@link #sentence()}. */
  @Override
  public String toString() {
    return sentence;
  }
}
