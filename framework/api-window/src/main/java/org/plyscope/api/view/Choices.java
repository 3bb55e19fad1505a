package org.plyscope.api.view;

import java.util.Optional;
import java.util.Set;
import org.osgi.annotation.versioning.ProviderType;

/**
 * Small choices that the user made in a view, kept as strings by name from one session to the next:
 * which way the board is turned, whether a legend is shown. <b>Provided by the host</b>; used on
 * the user-interface thread.
 *
 * <p>The choices of a view whose plugin is removed are kept as they are, in case it returns.
 */
@ProviderType
public interface Choices {
  /**
   * Returns a choice.
   *
   * @param name its name, for example {@code "coordinates"}
   * @return the choice, empty if the user never made it
   */
  Optional<String> get(String name);

  /**
   * Keeps a choice; it is written to disk when the window closes.
   *
   * @param name its name
   * @param value the choice
   */
  void put(String name, String value);

  /**
   * Forgets a choice.
   *
   * @param name its name
   */
  void remove(String name);

  /**
   * Returns the names of all choices that were made.
   *
   * @return the names, in alphabetical order
   */
  Set<String> names();

  /**
   * Keeps choices in memory only, for tests and for views outside a window.
   *
   * @return new choices, none made yet
   */
  static Choices inMemory() {
    return new ChoicesInMemory();
  }

  /**
   * Returns a choice as a string.
   *
   * @param name its name
   * @param standard the value until the user chooses
   * @return the choice
   */
  default String text(String name, String standard) {
    return get(name).orElse(standard);
  }

  /**
   * Returns a choice between yes and no.
   *
   * @param name its name
   * @param standard the value until the user chooses
   * @return the choice
   */
  default boolean flag(String name, boolean standard) {
    return get(name).map(Boolean::parseBoolean).orElse(standard);
  }

  /**
   * Returns a number.
   *
   * @param name its name
   * @param standard the value until the user chooses, or if the string is not a whole number
   * @return the choice
   */
  default long number(String name, long standard) {
    try {
      return get(name).map(Long::parseLong).orElse(standard);
    } catch (NumberFormatException e) {
      return standard;
    }
  }

  /**
   * Keeps a choice between yes and no.
   *
   * @param name its name
   * @param value the choice
   */
  default void put(String name, boolean value) {
    put(name, String.valueOf(value));
  }

  /**
   * Keeps a number.
   *
   * @param name its name
   * @param value the choice
   */
  default void put(String name, long value) {
    put(name, String.valueOf(value));
  }
}
