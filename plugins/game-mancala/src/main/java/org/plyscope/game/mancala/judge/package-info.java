/**
 * Provides evaluators and move orderings for sowing games: store difference and the order of houses
 * for all of them, the ten heuristics of the Kalah study and the tactical orderings for Kalah.
 */
package org.plyscope.game.mancala.judge;
