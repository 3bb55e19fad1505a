package org.plyscope.api.option;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;

/**
 * How an option refers to a part: by the part's id and those of its options that differ from their
 * defaults, written {@code id} or {@code id[key=value,…]}. Built by hosts and plugins; immutable.
 *
 * <p>A value may itself be a reference. Kinds of parts that {@link PartKind#joins join} take
 * several: {@code id+id[key=value]}.
 */
public final class PartReference {
  private final String id;
  private final Map<String, String> options;

  private PartReference(String id, Map<String, String> options) {
    this.id = id;
    this.options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
  }

  /**
   * Refers to a part.
   *
   * @param id the id of the part or of one of its presets
   * @param options values that differ from the defaults, as text by option id
   * @return the reference
   */
  public static PartReference of(String id, Map<String, String> options) {
    return new PartReference(id, options);
  }

  /**
   * Parses one reference.
   *
   * @param text {@code id} or {@code id[key=value,…]}
   * @return the reference
   * @throws InputException if the brackets or their contents are malformed
   */
  public static PartReference parse(String text) {
    String all = text.strip();
    int bracket = all.indexOf('[');
    if (bracket < 0) {
      return new PartReference(all, Map.of());
    }
    if (!all.endsWith("]")) {
      throw new InputException(
          InputException.quote(all) + " does not end with its ']'; write id[key=value,key=value].");
    }
    return new PartReference(
        all.substring(0, bracket).strip(),
        OptionText.parse(all.substring(bracket + 1, all.length() - 1)));
  }

  /**
   * Parses references joined by {@code +}.
   *
   * @param text one or more references
   * @return the references in order, at least one
   * @throws InputException if a name is missing or brackets are malformed
   */
  public static List<PartReference> parseAll(String text) {
    List<String> texts = OptionText.split(text, '+');
    if (texts.size() > 1 && texts.stream().anyMatch(String::isBlank)) {
      throw new InputException(
          InputException.quote(text) + " lacks a name beside a '+'; write id+id.");
    }
    return texts.stream().map(PartReference::parse).toList();
  }

  /**
   * Returns the part referred to.
   *
   * @return the id of the part or of one of its presets
   */
  public String id() {
    return id;
  }

  /**
   * Returns the values that differ from the defaults.
   *
   * @return texts by option id, in order
   */
  public Map<String, String> options() {
    return options;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PartReference that
        && id.equals(that.id)
        && options.equals(that.options);
  }

  @Override
  public int hashCode() {
    return 31 * id.hashCode() + options.hashCode();
  }

  /** Returns the text that {@link #parse} reads back. */
  @Override
  public String toString() {
    return options.isEmpty() ? id : id + "[" + OptionText.format(options) + "]";
  }
}
