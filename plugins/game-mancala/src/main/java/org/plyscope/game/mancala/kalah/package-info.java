/**
 * Provides Kalah(m,n): m houses a side, n seeds in each.
 *
 * <p>Boards of up to six houses use {@link org.plyscope.game.mancala.kalah.PackedKalahState}, which
 * keeps each side in a long and sows by one addition; wider ones and those with the rules of
 * courses run on the common engine. The evaluators and orderings work on both through {@link
 * org.plyscope.game.mancala.kalah.KalahState}.
 */
package org.plyscope.game.mancala.kalah;
