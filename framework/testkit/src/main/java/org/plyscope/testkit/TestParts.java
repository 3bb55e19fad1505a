package org.plyscope.testkit;

import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.AgentContext;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.MoveOrdering;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;

/**
 * Evaluators and orderings for agents under test, in place of the host's services. An option names
 * one part, {@code id} or {@code id[key=value,key=value]}; the empty text means the first part that
 * fits.
 *
 * @param evaluators the evaluators an agent may name
 * @param orderings the orderings an agent may name
 */
public record TestParts(List<Evaluator> evaluators, List<MoveOrdering> orderings) {
  /**
   * Returns no parts, for agents that need none.
   *
   * @return the empty parts
   */
  public static TestParts none() {
    return new TestParts(List.of(), List.of());
  }

  /**
   * Makes what an agent is created from.
   *
   * @param factory the factory of the agent
   * @param rules the rules to play
   * @param changes the texts of changed options, by id
   * @return the context
   */
  public AgentContext context(AgentFactory factory, Rules rules, Map<String, String> changes) {
    OptionValues values = OptionValues.defaults(factory.options()).with(changes);
    return new AgentContext() {
      @Override
      public Rules rules() {
        return rules;
      }

      @Override
      public OptionValues options() {
        return values;
      }

      @Override
      public Evaluation evaluation(Option<String> option) {
        String id = id(values.get(option));
        Evaluator evaluator =
            evaluators.stream()
                .filter(e -> e.supports(rules) && (id.isEmpty() || e.id().equals(id)))
                .findFirst()
                .orElseThrow(() -> new InputException("There is no evaluator '" + id + "'."));
        return evaluator.create(rules, changed(evaluator.options(), values.get(option)));
      }

      @Override
      public Orderer orderer(Option<String> option) {
        return orderer(option, "");
      }

      @Override
      public Orderer orderer(Option<String> option, String standard) {
        String reference = values.get(option).isEmpty() ? standard : values.get(option);
        String id = id(reference);
        MoveOrdering ordering =
            orderings.stream()
                .filter(o -> o.supports(rules) && (id.isEmpty() || o.id().equals(id)))
                .findFirst()
                .orElseThrow(() -> new InputException("There is no ordering '" + id + "'."));
        return ordering.create(rules, changed(ordering.options(), reference));
      }
    };
  }

  private static String id(String reference) {
    int bracket = reference.indexOf('[');
    return bracket < 0 ? reference : reference.substring(0, bracket);
  }

  private static OptionValues changed(List<Option<?>> options, String reference) {
    OptionValues values = OptionValues.defaults(options);
    int bracket = reference.indexOf('[');
    if (bracket >= 0) {
      for (String change :
          reference.substring(bracket + 1, reference.length() - 1).split(",", -1)) {
        int equals = change.indexOf('=');
        values = values.with(change.substring(0, equals), change.substring(equals + 1));
      }
    }
    return values;
  }
}
