/** The panel that shows what a search found, while it runs and afterwards. */
package org.plyscope.workbench.search.result;
