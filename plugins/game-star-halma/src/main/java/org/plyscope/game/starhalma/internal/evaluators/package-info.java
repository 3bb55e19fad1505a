/**
 * Provides evaluators of star halma positions.
 *
 * <p>Most judge each marble by its hole; such an evaluation is a table of numbers that a move
 * changes in two places, so it is updated along the walk instead of being recomputed.
 */
package org.plyscope.game.starhalma.internal.evaluators;
