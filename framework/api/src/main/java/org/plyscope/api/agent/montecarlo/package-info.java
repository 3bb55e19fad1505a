/**
 * Add a part of Monte Carlo agents: how they select moves inside the tree, which moves join it, how
 * games are played out, and which moves are promising beforehand.
 *
 * <p>Each of the four is a service that agents name in their options: a {@link
 * org.plyscope.api.agent.montecarlo.TreePolicyFactory selection}, an {@link
 * org.plyscope.api.agent.montecarlo.ExpansionFactory expansion}, a {@link
 * org.plyscope.api.agent.montecarlo.PlayoutFactory playout} or a {@link
 * org.plyscope.api.agent.montecarlo.PriorFactory prior}. The instance it makes belongs to one
 * search and one thread, and is called on the hot path.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.api.agent.montecarlo;
