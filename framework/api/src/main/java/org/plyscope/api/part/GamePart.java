package org.plyscope.api.part;

import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Part;

/**
 * Something that plugins offer for games: an agent, an evaluator, a move ordering, a file format.
 * <b>Implemented by plugins</b> through one of the subinterfaces annotated with {@link
 * org.plyscope.api.option.PartKind}, and published as a service under that interface; thread-safe.
 */
@ConsumerType
public interface GamePart extends Part {
  /**
   * Returns whether the part can be used with these rules. Depends only on the rules and returns
   * immediately.
   *
   * @param rules some rules
   * @return true by default
   */
  default boolean supports(Rules rules) {
    return true;
  }
}
