package org.plyscope.plugins.internal;

import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.PluginException;

/**
 * How a plugin is doing and why.
 *
 * @param state the state
 * @param problem one sentence, empty for an active plugin
 * @param details more for the author of the plugin, perhaps empty
 */
record Diagnosis(Plugin.State state, String problem, String details) {
  static final Diagnosis ACTIVE = new Diagnosis(Plugin.State.ACTIVE, "", "");

  Diagnosis(Plugin.State state, String problem) {
    this(state, problem, "");
  }

  static Diagnosis failed(PluginException problem) {
    return new Diagnosis(Plugin.State.FAILED, problem.getMessage(), problem.details());
  }

  static Diagnosis disabled(String name) {
    return new Diagnosis(Plugin.State.DISABLED, name + " is disabled; enable it to use it.");
  }

  /** Returns whether the plugin runs, even if not all of it can be used. */
  boolean usable() {
    return state.compareTo(Plugin.State.WAITING) <= 0;
  }

  PluginException exception() {
    return new PluginException(problem, details);
  }
}
