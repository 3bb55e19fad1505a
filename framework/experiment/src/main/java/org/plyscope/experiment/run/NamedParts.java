package org.plyscope.experiment.run;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import org.plyscope.api.InputException;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.option.PartReference;

/** The ids that the texts of agents name: agents, presets, and parts in their options. */
final class NamedParts {
  private final Set<String> ids = new HashSet<>();

  private NamedParts() {}

  static Set<String> of(Collection<String> agents) {
    NamedParts named = new NamedParts();
    for (String agent : agents) {
      AgentSpec spec = AgentSpec.parse(agent);
      named.ids.add(spec.id());
      spec.options().values().forEach(named::add);
    }
    return named.ids;
  }

  private void add(String value) {
    try {
      for (PartReference part : PartReference.parseAll(value)) {
        ids.add(part.id());
        part.options().values().forEach(this::add);
      }
    } catch (InputException e) {
      // A value that names no parts may be any text.
      ids.add(value);
    }
  }
}
