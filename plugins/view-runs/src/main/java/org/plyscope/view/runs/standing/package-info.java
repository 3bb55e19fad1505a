/** Shows the verdict, the ratings and the cross-table of a run in the view <i>Standing</i>. */
package org.plyscope.view.runs.standing;
