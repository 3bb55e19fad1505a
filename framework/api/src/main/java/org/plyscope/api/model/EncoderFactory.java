package org.plyscope.api.model;

import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.PartKind;
import org.plyscope.api.part.PartFactory;

/**
 * Offers a way to turn positions into numbers for a model. <b>Implemented by plugins</b> and
 * published as a service; thread-safe.
 */
@ProviderType
@PartKind(
    id = "encoding",
    plural = "encodings",
    purpose = "the ways to turn a position into numbers for a model")
public interface EncoderFactory extends PartFactory<Encoder> {
  /**
   * Returns whether it can encode positions under these rules.
   *
   * @param rules some rules
   * @return true if it can
   */
  @Override
  boolean supports(Rules rules);
}
