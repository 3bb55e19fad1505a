/**
 * Add a game: its rules, and the states that a search walks through.
 *
 * <p>A {@link org.plyscope.api.game.Game} is a family of rules offered by a plugin as a service.
 * Fixing its options gives immutable {@link org.plyscope.api.game.Rules}; these give {@link
 * org.plyscope.api.game.State states}, mutable positions that {@code play} and {@code undo} change
 * without allocation. A move is a {@code long}, at least 0, whose meaning only its rules know.
 *
 * <p>Two to six players are the normal case: {@code toMove()} alone determines the player to move,
 * so extra turns, passes and players that have finished need no special handling.
 *
 * <p>Parts of other plugins are as fast as those of the game itself: {@code State.content}, {@code
 * from}, {@code to} and {@code plain} describe cells and moves without allocation, and the contract
 * for games compares them with {@code setup} and {@code path}.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.api.game;
