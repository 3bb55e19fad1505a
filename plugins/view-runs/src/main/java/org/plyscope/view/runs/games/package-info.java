/**
 * The view <i>Games</i>: the games of the run shown with filters, and one of them on the board,
 * move by move. From there it is played on, searched with the agent's own options, or exported.
 */
package org.plyscope.view.runs.games;
