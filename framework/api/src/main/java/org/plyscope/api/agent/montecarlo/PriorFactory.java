package org.plyscope.api.agent.montecarlo;

import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.option.PartKind;
import org.plyscope.api.part.PartFactory;

/**
 * Estimates before any playout which moves are promising. <b>Implemented by plugins</b> and
 * published as a service; thread-safe.
 */
@ConsumerType
@PartKind(id = "prior", plural = "priors", purpose = "the ways to find promising moves beforehand")
public interface PriorFactory extends PartFactory<Prior> {}
