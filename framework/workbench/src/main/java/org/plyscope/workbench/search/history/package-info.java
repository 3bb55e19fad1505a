/**
 * Keeps the last searches with their trees: {@link
 * org.plyscope.workbench.search.history.SearchArchive} keeps as many as there is room for, a view
 * lists them.
 */
package org.plyscope.workbench.search.history;
