/**
 * Holds a whole game, without a window: its players, its moves and its variations.
 *
 * <p>A {@link org.plyscope.lab.play.GameTree} grows from a start position; the first child of every
 * node is the main line, the others are variations. It plays every line from the start, so that
 * draws by repetition are found although a position alone does not show them. {@link
 * org.plyscope.lab.play.Seats} assigns an agent or a person to each player. {@link
 * org.plyscope.lab.play.Rounds} numbers moves as in game notation, with extra turns and any number
 * of players. Games in files are in {@code play.file}. Used by one thread at a time.
 *
 * <p>In the window {@code workbench.play.control.GameFollower} keeps such a tree in step with the
 * selection.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.lab.play;
