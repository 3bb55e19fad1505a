/** The view <i>Compare</i>: configurations above, results below. */
package org.plyscope.view.compare.table;
