/**
 * How a move looks while it happens, as pure functions of time: which contents rest on their cells,
 * and what is on its way. Knows nothing of timers or painting.
 */
package org.plyscope.workbench.board.animation;
