package org.plyscope.api.run;

import java.util.Arrays;
import java.util.Optional;

/**
 * A published number, to show beside the measured one.
 *
 * @param entrant the name of the entrant it is about; empty for all, where that has a meaning
 * @param against the name of the opponent; empty for the whole field
 * @param value the number, in the unit of its measure; scores and shares are from 0 to 1
 * @param games the number of games behind it; 0 if unknown
 * @param source where it comes from
 * @param measure the measured quantity
 * @param seat the seat the entrant had, 1 for the first player; 0 for all seats together
 * @param problem the name of the problem it is about; empty for all, or where there are none
 * @param note why ours may differ, or another remark; perhaps empty
 */
public record Published(
    String entrant,
    String against,
    double value,
    int games,
    String source,
    Measure measure,
    int seat,
    String problem,
    String note) {

  /**
   * Makes a score over all seats.
   *
   * @param entrant the name of the entrant it is about
   * @param against the name of the opponent; empty for the whole field
   * @param value the score from 0 to 1
   * @param games the number of games behind it; 0 if unknown
   * @param source where it comes from
   */
  public Published(String entrant, String against, double value, int games, String source) {
    this(entrant, against, value, games, source, Measure.SCORE, 0, "", "");
  }

  /** The quantity that a published number measures. */
  public enum Measure {
    /** The mean of the points of its games: 1 for first, 0 for last, between by places. */
    SCORE("score", "score", true),
    /** The share of games won by a seat of the entrant. */
    WINS("wins", "games won", true),
    /** The share of games won by the first player, of all games in which the entrants met. */
    FIRST_PLAYER("firstPlayer", "games won by the first player", true),
    /** The share of opponents against which it scores more than one half. */
    PAIRINGS("pairings", "pairings won", true),
    /** The mean time for a move, in seconds; for a problem the time of the search. */
    SECONDS("seconds", "time per move", false),
    /** The mean nodes for a move; for a problem the nodes of the search. */
    NODES("nodes", "nodes", false),
    /** The mean number of its moves in games that it won. */
    MOVES("moves", "moves when winning", false),
    /**
     * The mean number of moves that its players still needed, alone on the board, when another
     * entrant won; unknown for games that do not {@linkplain org.plyscope.api.game.State#movesLeft
     * count them}.
     */
    MOVES_LEFT("movesLeft", "moves left when losing", false),
    /** The mean depth that its searches reached, as they report it. */
    DEPTH("depth", "depth reached", false);

    private final String key;
    private final String text;
    private final boolean share;

    Measure(String key, String text, boolean share) {
      this.key = key;
      this.text = text;
      this.share = share;
    }

    /**
     * Finds a measure by its name in files.
     *
     * @param key the name
     * @return the measure; empty if there is none of that name
     */
    public static Optional<Measure> of(String key) {
      return Arrays.stream(values()).filter(measure -> measure.key.equals(key)).findFirst();
    }

    /**
     * Returns how it is called in files.
     *
     * @return the name
     */
    public String key() {
      return key;
    }

    /**
     * Returns whether it is a share of games, from 0 to 1.
     *
     * @return false for times and counts
     */
    public boolean isShare() {
      return share;
    }

    /** Returns its display name. */
    @Override
    public String toString() {
      return text;
    }
  }
}
