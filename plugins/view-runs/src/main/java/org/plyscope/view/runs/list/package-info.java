/**
 * The view <i>Runs</i>: all runs, tunings and trainings with their state, and what can be done with
 * them.
 */
package org.plyscope.view.runs.list;
