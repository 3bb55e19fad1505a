/**
 * Shows an evaluation: its terms for the position on the board, and the value of each cell. The
 * model needs no display.
 */
package org.plyscope.workbench.evaluation;
