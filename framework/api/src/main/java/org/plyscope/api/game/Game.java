package org.plyscope.api.game;

import java.util.List;
import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.InputException;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;

/** A family of rules. <b>Implemented by plugins</b> and published as a service; thread-safe. */
@ConsumerType
public interface Game {
  /**
   * Returns the stable id, for example {@code chinese-checkers}. Of several games with one id the
   * one counts that {@link org.plyscope.api.part.Part#id} says for parts.
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
   * Explains the game in one or two sentences.
   *
   * @return the description
   */
  String description();

  /**
   * Returns the options the rules offer.
   *
   * @return the options
   */
  List<Option<?>> options();

  /**
   * Returns named combinations of the options.
   *
   * @return the presets; the first is what a new user gets
   */
  List<Preset> presets();

  /**
   * Returns the rules for given option values.
   *
   * @param values values of {@link #options()}
   * @return the rules; may be shared between callers
   * @throws InputException if the values are incompatible with each other
   */
  Rules rules(OptionValues values);
}
