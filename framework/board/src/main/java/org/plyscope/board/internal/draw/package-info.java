/**
 * Share tools between all painters: layers that are blurred or cached, shades of colours, small
 * shapes.
 */
package org.plyscope.board.internal.draw;
