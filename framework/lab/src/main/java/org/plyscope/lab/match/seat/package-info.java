/**
 * Chooses the moves of a seat: an agent, or a person at the board.
 *
 * <p>A {@link org.plyscope.lab.match.seat.Mover} is asked a {@link
 * org.plyscope.lab.match.seat.Turn} and answers with a {@link org.plyscope.lab.match.seat.Reply},
 * without blocking. {@link org.plyscope.lab.match.seat.SeatedAgent} is an agent that lives as long
 * as its game; {@link org.plyscope.lab.match.seat.PromptAgent} is the same on the thread of the
 * match; {@link org.plyscope.lab.match.seat.WaitingMover} waits for a person at the board.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.lab.match.seat;
