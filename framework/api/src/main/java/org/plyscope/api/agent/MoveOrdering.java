package org.plyscope.api.agent;

import java.util.List;
import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;

/**
 * Offers a way to decide which moves are searched first. <b>Implemented by plugins</b> and
 * published as a service; safe for any thread.
 */
@ConsumerType
public interface MoveOrdering {
  /**
   * Returns the stable kebab-case id, for example {@code largest-gain}.
   *
   * @return the id
   */
  String id();

  /**
   * Returns the name for people.
   *
   * @return the name
   */
  String name();

  /**
   * Explains the ordering in one or two sentences.
   *
   * @return the description
   */
  String description();

  /**
   * Tells whether it can order moves of these rules.
   *
   * @param rules some rules
   * @return true if it can
   */
  boolean supports(Rules rules);

  /**
   * Makes an orderer.
   *
   * @param rules rules it supports
   * @param values values of {@link #options()}
   * @return a new orderer for one search thread
   */
  Orderer create(Rules rules, OptionValues values);

  /**
   * Returns what can be chosen about the ordering.
   *
   * @return the options, none by default
   */
  default List<Option<?>> options() {
    return List.of();
  }
}
