package org.plyscope.view.compare.model;

import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Rules;

/**
 * What to compare.
 *
 * @param rules the rules of all positions
 * @param subjects the positions
 * @param configurations what searches them
 * @param traceNodes how many nodes to keep of the tree of each deepest search, 0 for no trees
 */
public record Plan(
    Rules rules, List<Subject> subjects, List<Configuration> configurations, int traceNodes) {
  /** Makes a plan, if there is something to compare. */
  public Plan {
    subjects = List.copyOf(subjects);
    configurations = List.copyOf(configurations);
    if (configurations.isEmpty()) {
      throw new InputException("There is nothing to compare; add at least one configuration.");
    }
    for (Configuration configuration : configurations) {
      if (configuration.limits().equals(Limits.NONE)) {
        throw new InputException(
            "Configuration '"
                + configuration.name()
                + "' has no limit, so its search would never end; give it one such as depth=4.");
      }
    }
  }

  /** Returns the largest depth anybody searches, 0 if nobody has a depth. */
  public int deepest() {
    return configurations.stream().mapToInt(c -> c.limits().depth()).max().orElse(0);
  }
}
