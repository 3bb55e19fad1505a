/**
 * Games, their rules and their states.
 *
 * <p>A {@link org.plyscope.api.game.Game} is a family of rules offered by a plugin as a service.
 * Fixing its options gives {@link org.plyscope.api.game.Rules}, immutable; these give {@link
 * org.plyscope.api.game.State states}, mutable positions walked by {@code play} and {@code undo}
 * without allocation. A move is a {@code long}, at least 0, that means something to its rules only.
 *
 * <p>Two to six players are the normal case: {@code toMove()} alone says who moves, so extra turns,
 * passes and players who have finished need no special code.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("2.0.0")
package org.plyscope.api.game;
