/**
 * Add an agent, an evaluator, a move ordering or another part of an agent.
 *
 * <p><i>agent = algorithm × evaluator × ordering × options.</i> An {@link
 * org.plyscope.api.agent.AgentFactory} offers an algorithm as a service; {@link
 * org.plyscope.api.agent.EvaluatorFactory evaluators} and {@link
 * org.plyscope.api.agent.OrdererFactory move orderings} are services of their own, usually from the
 * bundle that knows the game. An agent names them in its options and gets working instances from
 * its {@link org.plyscope.api.part.PartContext}. The parts of Monte Carlo agents are in {@link
 * org.plyscope.api.agent.montecarlo}.
 *
 * <p>One rule names them all: a plugin publishes an {@code XFactory}, and it makes an {@code X} for
 * one search or one game.
 *
 * <p>Values are whole numbers. An {@code Evaluator} returns an {@code int} and a {@code scale()},
 * so that fractions such as 0.95 are exact and incremental updates cannot drift. A search judges
 * every leaf from the view of the player to move at the root. Several methods of an evaluator are
 * optional: {@code valueAfter} returns the value after a move without playing it, which saves the
 * last ply; {@code lineKey} separates positions whose value depends on the moves that led there, so
 * that a transposition table does not mix them; {@code progress} returns the value of a player
 * alone, for searches that weigh players in their own way; {@code terms} and {@code cellValue}
 * explain a value and are never called while a search runs. The contract for evaluators in the test
 * kit checks each of them.
 *
 * <p>An agent lives as long as its game: {@code begin}, searches in the order of the game, {@code
 * close}. It may keep a table, a tree, a process or a model. A factory declares which limits its
 * agents understand ({@code AgentFactory.understands}); a search whose limits mean nothing to its
 * agent is refused instead of running forever. A limit of depth overrides the depth among the
 * options, and {@code AgentFactory.idle} returns the options that have no effect, so that forms can
 * grey them out.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.api.agent;
