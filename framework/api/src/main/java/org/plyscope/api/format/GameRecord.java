package org.plyscope.api.format;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.plyscope.api.game.Line;

/**
 * A game that was played: its line and its headers. Built by formats and by the host; immutable;
 * equal if line and headers are equal.
 */
public final class GameRecord {
  private final Line line;
  private final Map<String, String> headers;

  private GameRecord(Line line, Map<String, String> headers) {
    this.line = Objects.requireNonNull(line);
    this.headers = Collections.unmodifiableMap(new LinkedHashMap<>(headers));
  }

  /**
   * Creates a record without headers.
   *
   * @param line the game
   * @return the record
   */
  public static GameRecord of(Line line) {
    return new GameRecord(line, Map.of());
  }

  /**
   * Returns this record with different headers.
   *
   * @param all names and values in the order they are written, for example {@code Event}, {@code
   *     Result}; a format drops tags that it cannot express
   * @return a new record
   */
  public GameRecord withHeaders(Map<String, String> all) {
    return new GameRecord(line, all);
  }

  /**
   * Returns where the game started and the moves that followed.
   *
   * @return the line
   */
  public Line line() {
    return line;
  }

  /**
   * Returns the headers, which describe the game.
   *
   * @return values by name, in order; may be empty
   */
  public Map<String, String> headers() {
    return headers;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GameRecord that
        && line.equals(that.line)
        && headers.equals(that.headers);
  }

  @Override
  public int hashCode() {
    return Objects.hash(line, headers);
  }
}
