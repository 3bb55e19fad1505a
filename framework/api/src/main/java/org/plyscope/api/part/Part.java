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
 * <p>Id, name, description, options and presets never change while the part is published: the host
 * asks for them once, when the part is registered. All methods return immediately. A part that
 * gives invalid answers, throws, or does not answer within two seconds is left out, without
 * affecting others, and the list of plugins says why.
 */
@ConsumerType
public interface Part {
  /**
   * Returns the stable id, for example {@code row-sum}. For a game an id stands for one part of a
   * kind or one of its presets. If several have it, that of Plyscope counts; of two plugins the one
   * with the higher {@code service.ranking}, then the one whose symbolic name comes first. The
   * other is left out, and the user is told.
   *
   * @return the id, kebab-case: at most 64 lower-case letters, digits and single hyphens between
   *     them
   */
  String id();

  /**
   * Returns the display name.
   *
   * @return the name, one line of plain text of at most 80 characters
   */
  String name();

  /**
   * Explains the part in one or two sentences.
   *
   * @return the description, plain text
   */
  String description();

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
