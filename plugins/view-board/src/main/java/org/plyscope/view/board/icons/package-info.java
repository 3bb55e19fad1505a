/** Loads the icons of the board view; their files are beside the class. */
package org.plyscope.view.board.icons;
