/**
 * Lists the games of the run with filters in the view <i>Games</i>, and shows one of them on the
 * board, move by move. From there it can be played on, searched with the agent's own options, or
 * exported.
 */
package org.plyscope.view.runs.games;
