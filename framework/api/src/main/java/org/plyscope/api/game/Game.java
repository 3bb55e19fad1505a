package org.plyscope.api.game;

import java.util.List;
import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.InputException;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;

/**
 * A family of rules. <b>Implemented by plugins</b> and published as a service; safe for any thread.
 */
@ConsumerType
public interface Game {
  /**
   * Returns the stable kebab-case id, for example {@code chinese-checkers}.
   *
   * @return the id
   */
  String id();

  /**
   * Returns the display name.
   *
   * @return the name
   */
  String name();

  /**
   * Explains the game in one or two sentences.
   *
   * @return the description
   */
  String description();

  /**
   * Returns what can be chosen about the rules.
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
   * Fixes the options.
   *
   * @param values values of {@link #options()}
   * @return the rules; may be shared between callers
   * @throws InputException if the values do not go together
   */
  Rules rules(OptionValues values);
}
