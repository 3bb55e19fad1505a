/**
 * Tunes options by a genetic algorithm, as study 002 tuned the weights of its heuristics; the only
 * bundle that knows Jenetics.
 */
package org.plyscope.tuner.genetic;
