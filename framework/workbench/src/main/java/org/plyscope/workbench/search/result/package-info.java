/** Shows the result of a search in a panel, while it runs and afterwards. */
package org.plyscope.workbench.search.result;
