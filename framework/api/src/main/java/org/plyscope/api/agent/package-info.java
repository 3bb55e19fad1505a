/**
 * Agents and the parts they are built from.
 *
 * <p><i>agent = algorithm × evaluator × ordering × options.</i> An {@link
 * org.plyscope.api.agent.AgentFactory} offers an algorithm as a service; {@link
 * org.plyscope.api.agent.Evaluator evaluators} and {@link org.plyscope.api.agent.MoveOrdering move
 * orderings} are services of their own, usually from the bundle that knows the game. An agent names
 * them in its options and gets working instances from its {@link
 * org.plyscope.api.part.PartContext}. Monte Carlo agents also use {@link
 * org.plyscope.api.agent.SelectionRule selections}, {@link org.plyscope.api.agent.ExpansionRule
 * expansions}, {@link org.plyscope.api.agent.PlayoutPolicy playouts} and {@link
 * org.plyscope.api.agent.MovePrior priors}.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("2.1.0")
package org.plyscope.api.agent;
