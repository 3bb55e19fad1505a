/** The view <i>Cut-offs</i>: shows which of the moves tried caused cut-offs. */
package org.plyscope.view.compare.cutoff;
