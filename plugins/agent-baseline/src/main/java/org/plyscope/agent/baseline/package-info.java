/**
 * Provides yardsticks: agents to compare with (random, first move, greedy), and an evaluator and
 * orderings that fit every game because they use no knowledge of it (zero, none, random). These
 * have a negative {@code service.ranking}, so that an empty option means them only where nothing
 * else fits.
 */
package org.plyscope.agent.baseline;
