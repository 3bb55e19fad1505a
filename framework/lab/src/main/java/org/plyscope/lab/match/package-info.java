/**
 * Plays one game between agents, people or other movers, without a window.
 *
 * <p>A {@link org.plyscope.lab.match.Match} is the turn loop: it determines the player to move,
 * asks that seat's {@link org.plyscope.lab.match.seat.Mover}, checks and plays the answer, keeps
 * the time and detects the end of the game. It never blocks, so that a window can drive it; {@link
 * org.plyscope.lab.match.MatchRunner} plays whole games with it on threads of its own. An agent is
 * seated once and lives as long as its game, see {@link org.plyscope.lab.match.seat.SeatedAgent}.
 *
 * <p>Whatever a player does, the game ends: every move is watched, and a player that fails loses by
 * the rule stated in {@link org.plyscope.lab.match.MatchSpec}. Without limits of time the same seed
 * gives the same game: each move has a seed that depends on the seed of the game and the number of
 * moves before it, and on nothing else.
 *
 * <p>In a match a player that fails loses by the stated rule; in the window whatever goes wrong
 * pauses the game with a sentence. Hints come from agents of their own, because asking the agent in
 * a seat would change its memory, and a game must be the same with and without hints.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.lab.match;
