/**
 * Hand-written minimal loops, one class per game with nothing else in it: the practical ceiling
 * that the general API is measured against. They share no code with the game plugins on purpose, so
 * their perft counts are a second opinion as well.
 */
package org.plyscope.bench.yardstick;
