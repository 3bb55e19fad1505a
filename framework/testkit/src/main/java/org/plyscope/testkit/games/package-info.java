/**
 * Test agents with small games, where the real ones are too large or not available: {@link
 * org.plyscope.testkit.games.TicTacToe}, which can be checked by hand, and {@link
 * org.plyscope.testkit.games.Lattice}, a made-up game with two to six players, extra turns, noisy
 * moves and many transpositions.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.testkit.games;
