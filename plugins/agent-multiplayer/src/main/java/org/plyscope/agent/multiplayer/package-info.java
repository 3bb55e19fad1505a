/**
 * Provides agents for games with more than two players: max^n with its prunings, paranoid, best
 * reply.
 *
 * <p>The evaluators dist and diff of study 003 are here the option {@code value}, {@code own} or
 * {@code difference}, together with any evaluator that measures the progress of each player by
 * itself.
 */
package org.plyscope.agent.multiplayer;
