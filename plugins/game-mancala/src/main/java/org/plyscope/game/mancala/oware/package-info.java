/**
 * Provides Oware and Awari: two or three seeds in an opponent's house are captured. They differ in
 * how a player may be starved, in what a repeated position means and in when the game is decided;
 * {@link org.plyscope.game.mancala.oware.OwareVariant} names the differences.
 */
package org.plyscope.game.mancala.oware;
