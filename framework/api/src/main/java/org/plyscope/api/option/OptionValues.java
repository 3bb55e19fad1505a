package org.plyscope.api.option;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;

/** Values for a list of options, one for each. Immutable; equal if all values are equal. */
public final class OptionValues {
  private final Map<String, Option<?>> options;
  private final Map<String, Object> values;

  private OptionValues(Map<String, Option<?>> options, Map<String, Object> values) {
    this.options = options;
    this.values = values;
  }

  /**
   * Returns the default values of options.
   *
   * @param options the options, with distinct ids
   * @return their default values
   */
  public static OptionValues defaults(List<? extends Option<?>> options) {
    Map<String, Option<?>> byId = new LinkedHashMap<>();
    Map<String, Object> values = new LinkedHashMap<>();
    for (Option<?> option : options) {
      if (byId.put(option.id(), option) != null) {
        throw new IllegalArgumentException("Option '" + option.id() + "' is declared twice.");
      }
      values.put(option.id(), option.standard());
    }
    return new OptionValues(byId, values);
  }

  /**
   * Returns the value of an option.
   *
   * @param <T> the type of the value
   * @param option an option in this list
   * @return its value
   * @throws IllegalArgumentException if the option is not in this list
   */
  public <T> T get(Option<T> option) {
    Object value = values.get(option.id());
    if (value == null) {
      throw new IllegalArgumentException("There is no option '" + option.id() + "' here.");
    }
    return option.checked(value);
  }

  /**
   * Returns these values with one changed.
   *
   * @param <T> the type of the value
   * @param option an option in this list
   * @param value its new value
   * @return new values
   * @throws InputException if the value is not allowed
   */
  public <T> OptionValues with(Option<T> option, T value) {
    return changed(option.id(), option.checked(value));
  }

  /**
   * Returns these values with one changed, given as text.
   *
   * @param id the id of an option
   * @param text its new value
   * @return new values
   * @throws InputException if there is no such option or the text is not a valid value
   */
  public OptionValues with(String id, String text) {
    Option<?> option = options.get(id);
    if (option == null) {
      throw new InputException(
          "There is no option "
              + InputException.quote(id)
              + "; "
              + (options.isEmpty()
                  ? "there are no options here."
                  : "there is " + String.join(", ", options.keySet()) + "."));
    }
    return changed(id, option.parse(text));
  }

  /**
   * Returns these values with some changed, given as text.
   *
   * @param texts new values by option id
   * @return new values
   * @throws InputException if there is no such option or a text is not a valid value
   */
  public OptionValues with(Map<String, String> texts) {
    OptionValues result = this;
    for (Map.Entry<String, String> entry : texts.entrySet()) {
      result = result.with(entry.getKey(), entry.getValue());
    }
    return result;
  }

  /**
   * Returns the options that these values belong to.
   *
   * @return the options in order of declaration
   */
  public List<Option<?>> options() {
    return List.copyOf(options.values());
  }

  /**
   * Returns all values as text.
   *
   * @return texts by option id, in order of declaration
   */
  public Map<String, String> texts() {
    Map<String, String> texts = new LinkedHashMap<>();
    values.forEach((id, value) -> texts.put(id, String.valueOf(value)));
    return Collections.unmodifiableMap(texts);
  }

  /**
   * Returns, as text, the values that differ from the defaults.
   *
   * @return texts by option id, in order of declaration
   */
  public Map<String, String> changes() {
    return changesFrom(defaults(options()));
  }

  /**
   * Returns, as text, the values that differ from other values of the same options.
   *
   * @param base values of the same options
   * @return texts by option id, in order of declaration
   */
  public Map<String, String> changesFrom(OptionValues base) {
    Map<String, String> texts = new LinkedHashMap<>(texts());
    base.texts().forEach(texts::remove);
    return Collections.unmodifiableMap(texts);
  }

  private OptionValues changed(String id, Object value) {
    Map<String, Object> copy = new LinkedHashMap<>(values);
    if (copy.replace(id, value) == null) {
      throw new IllegalArgumentException("There is no option '" + id + "' here.");
    }
    return new OptionValues(options, copy);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof OptionValues that && values.equals(that.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  /** Returns the changed values as {@link OptionText#parse} reads them. */
  @Override
  public String toString() {
    return OptionText.format(changes());
  }
}
