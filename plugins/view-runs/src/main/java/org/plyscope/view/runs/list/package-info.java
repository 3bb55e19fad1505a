/** The view <i>Runs</i>: all runs with their state, and what can be done with them. */
package org.plyscope.view.runs.list;
