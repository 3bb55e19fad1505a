/**
 * Positions as things of their own: kept, exchanged, made at random, turned. No display is needed,
 * so that the window and the command line do the same.
 *
 * <p>{@link org.plyscope.lab.position.PositionLibrary} keeps the user's own positions in one file;
 * {@link org.plyscope.lab.position.PositionCollections} reads and writes many positions as readable
 * text. {@link org.plyscope.lab.position.RandomPositions} plays at random from the start. {@link
 * org.plyscope.lab.position.Symmetries} finds out how positions of some rules can be mirrored or
 * turned, {@link org.plyscope.lab.position.Turns} who else could be to move.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.lab.position;
