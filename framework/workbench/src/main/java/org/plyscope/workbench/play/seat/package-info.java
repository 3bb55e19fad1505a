/** Assigns players: a row for each seat, in which a human or an agent is chosen. */
package org.plyscope.workbench.play.seat;
