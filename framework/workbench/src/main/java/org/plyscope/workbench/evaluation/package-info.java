/**
 * Evaluators made visible: what the terms of an evaluation add up to in the position on the board,
 * and what each cell is worth. The model needs no display.
 */
package org.plyscope.workbench.evaluation;
