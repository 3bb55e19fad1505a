/** The view <i>Tree diff</i>: the trees of two configurations side by side. */
package org.plyscope.view.compare.diff;
