/**
 * Shows the progress of a search as curves and as arrows on the board. Only the panel and its chart
 * need a display.
 *
 * <p>A {@link org.plyscope.workbench.live.SearchHistory} takes every report on the search thread
 * and thins it out; {@link org.plyscope.workbench.live.LiveCurves} reads curves off it, {@link
 * org.plyscope.workbench.live.CandidateOverlay} marks the candidates of the newest report on the
 * board. {@link org.plyscope.workbench.live.Trust} decides which values are greyed.
 */
package org.plyscope.workbench.live;
