package org.plyscope.api.game;

import java.util.List;
import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.InputException;

/**
 * A file format for whole games that people exchange, for example PDN for checkers. <b>Implemented
 * by plugins</b> and published as a service; safe for any thread.
 */
@ConsumerType
public interface GameFormat {
  /**
   * Returns the stable kebab-case id, for example {@code pdn}.
   *
   * @return the id
   */
  String id();

  /**
   * Returns the name for people.
   *
   * @return the name
   */
  String name();

  /**
   * Returns how names of such files end.
   *
   * @return endings in lower case without the dot, the usual one first
   */
  List<String> extensions();

  /**
   * Tells whether games of these rules can be read and written.
   *
   * @param rules some rules
   * @return true if they can
   */
  boolean supports(Rules rules);

  /**
   * Reads games and checks every move.
   *
   * @param rules rules it supports
   * @param text the content of a file
   * @return the games in order; empty if the text holds none
   * @throws InputException if the text is malformed or a move not legal; the sentence names the
   *     line
   */
  List<GameRecord> read(Rules rules, String text);

  /**
   * Writes games.
   *
   * @param rules rules it supports
   * @param games games of these rules
   * @return text that {@link #read} reads back to the same positions and moves
   * @throws InputException if a record does not fit the rules
   */
  String write(Rules rules, List<GameRecord> games);
}
