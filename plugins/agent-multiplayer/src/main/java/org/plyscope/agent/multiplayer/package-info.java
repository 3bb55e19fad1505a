/**
 * Agents for games with more than two players: max^n with its prunings, paranoid, best reply.
 *
 * <p>What study 003 calls the evaluators dist and diff is here the option {@code value}, {@code
 * own} or {@code difference}, together with any evaluator that can tell what each player has by
 * itself.
 */
package org.plyscope.agent.multiplayer;
