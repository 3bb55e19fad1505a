/**
 * Saves, exchanges, generates and mirrors positions. No display is needed, so that the window and
 * the command line do the same.
 *
 * <p>{@link org.plyscope.lab.position.PositionLibrary} keeps the user's own positions in one file;
 * {@link org.plyscope.lab.position.PositionCollections} reads and writes many positions as readable
 * text. {@link org.plyscope.lab.position.RandomPositions} plays random moves from the start. {@link
 * org.plyscope.lab.position.Symmetries} finds how positions of some rules can be mirrored or
 * turned, {@link org.plyscope.lab.position.Turns} which other players could be to move.
 *
 * <p>Symmetries are found, not declared: the board is laid on itself by its coordinates, mappings
 * that keep zones and start are tried in random games, and each turned position must have exactly
 * the turned moves.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.lab.position;
