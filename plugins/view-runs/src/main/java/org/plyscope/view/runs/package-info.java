/**
 * Shows runs in the perspective <i>Experiment</i> and its views <i>Experiment</i>, <i>Runs</i>,
 * <i>Standing</i> and <i>Games</i>. They are one plugin because all work with the run that is
 * shown; the host plays it and computes its statistics.
 */
package org.plyscope.view.runs;
