package org.plyscope.workbench.search;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.MoveOrdering;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.ui.form.PartNames;

/** The names of installed evaluators and orderings, as forms offer them. */
public final class InstalledParts {
  private InstalledParts() {}

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
