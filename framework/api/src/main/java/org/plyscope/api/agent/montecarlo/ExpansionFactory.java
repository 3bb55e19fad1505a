package org.plyscope.api.agent.montecarlo;

import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.option.PartKind;
import org.plyscope.api.part.PartFactory;

/**
 * Offers a way to choose which moves join the tree, for Monte Carlo agents. <b>Implemented by
 * plugins</b> and published as a service; thread-safe.
 *
 * @since 2.1
 */
@ConsumerType
@PartKind(
    id = "expansion",
    plural = "expansions",
    purpose = "the ways to choose which moves join a Monte Carlo tree")
public interface ExpansionFactory extends PartFactory<Expansion> {}
