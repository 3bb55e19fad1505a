/**
 * Shows how fast a game can be: hand-written minimal loops, one class per game, as the practical
 * ceiling that the general API is measured against. They share no code with the game plugins on
 * purpose, so their perft counts are a second opinion as well.
 */
package org.plyscope.bench.yardstick;
