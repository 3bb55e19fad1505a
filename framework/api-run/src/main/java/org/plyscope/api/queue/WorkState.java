package org.plyscope.api.queue;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Objects;

/**
 * How far long work in a folder has got. Built by the host, immutable.
 *
 * @param folder where it is kept
 * @param kind its kind
 * @param name how it is called
 * @param game the name of the game; perhaps empty
 * @param stage its stage
 * @param done how many of {@link Kind#unit} are finished
 * @param planned how many are planned in all; 0 if unknown
 * @param secondsLeft how long the rest will take; NaN if unknown
 * @param remark the newest thing the user should know, in one sentence, such as why it ended; empty
 *     if there is nothing
 * @param begun when its folder was made; the epoch if that is unknown
 */
public record WorkState(
    Path folder,
    Kind kind,
    String name,
    String game,
    Stage stage,
    long done,
    long planned,
    double secondsLeft,
    String remark,
    Instant begun) {
  /** The kinds of long work. */
  public enum Kind {
    /** An experiment is played, see {@link org.plyscope.api.run}. */
    RUN("run", "games"),
    /** Option values are searched for, see {@link org.plyscope.api.learn.log.Tunings}. */
    TUNING("tuning", "generations"),
    /** A model learns, see {@link org.plyscope.api.learn.log.Trainings}. */
    TRAINING("training", "lessons");

    private final String noun;
    private final String unit;

    Kind(String noun, String unit) {
      this.noun = noun;
      this.unit = unit;
    }

    /**
     * Returns how one of them is called.
     *
     * @return for example {@code tuning}
     */
    public String noun() {
      return noun;
    }

    /**
     * Returns the counted unit.
     *
     * @return for example {@code games}
     */
    public String unit() {
      return unit;
    }
  }

  /** The stage of long work. */
  public enum Stage {
    /** It waits for the work before it. */
    QUEUED,
    /** This session carries it out. */
    RUNNING,
    /** Nothing more is begun until it is resumed. */
    PAUSED,
    /** The current work is finished, then it stops. */
    STOPPING,
    /** Another process carries it out. */
    ELSEWHERE,
    /** Nothing; it can be resumed. */
    STOPPED,
    /** Everything is done. */
    FINISHED,
    /** Its folder cannot be read; the remark gives the reason. */
    UNREADABLE
  }

  /**
   * Checks that nothing is null.
   *
   * @param folder where it is kept
   * @param kind its kind
   * @param name how it is called
   * @param game the name of the game
   * @param stage its stage
   * @param done how many are finished
   * @param planned how many are planned
   * @param secondsLeft how long the rest will take
   * @param remark a remark for the user
   * @param begun when its folder was made
   */
  public WorkState {
    Objects.requireNonNull(folder);
    Objects.requireNonNull(kind);
    Objects.requireNonNull(name);
    Objects.requireNonNull(game);
    Objects.requireNonNull(stage);
    Objects.requireNonNull(remark);
    Objects.requireNonNull(begun);
  }

  /**
   * Makes a state of work whose time is unknown.
   *
   * @param folder where it is kept
   * @param kind its kind
   * @param name how it is called
   * @param game the name of the game
   * @param stage its stage
   * @param done how many are finished
   * @param planned how many are planned
   * @param secondsLeft how long the rest will take
   * @param remark a remark for the user
   */
  public WorkState(
      Path folder,
      Kind kind,
      String name,
      String game,
      Stage stage,
      long done,
      long planned,
      double secondsLeft,
      String remark) {
    this(folder, kind, name, game, stage, done, planned, secondsLeft, remark, Instant.EPOCH);
  }

  /**
   * Returns the same work under another name, with the time when it was begun.
   *
   * @param called its name
   * @param when when its folder was made
   * @return the new state
   * @since 3.0
   */
  public WorkState as(String called, Instant when) {
    return new WorkState(
        folder, kind, called, game, stage, done, planned, secondsLeft, remark, when);
  }

  /**
   * Returns the same work with another stage.
   *
   * @param now the new stage
   * @param seconds how long the rest will take; NaN if unknown
   * @param sentence a remark for the user; perhaps empty
   * @return the new state
   */
  public WorkState with(Stage now, double seconds, String sentence) {
    return new WorkState(folder, kind, name, game, now, done, planned, seconds, sentence, begun);
  }

  /**
   * Returns whether this session carries it out or will.
   *
   * @return true from the queue to the end
   */
  public boolean isActive() {
    return stage == Stage.QUEUED
        || stage == Stage.RUNNING
        || stage == Stage.PAUSED
        || stage == Stage.STOPPING;
  }

  /**
   * Returns which share is done.
   *
   * @return from 0 to 1; 0 if unknown
   */
  public double fraction() {
    return planned == 0 ? 0 : Math.min(1, (double) done / planned);
  }
}
