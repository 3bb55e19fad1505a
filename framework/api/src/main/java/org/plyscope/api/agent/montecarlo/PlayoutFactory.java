package org.plyscope.api.agent.montecarlo;

import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.option.PartKind;
import org.plyscope.api.part.PartFactory;

/**
 * Offers a way to play games out, for Monte Carlo agents. <b>Implemented by plugins</b> and
 * published as a service; thread-safe.
 */
@ConsumerType
@PartKind(id = "playout", plural = "playouts", purpose = "the ways to play a game out")
public interface PlayoutFactory extends PartFactory<Playout> {}
