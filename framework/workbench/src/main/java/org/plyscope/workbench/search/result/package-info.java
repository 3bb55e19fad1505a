/** The panel that shows the result of a search, while it runs and afterwards. */
package org.plyscope.workbench.search.result;
