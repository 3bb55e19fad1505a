/**
 * Holds the model of the board view, without Swing: a position with its legal moves, how clicks
 * become a move, a setup being edited. Used by one thread, normally the one of the user interface.
 */
package org.plyscope.view.board.model;
