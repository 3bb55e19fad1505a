/** The view <i>Standing</i>: the verdict, the ratings and the cross-table of the run shown. */
package org.plyscope.view.runs.standing;
