package org.plyscope.api.game;

import java.util.List;
import java.util.Objects;

/**
 * What is claimed about the best moves of a position, and how well that is established. Built by
 * games and the host, immutable.
 */
public final class Claim {
  /** Nothing is claimed. */
  public static final Claim NONE = new Claim(Status.NONE, List.of(), "");

  /** How well a claim is established. */
  public enum Status {
    /** Nothing is claimed. */
    NONE("none"),
    /** A complete search or a table shows that every key move reaches the best outcome. */
    PROVED("proved"),
    /** Deep searches support it, but nothing proves it. */
    BELIEVED("believed"),
    /** The source claims it, but searches did not confirm it. */
    OPEN("open");

    private final String text;

    Status(String text) {
      this.text = text;
    }

    /** Returns the word for display and files, for example {@code proved}. */
    @Override
    public String toString() {
      return text;
    }
  }

  private final Status status;
  private final List<String> keyMoves;
  private final String source;

  private Claim(Status status, List<String> keyMoves, String source) {
    this.status = Objects.requireNonNull(status);
    this.keyMoves = List.copyOf(keyMoves);
    this.source = Objects.requireNonNull(source);
  }

  /**
   * Claims that some moves are the best, each as good as the others.
   *
   * @param status how well that is established
   * @param keyMoves the moves, as {@link State#parseMove} reads them, the published one first
   * @return the claim
   */
  public static Claim of(Status status, String... keyMoves) {
    return new Claim(status, List.of(keyMoves), "");
  }

  /**
   * Returns this claim with its source.
   *
   * @param text who claims it, and where
   * @return a new claim
   */
  public Claim withSource(String text) {
    return new Claim(status, keyMoves, text);
  }

  /**
   * Returns how well it is established.
   *
   * @return the status
   */
  public Status status() {
    return status;
  }

  /**
   * Returns the moves that are claimed to be best.
   *
   * @return their texts, as {@link State#parseMove} reads them, the published one first; none if
   *     the claim is about the position alone
   */
  public List<String> keyMoves() {
    return keyMoves;
  }

  /**
   * Returns where the claim comes from.
   *
   * @return the source, or the empty text
   */
  public String source() {
    return source;
  }

  /**
   * Tells whether anything is claimed.
   *
   * @return false if there is neither a status nor a key move nor a source
   */
  public boolean present() {
    return !equals(NONE);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Claim that
        && status == that.status
        && keyMoves.equals(that.keyMoves)
        && source.equals(that.source);
  }

  @Override
  public int hashCode() {
    return Objects.hash(status, keyMoves, source);
  }

  /** Returns the claim in words, for example {@code Key: 15-19 or 15-18 (proved)}. */
  @Override
  public String toString() {
    String keys = keyMoves.isEmpty() ? "" : "Key: " + String.join(" or ", keyMoves);
    String known = status == Status.NONE ? "" : keys.isEmpty() ? status.text : " (" + status + ")";
    return keys + known;
  }
}
