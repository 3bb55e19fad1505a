package org.plyscope.api.agent;

import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;

/** What a new agent is made of. <b>Provided by the host</b>. */
@ProviderType
public interface AgentContext {
  /**
   * Returns the rules the agent will play.
   *
   * @return the rules
   */
  Rules rules();

  /**
   * Returns the values of the agent's options.
   *
   * @return the values
   */
  OptionValues options();

  /**
   * Makes the evaluation an option names.
   *
   * @param option an option of kind {@link Option.Kind#EVALUATOR}
   * @return a new evaluation for one search thread
   * @throws InputException if there is no such evaluator, or none that fits the rules
   */
  Evaluation evaluation(Option<String> option);

  /**
   * Makes the move orderer an option names.
   *
   * @param option an option of kind {@link Option.Kind#ORDERING}
   * @return a new orderer for one search thread; several orderings are combined into one
   * @throws InputException if there is no such ordering, or none that fits the rules
   */
  Orderer orderer(Option<String> option);

  /**
   * Makes the move orderer an option names, or another where it names none: for an agent whose
   * standard ordering depends on its other options.
   *
   * @param option an option of kind {@link Option.Kind#ORDERING}
   * @param standard what the empty text means, written as the option would be
   * @return a new orderer for one search thread; several orderings are combined into one
   * @throws InputException if there is no such ordering, or none that fits the rules
   * @since 1.1
   */
  Orderer orderer(Option<String> option, String standard);
}
