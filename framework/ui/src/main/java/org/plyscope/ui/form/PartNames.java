package org.plyscope.ui.form;

import java.util.List;

/** The parts a form offers for options that name parts. */
@FunctionalInterface
public interface PartNames {
  /**
   * Returns what can be chosen.
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
   * Returns what is wrong with a text that names parts.
   *
   * @param kind the interface of the parts
   * @param reference what the user wrote: {@code id[key=value]}, or several where they join
   * @return one sentence; empty, the default, if nothing is known to be wrong
   */
  default String problem(Class<?> kind, String reference) {
    return "";
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
