/**
 * Searches the position on the board: the control that runs a search, and its commands. The agent
 * and its limits are chosen in {@code agent}; {@code result} shows the result.
 */
package org.plyscope.workbench.search;
