package org.plyscope.ui.form.field;

import java.util.List;
import org.plyscope.ui.form.IdentifierText;

/**
 * Something that can be chosen in the form.
 *
 * @param value how the file writes it; empty for the default
 * @param label how users call it
 */
public record Choice(String value, String label) {
  /** Asks for a value that is not in the list. */
  public static final Choice OTHER = new Choice("\n", "Several or other…");

  /** Makes choices of identifiers. */
  public static List<Choice> words(List<String> values) {
    return values.stream().map(value -> new Choice(value, IdentifierText.of(value))).toList();
  }

  /** Makes the choices of a flag. */
  public static List<Choice> flags() {
    return List.of(new Choice("true", "Yes"), new Choice("false", "No"));
  }

  /** Returns how a value is called; a value that is not among the choices stands for itself. */
  public static String label(List<Choice> choices, String value) {
    return choices.stream()
        .filter(choice -> choice.value().equals(value))
        .map(Choice::label)
        .findFirst()
        .orElse(value);
  }

  @Override
  public String toString() {
    return label;
  }
}
