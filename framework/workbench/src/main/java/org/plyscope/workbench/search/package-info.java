/**
 * Searching the position on the board: the control that runs a search, and its commands. Who
 * searches, and for how long, is chosen in {@code agent}; {@code result} shows what was found.
 */
package org.plyscope.workbench.search;
