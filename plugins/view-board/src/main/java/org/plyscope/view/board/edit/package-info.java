/** Edits positions: palette, side to move, extras, problems, apply and cancel. */
package org.plyscope.view.board.edit;
