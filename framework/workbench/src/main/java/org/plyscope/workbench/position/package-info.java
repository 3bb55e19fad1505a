/**
 * What the window does with positions besides showing one: the Positions view with the boards of
 * the studies and the user's own, files of many positions, positions at random, mirrored and turned
 * ones, and the move given to somebody else.
 *
 * <p>{@link org.plyscope.workbench.position.PositionFeature} joins it all for the window. The
 * models {@code PositionsModel} and {@code LibraryActions} need no display; what positions are and
 * what can be done with them is in {@code org.plyscope.lab.position}.
 */
package org.plyscope.workbench.position;
