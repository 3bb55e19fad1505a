package org.plyscope.experiment.schedule;

import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;

/**
 * Where a game starts. Immutable.
 *
 * @param name how it is called in tables
 * @param start the text of a position
 * @param moves the moves played from there before the first search
 */
public record Opening(String name, String start, List<String> moves) {
  /** Copies the moves. */
  public Opening {
    moves = List.copyOf(moves);
  }

  /**
   * Describes a line.
   *
   * @param name how it is called in tables
   * @param line the line
   */
  public static Opening of(String name, Line line) {
    return new Opening(name, line.start(), line.texts());
  }

  /**
   * Plays the opening.
   *
   * @throws InputException if it cannot be played by these rules, or the game is over at its end
   */
  public Line line(Rules rules) {
    Line line = Line.parse(rules, start, moves);
    if (line.state().over()) {
      throw new InputException("The game is over after the opening '" + name + "'.");
    }
    return line;
  }
}
