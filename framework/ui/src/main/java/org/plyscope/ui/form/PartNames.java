package org.plyscope.ui.form;

import java.util.List;
import java.util.function.Supplier;

/**
 * The ids a form offers for options that name evaluators or orderings. The empty text, which means
 * the first that fits, is among them.
 *
 * @param evaluators ids of evaluators
 * @param orderings ids of move orderings
 */
public record PartNames(Supplier<List<String>> evaluators, Supplier<List<String>> orderings) {
  /**
   * Offers nothing but the defaults, for options of rules.
   *
   * @return the names
   */
  public static PartNames none() {
    return new PartNames(() -> List.of(""), () -> List.of(""));
  }
}
