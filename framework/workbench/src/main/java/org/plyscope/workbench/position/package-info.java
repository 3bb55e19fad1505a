/**
 * Changes and keeps positions: random, mirrored and turned ones, the move handed to another player,
 * and the library of positions.
 *
 * <p>{@link org.plyscope.workbench.position.PositionFeature} joins it all for the window. The
 * library and its view are in {@code .library}; the operations on positions are in {@code
 * org.plyscope.lab.position}.
 */
package org.plyscope.workbench.position;
