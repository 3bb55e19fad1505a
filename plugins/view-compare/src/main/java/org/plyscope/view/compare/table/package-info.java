/** Shows configurations above and their results below, in the view <i>Compare</i>. */
package org.plyscope.view.compare.table;
