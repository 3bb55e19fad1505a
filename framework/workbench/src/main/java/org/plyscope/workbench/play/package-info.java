/**
 * Plays whole games in the window: the view {@code game}, its buttons and its commands.
 *
 * <p>{@link org.plyscope.workbench.play.PlayFeature} puts everything together for the window. The
 * game itself is played by {@code play.control}, and {@code play.list}, {@code play.seat} and
 * {@code play.file} show its moves, fill its seats, and open and save it.
 */
package org.plyscope.workbench.play;
