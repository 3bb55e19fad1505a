package org.plyscope.api.agent.montecarlo;

import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.option.PartKind;
import org.plyscope.api.part.PartFactory;

/**
 * Offers a way to select moves inside the tree, for Monte Carlo agents. <b>Implemented by
 * plugins</b> and published as a service; thread-safe.
 *
 * @since 2.1
 */
@ConsumerType
@PartKind(
    id = "selection",
    plural = "selections",
    purpose = "the ways to select moves inside a Monte Carlo tree")
public interface TreePolicyFactory extends PartFactory<TreePolicy> {}
