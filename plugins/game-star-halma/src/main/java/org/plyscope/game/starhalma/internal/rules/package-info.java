/**
 * Implements the rules of every board of the star halma family.
 *
 * <p>{@link org.plyscope.game.starhalma.internal.basics.RuleBook} holds the switches, {@link
 * org.plyscope.game.starhalma.internal.basics.Tables} everything that is computed once per variant,
 * {@link org.plyscope.game.starhalma.internal.rules.StarState} the position that a search walks on.
 * Text and setups are kept apart from the hot path.
 *
 * <p>Moves are listed by origin, then by destination, both in reading order of the board. With
 * merged paths a move is {@link org.plyscope.game.starhalma.internal.basics.Moves just origin and
 * destination}, however many paths lead there. With distinct paths the steps of a marble come
 * first, in that order, and then its chains, depth first by direction.
 */
package org.plyscope.game.starhalma.internal.rules;
