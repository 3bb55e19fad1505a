package org.plyscope.lab.catalog.internal;

import java.util.Arrays;
import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.MoveOrdering;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;

/**
 * Resolves what options say about evaluators and orderings; orderings may be joined by {@code +}.
 * If nothing fits the rules and nothing is asked for, a neutral stand-in is used, so that every
 * agent works with every game.
 */
final class References {
  private static final Evaluation NEUTRAL = (state, player) -> 0;
  private static final Orderer AS_LISTED =
      (state, moves, keys) -> Arrays.fill(keys, 0, moves.size(), 0);

  private final ReferenceKind<Evaluator, Evaluation> evaluators;
  private final ReferenceKind<MoveOrdering, Orderer> orderings;

  References(Shelf<Evaluator> evaluators, Shelf<MoveOrdering> orderings) {
    this.evaluators =
        new ReferenceKind<>(
            "evaluator", evaluators, Evaluator::supports, Evaluator::options, Evaluator::create);
    this.orderings =
        new ReferenceKind<>(
            "ordering",
            orderings,
            MoveOrdering::supports,
            MoveOrdering::options,
            MoveOrdering::create);
  }

  Evaluation evaluation(Rules rules, String reference) {
    return evaluators.make(rules, reference, NEUTRAL);
  }

  Orderer orderer(Rules rules, String references) {
    List<String> parts = joined(references);
    if (parts.size() == 1) {
      return orderings.make(rules, references, AS_LISTED);
    }
    return new JoinedOrderer(
        parts.stream().map(part -> orderings.make(rules, part, AS_LISTED)).toList());
  }

  /** Says what is wrong with the references among some values, if anything. */
  void check(Rules rules, OptionValues values) {
    for (Option<?> option : values.options()) {
      String text = String.valueOf(values.get(option));
      if (option.kind() == Option.Kind.EVALUATOR) {
        evaluators.check(rules, text);
      } else if (option.kind() == Option.Kind.ORDERING) {
        joined(text).forEach(part -> orderings.check(rules, part));
      }
    }
  }

  /** Tells whether all references among some values are there and fit the rules. */
  boolean fit(Rules rules, OptionValues values) {
    try {
      check(rules, values);
      return true;
    } catch (InputException e) {
      return false;
    }
  }

  private static List<String> joined(String references) {
    List<String> parts = OptionText.split(references, '+');
    if (parts.size() > 1 && parts.stream().anyMatch(String::isBlank)) {
      throw new InputException(
          "The orderings '" + references + "' lack a name beside a '+'; write id+id.");
    }
    return parts;
  }
}
