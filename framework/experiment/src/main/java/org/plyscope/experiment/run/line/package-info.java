/**
 * Writes and reads a finished game as a line of text.
 *
 * <p>A line is one write. It starts with its length and CRC-32C, then comes {@code game}, which is
 * the same whenever the game is played again, then {@code meta}, which is not: {@link
 * org.plyscope.experiment.run.line.GameLine} lists the keys. {@link
 * org.plyscope.experiment.run.line.GameLog} appends lines, and cuts off a last one that was not
 * written completely; {@link org.plyscope.experiment.run.line.GameScan} reads them at hundreds of
 * thousands of games a second, without keeping them.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.run.line;
