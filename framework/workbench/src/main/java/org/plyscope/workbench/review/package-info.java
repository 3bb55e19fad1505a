/**
 * Looking back at a game: its graph, and an agent that judges every move. What it says is kept with
 * the moves, see {@link org.plyscope.lab.review}. The models need no display.
 */
package org.plyscope.workbench.review;
