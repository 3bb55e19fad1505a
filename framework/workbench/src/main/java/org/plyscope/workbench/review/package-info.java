/**
 * Reviews a game: its graph, and an agent that judges every move. Its verdicts are kept with the
 * moves, see {@link org.plyscope.lab.review}. The models need no display.
 */
package org.plyscope.workbench.review;
