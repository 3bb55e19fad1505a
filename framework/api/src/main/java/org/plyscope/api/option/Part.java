package org.plyscope.api.option;

import java.util.List;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * The common base of games and parts: an id, texts for the user, options and presets.
 * <b>Implemented by plugins</b> through {@code Game} and the kinds of {@code Part}; thread-safe.
 *
 * <p>None of it changes while the service is published: the host asks for it once, when the service
 * is registered. All methods return immediately. A service that gives invalid answers, throws, or
 * does not answer within two seconds is left out, without affecting others, and the list of plugins
 * gives the reason.
 *
 * @since 3.0
 */
@ConsumerType
public interface Part {
  /**
   * Returns the stable id, for example {@code row-sum}. For a game an id stands for one part of a
   * kind or one of its presets. If several have it, that of Plyscope counts; of two plugins the one
   * with the higher {@code service.ranking}, then the one whose symbolic name comes first. The
   * other is left out, and the user is notified.
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
   * Explains it in one or two sentences.
   *
   * @return the description, plain text
   */
  String description();

  /**
   * Returns a page with more about it: a paper, a repository, a manual.
   *
   * @return an address that starts with {@code https://} or {@code http://}, or an empty string,
   *     the default
   */
  default String link() {
    return "";
  }

  /**
   * Returns the options it offers.
   *
   * @return the options, none by default
   */
  default List<Option<?>> options() {
    return List.of();
  }

  /**
   * Returns named combinations of the options, each of which can be referred to like a part of its
   * own. The first one of a game is the default of a new user.
   *
   * @return the presets, none by default
   */
  default List<Preset> presets() {
    return List.of();
  }
}
