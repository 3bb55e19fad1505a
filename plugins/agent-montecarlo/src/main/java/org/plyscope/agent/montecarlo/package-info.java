/**
 * Provides one agent for Monte Carlo tree search in all its variants. {@link
 * org.plyscope.agent.montecarlo.UctAgents} has an option for every step; playouts and priors are
 * separate parts, which other plugins may add.
 */
package org.plyscope.agent.montecarlo;
