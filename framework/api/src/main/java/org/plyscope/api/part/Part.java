package org.plyscope.api.part;

import java.util.List;
import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.Preset;

/**
 * Something that plugins offer for games: an agent, an evaluator, a move ordering, a file format.
 * <b>Implemented by plugins</b> through one of the subinterfaces annotated with {@link
 * org.plyscope.api.option.PartKind}, and published as a service under that interface; thread-safe.
 *
 * <p>Id, name, description, options and presets never change while the part is published; all
 * methods return immediately.
 */
@ConsumerType
public interface Part {
  /**
   * Returns the stable id, for example {@code row-sum}. If several parts of a kind have the same
   * id, the one with the highest {@code service.ranking} is used, and among equals the one
   * registered first.
   *
   * @return the id, kebab-case: lower-case letters, digits and single hyphens between them
   */
  String id();

  /**
   * Returns the display name.
   *
   * @return the name, one short line of plain text
   */
  String name();

  /**
   * Explains the part in one or two sentences.
   *
   * @return the description, plain text
   */
  String description();

  /**
   * Tells whether the part can be used with these rules. Depends only on the rules and returns
   * immediately.
   *
   * @param rules some rules
   * @return true by default
   */
  default boolean supports(Rules rules) {
    return true;
  }

  /**
   * Returns the options the part offers.
   *
   * @return the options, none by default
   */
  default List<Option<?>> options() {
    return List.of();
  }

  /**
   * Returns named combinations of the options, each of which can be referred to like a part of its
   * own.
   *
   * @return the presets, none by default
   */
  default List<Preset> presets() {
    return List.of();
  }
}
