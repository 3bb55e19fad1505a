/** Shows the trees of two configurations side by side in the view <i>Tree diff</i>. */
package org.plyscope.view.compare.diff;
