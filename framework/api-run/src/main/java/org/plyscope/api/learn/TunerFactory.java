package org.plyscope.api.learn;

import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.option.PartKind;
import org.plyscope.api.part.PartFactory;

/**
 * Offers a method that searches for good option values, for example a genetic algorithm.
 * <b>Implemented by plugins</b> and published as a service; thread-safe.
 *
 * <p>A method knows neither games nor agents: it proposes points, and the host lets them play.
 */
@ProviderType
@PartKind(id = "tuner", plural = "tuners", purpose = "the methods that tune options of agents")
public interface TunerFactory extends PartFactory<Tuner> {}
