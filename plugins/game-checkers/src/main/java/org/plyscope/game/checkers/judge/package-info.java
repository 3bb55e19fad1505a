/**
 * What a search of checkers can judge by: evaluators of positions and orderings of moves.
 *
 * <p>Each is a service of its own; the user combines them with any search agent.
 */
package org.plyscope.game.checkers.judge;
