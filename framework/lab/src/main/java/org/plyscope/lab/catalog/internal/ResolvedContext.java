package org.plyscope.lab.catalog.internal;

import org.plyscope.api.agent.AgentContext;
import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;

/**
 * What a new agent is made of, with references resolved against the catalog.
 *
 * @param rules the rules it will play
 * @param options the values of its options
 * @param references finds what the values name
 */
record ResolvedContext(Rules rules, OptionValues options, References references)
    implements AgentContext {
  @Override
  public Evaluation evaluation(Option<String> option) {
    return references.evaluation(rules, options.get(option));
  }

  @Override
  public Orderer orderer(Option<String> option) {
    return references.orderer(rules, options.get(option));
  }

  @Override
  public Orderer orderer(Option<String> option, String standard) {
    String named = options.get(option);
    return references.orderer(rules, named.isBlank() ? standard : named);
  }
}
