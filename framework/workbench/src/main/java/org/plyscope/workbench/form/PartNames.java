package org.plyscope.workbench.form;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.MoveOrdering;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.catalog.Catalog;

/**
 * The ids a form offers for options that name evaluators or orderings. The empty text, which means
 * the first that fits, is among them.
 *
 * @param evaluators ids of evaluators
 * @param orderings ids of move orderings
 */
public record PartNames(Supplier<List<String>> evaluators, Supplier<List<String>> orderings) {
  /** Offers nothing but the defaults, for options of rules. */
  public static PartNames none() {
    return new PartNames(() -> List.of(""), () -> List.of(""));
  }

  /** Offers what a catalog has for the rules that are open when the form is built. */
  public static PartNames of(Catalog catalog, Supplier<Rules> rules) {
    return new PartNames(
        () -> names(catalog.evaluatorsFor(rules.get()).stream().map(Evaluator::id)),
        () -> names(catalog.orderingsFor(rules.get()).stream().map(MoveOrdering::id)));
  }

  private static List<String> names(Stream<String> ids) {
    return Stream.concat(Stream.of(""), ids).toList();
  }
}
