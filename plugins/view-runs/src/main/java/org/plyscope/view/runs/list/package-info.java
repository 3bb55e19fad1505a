/** The view <i>Runs</i>: lists all runs, tunings and trainings with their state and actions. */
package org.plyscope.view.runs.list;
