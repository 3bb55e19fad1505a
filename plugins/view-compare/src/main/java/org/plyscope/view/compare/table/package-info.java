/** The view <i>Compare</i>: configurations above, what came out below. */
package org.plyscope.view.compare.table;
