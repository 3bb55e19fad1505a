/** The icons of the board view; their files lie beside the class. */
package org.plyscope.view.board.icons;
