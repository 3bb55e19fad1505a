/**
 * How a search goes: what it reported so far, drawn as curves and as arrows on the board. All but
 * the panel and its chart needs no display.
 *
 * <p>A {@link org.plyscope.workbench.live.SearchHistory} takes every report on the search thread
 * and thins it out; {@link org.plyscope.workbench.live.LiveCurves} reads curves off it, {@link
 * org.plyscope.workbench.live.CandidateOverlay} marks the candidates of the newest report on the
 * board. {@link org.plyscope.workbench.live.Trust} says which values are greyed.
 */
package org.plyscope.workbench.live;
