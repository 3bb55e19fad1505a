package org.plyscope.plugins;

import java.util.Objects;

/**
 * Something that is wrong with a plugin that runs.
 *
 * @param sentence a full sentence for the user, which names the problem and the correct form
 * @param details text for the author of the plugin, for example a stack trace; may be empty
 */
public record Finding(String sentence, String details) {
  /** Checks that both are there. */
  public Finding {
    Objects.requireNonNull(sentence);
    Objects.requireNonNull(details);
  }
}
