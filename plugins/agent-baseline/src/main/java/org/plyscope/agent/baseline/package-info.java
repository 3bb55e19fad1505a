/**
 * Yardsticks: agents to compare with (random, first move, greedy), and the evaluator and orderings
 * that fit every game because they know nothing of it (zero, none, random). These have a negative
 * {@code service.ranking}, so that an empty option means them only where nothing else fits.
 */
package org.plyscope.agent.baseline;
