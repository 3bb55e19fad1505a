/** Provides Vai Lung Thlan: clockwise sowing, captures of chains of single seeds, passes. */
package org.plyscope.game.mancala.vailungthlan;
