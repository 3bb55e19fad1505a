package org.plyscope.api.game;

import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.DoubleStream;

/**
 * A claim about the best moves in a position and their outcome, with its source and how well it is
 * established. Built by games and the host; immutable.
 */
public final class Claim {
  /** Nothing is claimed. */
  public static final Claim NONE =
      new Claim(Status.NONE, List.of(), Outcome.UNKNOWN, OptionalInt.empty(), "");

  /** How well a claim is established. */
  public enum Status {
    /** Nothing is claimed. */
    NONE("none"),
    /** A table or an exhaustive search covers all moves: the key moves, and no others, are best. */
    EXACT("exact"),
    /** A search proves the outcome of the key moves; other moves may be as good. */
    FORCED("forced"),
    /** Searches refute all other moves; the outcome of the key move is not proved. */
    ONLY_MOVE("only move"),
    /** Deep searches prefer the key moves, but prove nothing. */
    BEST("best by search"),
    /** The source claims it, but searches did not confirm it; not usable as a test. */
    UNCONFIRMED("unconfirmed");

    private final String text;

    Status(String text) {
      this.text = text;
    }

    /** Returns the word for display and files, for example {@code exact}. */
    @Override
    public String toString() {
      return text;
    }
  }

  /** The outcome of best play for the player to move. */
  public enum Outcome {
    /** Not stated. */
    UNKNOWN("unknown"),
    /** The player to move wins. */
    WIN("win"),
    /** No player wins. */
    DRAW("draw"),
    /** The player to move loses. */
    LOSS("loss");

    private final String text;

    Outcome(String text) {
      this.text = text;
    }

    /**
     * Returns the outcome of a game for a player.
     *
     * @param rules the rules of the game
     * @param state a state of these rules
     * @param player the player
     * @return {@link #UNKNOWN} while the place of the player is open; {@link #WIN} for the first
     *     place alone, {@link #DRAW} for a shared first place, else {@link #LOSS}
     * @since 3.0
     */
    public static Outcome of(Rules rules, State state, int player) {
      if (!state.settled(player)) {
        return UNKNOWN;
      }
      double[] payoffs = rules.payoffs(state);
      double best = DoubleStream.of(payoffs).max().orElseThrow();
      if (payoffs[player] < best) {
        return LOSS;
      }
      return DoubleStream.of(payoffs).filter(payoff -> payoff == best).count() == 1 ? WIN : DRAW;
    }

    /** Returns the word for display and files, for example {@code win}. */
    @Override
    public String toString() {
      return text;
    }
  }

  private final Status status;
  private final List<String> keyMoves;
  private final Outcome outcome;
  private final OptionalInt margin;
  private final String source;

  private Claim(
      Status status, List<String> keyMoves, Outcome outcome, OptionalInt margin, String source) {
    this.status = Objects.requireNonNull(status);
    this.keyMoves = List.copyOf(keyMoves);
    this.outcome = Objects.requireNonNull(outcome);
    this.margin = margin;
    this.source = Objects.requireNonNull(source);
  }

  /**
   * Claims that the given moves are best, all equally good.
   *
   * @param status how well that is established
   * @param keyMoves the moves, as {@link State#parseMove} reads them, the published one first
   * @return the claim
   */
  public static Claim of(Status status, String... keyMoves) {
    return new Claim(status, List.of(keyMoves), Outcome.UNKNOWN, OptionalInt.empty(), "");
  }

  /**
   * Returns this claim with the outcome of best play.
   *
   * @param reached the outcome for the player to move
   * @return a new claim
   */
  public Claim withOutcome(Outcome reached) {
    return new Claim(status, keyMoves, reached, OptionalInt.empty(), source);
  }

  /**
   * Returns this claim with the final score that best play leads to, and the outcome that follows
   * from its sign.
   *
   * @param lead by how much the player to move is ahead at the end; negative if behind
   * @return a new claim
   */
  public Claim withMargin(int lead) {
    Outcome reached = lead > 0 ? Outcome.WIN : lead < 0 ? Outcome.LOSS : Outcome.DRAW;
    return new Claim(status, keyMoves, reached, OptionalInt.of(lead), source);
  }

  /**
   * Returns this claim with its source.
   *
   * @param text the source of the claim
   * @return a new claim
   */
  public Claim withSource(String text) {
    return new Claim(status, keyMoves, outcome, margin, text);
  }

  /**
   * Returns how well the claim is established.
   *
   * @return the status
   */
  public Status status() {
    return status;
  }

  /**
   * Returns the moves claimed to be best.
   *
   * @return their texts, as {@link State#parseMove} reads them, the published one first; empty if
   *     the claim is about the position alone
   */
  public List<String> keyMoves() {
    return keyMoves;
  }

  /**
   * Returns the outcome of best play.
   *
   * @return the outcome for the player to move
   */
  public Outcome outcome() {
    return outcome;
  }

  /**
   * Returns the final score that best play leads to, in games that end with one.
   *
   * @return by how much the player to move is ahead at the end; empty if not stated
   */
  public OptionalInt margin() {
    return margin;
  }

  /**
   * Returns where the claim comes from.
   *
   * @return the source, or the empty string
   */
  public String source() {
    return source;
  }

  /**
   * Returns whether anything is claimed.
   *
   * @return false if nothing at all is claimed
   */
  public boolean present() {
    return !equals(NONE);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Claim that
        && status == that.status
        && keyMoves.equals(that.keyMoves)
        && outcome == that.outcome
        && margin.equals(that.margin)
        && source.equals(that.source);
  }

  @Override
  public int hashCode() {
    return Objects.hash(status, keyMoves, outcome, margin, source);
  }

  /**
   * Returns the claim as text for display, for example {@code Key: 15-19 or 15-18, win (exact)}.
   */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    if (!keyMoves.isEmpty()) {
      text.append("Key: ").append(String.join(" or ", keyMoves));
    }
    if (outcome != Outcome.UNKNOWN) {
      text.append(text.isEmpty() ? "" : ", ").append(outcome);
      margin.ifPresent(lead -> text.append(lead == 0 ? "" : " by " + Math.abs(lead)));
    }
    if (status != Status.NONE) {
      text.append(text.isEmpty() ? status.text : " (" + status + ")");
    }
    return text.toString();
  }
}
