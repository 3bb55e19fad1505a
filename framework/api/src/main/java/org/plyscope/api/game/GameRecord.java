package org.plyscope.api.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A game that was played: where it started and the moves that followed. Built by formats and by the
 * host, immutable; equal if start, moves and headers are.
 */
public final class GameRecord {
  private final Map<String, String> headers;
  private final String position;
  private final List<Long> moves;

  private GameRecord(Map<String, String> headers, String position, List<Long> moves) {
    this.headers = Collections.unmodifiableMap(new LinkedHashMap<>(headers));
    this.position = position;
    this.moves = List.copyOf(moves);
  }

  /**
   * Makes a record without headers.
   *
   * @param position the text of the position the game starts from, as {@link Rules#parse} reads it
   * @param moves the moves in order, each legal in its position
   * @return the record
   */
  public static GameRecord of(String position, List<Long> moves) {
    return new GameRecord(Map.of(), position, moves);
  }

  /**
   * Returns this record with other headers.
   *
   * @param all names and values in the order they are written, for example {@code Event}, {@code
   *     Result}; a format drops what it cannot express
   * @return a new record
   */
  public GameRecord withHeaders(Map<String, String> all) {
    return new GameRecord(all, position, moves);
  }

  /**
   * Returns what is said about the game.
   *
   * @return values by name, in order; may be empty
   */
  public Map<String, String> headers() {
    return headers;
  }

  /**
   * Returns where the game starts.
   *
   * @return the canonical text of the position
   */
  public String position() {
    return position;
  }

  /**
   * Returns the moves.
   *
   * @return the moves in order, each legal in its position
   */
  public List<Long> moves() {
    return moves;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GameRecord that
        && position.equals(that.position)
        && moves.equals(that.moves)
        && headers.equals(that.headers);
  }

  @Override
  public int hashCode() {
    return Objects.hash(headers, position, moves);
  }
}
