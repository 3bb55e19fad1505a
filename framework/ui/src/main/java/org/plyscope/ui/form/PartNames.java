package org.plyscope.ui.form;

import java.util.List;

/** The ids a form offers for options that name parts. */
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
   * Offers nothing but the defaults, for options of rules.
   *
   * @return the names
   */
  static PartNames none() {
    return kind -> List.of("");
  }
}
