/**
 * Shows a run while it is played, and its standings afterwards.
 *
 * <p>{@link org.plyscope.cli.run.live.LiveView} follows the run and shows it now and then on a
 * {@link org.plyscope.cli.run.live.Screen}: a table that is drawn in place on a terminal, lines in
 * a log, JSON events for programs.
 */
package org.plyscope.cli.run.live;
