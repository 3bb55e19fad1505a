/** Shows in the view <i>Cut-offs</i> which of the moves tried caused cut-offs. */
package org.plyscope.view.compare.cutoff;
