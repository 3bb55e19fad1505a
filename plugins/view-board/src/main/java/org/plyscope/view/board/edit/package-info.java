/** The controls of edit mode: palette, side to move, extras, what is wrong, apply and cancel. */
package org.plyscope.view.board.edit;
