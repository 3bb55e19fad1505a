/**
 * Measures third-party parts: an evaluator and an ordering written with nothing but the API and the
 * shape of the board, {@link org.plyscope.bench.stranger.StrangerRowSum} and {@link
 * org.plyscope.bench.stranger.StrangerLargestGain}. They search the same tree as those of the game,
 * and the main class {@link org.plyscope.bench.stranger.StrangerSpeed} measures how much slower.
 */
package org.plyscope.bench.stranger;
