/** The view <i>Cut-offs</i>: which of the moves tried caused them. */
package org.plyscope.view.compare.cutoff;
