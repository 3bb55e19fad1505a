package org.plyscope.ui.form;

import java.util.List;
import java.util.stream.Collectors;
import org.plyscope.api.InputException;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.PartReference;

/** The parts a form offers for options that name parts. */
@FunctionalInterface
public interface PartNames {
  /**
   * Returns the choices.
   *
   * @param kind the interface of the parts
   * @return the ids of parts of this kind; an empty string, which means the default, is among them
   */
  List<String> of(Class<?> kind);

  /**
   * Returns the display name of a part.
   *
   * @param kind the interface of the part
   * @param id its id
   * @return the name; by default the id in words
   */
  default String name(Class<?> kind, String id) {
    return IdentifierText.of(id);
  }

  /**
   * Returns which part an option means that names none.
   *
   * @param kind the interface of the parts
   * @return its id; empty, the default, if that is not known
   */
  default String standard(Class<?> kind) {
    return "";
  }

  /**
   * Returns the problem of a text that names parts.
   *
   * @param kind the interface of the parts
   * @param reference the text of the user: {@code id[key=value]}, or several where they join
   * @return one sentence; empty, the default, if nothing is known to be wrong
   */
  default String problem(Class<?> kind, String reference) {
    return "";
  }

  /**
   * Returns the display text of a reference to parts.
   *
   * @param option the option that names parts
   * @param reference its value: {@code id[key=value]}, several where they join, or empty
   * @return the names of the parts; for an empty reference its meaning
   * @since 3.0
   */
  default String text(Option<?> option, String reference) {
    Class<?> kind = option.partKind().orElseThrow();
    if (reference.isEmpty()) {
      String standard = standard(kind);
      if (!option.emptyMeaning().isEmpty()) {
        return option.emptyMeaning();
      }
      return standard.isEmpty() ? "first that fits" : name(kind, standard) + " (by default)";
    }
    try {
      return PartReference.parseAll(reference).stream()
          .map(part -> single(kind, part.toString()))
          .collect(Collectors.joining(", then "));
    } catch (InputException e) {
      return reference;
    }
  }

  private String single(Class<?> kind, String reference) {
    int bracket = reference.indexOf('[');
    String id = bracket < 0 ? reference : reference.substring(0, bracket);
    String name = of(kind).contains(id) ? name(kind, id) : id;
    return bracket < 0
        ? name
        : name
            + " ("
            + reference.substring(bracket + 1).replace("]", "").replace("=", " ").replace(",", ", ")
            + ")";
  }

  /**
   * Offers nothing but the defaults, for options of rules.
   *
   * @return the names
   */
  static PartNames none() {
    return kind -> List.of("");
  }
}
