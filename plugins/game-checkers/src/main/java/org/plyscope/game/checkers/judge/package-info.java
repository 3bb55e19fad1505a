/**
 * Provides evaluators of positions and orderings of moves for checkers.
 *
 * <p>Each is a separate service; the user combines them with any search agent.
 */
package org.plyscope.game.checkers.judge;
