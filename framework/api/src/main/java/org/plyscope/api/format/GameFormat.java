package org.plyscope.api.format;

import java.util.List;
import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.PartKind;
import org.plyscope.api.part.GamePart;

/**
 * A file format for whole games that people exchange, for example PDN for checkers. <b>Implemented
 * by plugins</b> and published as a service; thread-safe.
 */
@ConsumerType
@PartKind(id = "format", plural = "formats", purpose = "the file formats for whole games")
public interface GameFormat extends GamePart {
  /**
   * Returns the file name extensions.
   *
   * @return extensions in lower case without the dot, the usual one first
   */
  List<String> extensions();

  /**
   * Returns whether games under these rules can be read and written.
   *
   * @param rules some rules
   * @return true if they can
   */
  @Override
  boolean supports(Rules rules);

  /**
   * Reads games and checks every move.
   *
   * @param rules rules that this format supports
   * @param text the content of a file
   * @return the games in order; empty if the text holds none
   * @throws InputException if the text is malformed or a move is illegal; the message names the
   *     line
   */
  List<GameRecord> read(Rules rules, String text);

  /**
   * Writes games.
   *
   * @param rules rules that this format supports
   * @param games games played under these rules
   * @return text that {@link #read} reads back to the same positions and moves
   * @throws InputException if a record does not fit the rules
   */
  String write(Rules rules, List<GameRecord> games);
}
