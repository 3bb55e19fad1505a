package org.plyscope.bench.samples;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.PartReference;
import org.plyscope.lab.catalog.Catalog;

/** The values of an evaluator along a game, to compare two ways of setting its weights. */
final class ShippedWeights {
  private static final int PLIES = 12;

  private ShippedWeights() {}

  static List<Integer> values(Catalog catalog, Rules rules, String reference) {
    PartReference part = PartReference.parse(reference);
    EvaluatorFactory evaluator =
        catalog.partsFor(EvaluatorFactory.class, rules).stream()
            .filter(one -> one.id().equals(part.id()))
            .findFirst()
            .orElseThrow();
    OptionValues options = OptionValues.defaults(evaluator.options()).with(part.options());
    Evaluator evaluation = catalog.make(EvaluatorFactory.class, evaluator, options, rules);
    List<Integer> values = new ArrayList<>();
    State state = rules.initial();
    evaluation.reset(state);
    MoveList moves = new MoveList();
    for (int ply = 0; ply < PLIES && !state.over(); ply++) {
      int count = state.moves(moves);
      long move = moves.get(ply % count);
      evaluation.play(state, move);
      state.play(move);
      values.add(evaluation.value(state, 0));
      moves.clear();
    }
    return values;
  }
}
