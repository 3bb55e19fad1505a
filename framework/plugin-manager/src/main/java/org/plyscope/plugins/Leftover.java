package org.plyscope.plugins;

import java.util.List;

/**
 * Code of a plugin that still runs although the plugin was removed, replaced or refused.
 *
 * @param plugin the name and version of the plugin
 * @param threads the names of the threads
 */
public record Leftover(String plugin, List<String> threads) {
  /** Copies the list. */
  public Leftover {
    threads = List.copyOf(threads);
  }

  /** Returns a sentence for the user. */
  public String sentence() {
    int count = threads.size();
    return "%s has left, but %s still running: %s. Restart Plyscope to get rid of %s."
        .formatted(
            plugin,
            count == 1 ? "a thread of it is" : count + " threads of it are",
            String.join(", ", threads),
            count == 1 ? "it" : "them");
  }
}
