/**
 * Provides expansion rules: which moves join a Monte Carlo tree, and how many by depth, nodes,
 * player or visits.
 */
package org.plyscope.agent.montecarlo.expansion;
