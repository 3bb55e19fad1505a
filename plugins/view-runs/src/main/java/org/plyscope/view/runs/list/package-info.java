/** Lists all runs, tunings and trainings with their state and actions in the view <i>Runs</i>. */
package org.plyscope.view.runs.list;
