package org.plyscope.api.game;

import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.InputException;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Part;

/** A family of rules. <b>Implemented by plugins</b> and published as a service; thread-safe. */
@ConsumerType
public interface Game extends Part {
  /**
   * Returns the rules for given option values.
   *
   * @param values values of {@link #options()}
   * @return the rules; may be shared between callers
   * @throws InputException if the values are incompatible with each other
   */
  Rules rules(OptionValues values);
}
