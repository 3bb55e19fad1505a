/**
 * One agent for Monte Carlo tree search in all its variants. {@link
 * org.plyscope.agent.montecarlo.UctAgents} has an option for every step; playouts and priors are
 * parts of their own, which other plugins may add.
 */
package org.plyscope.agent.montecarlo;
