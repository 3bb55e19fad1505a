/** Tools of all painters: layers that are blurred or kept, shades of colours, small shapes. */
package org.plyscope.board.internal.draw;
