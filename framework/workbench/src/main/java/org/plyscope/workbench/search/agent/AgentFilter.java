package org.plyscope.workbench.search.agent;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.plyscope.api.catalog.InstalledAgent;

/** Finds agents by a text: by the beginning of their names first, by their descriptions last. */
final class AgentFilter {
  private static final int NOWHERE = Integer.MAX_VALUE;

  private final String text;

  private AgentFilter(String text) {
    this.text = text;
  }

  /** Makes a filter. */
  static AgentFilter of(String text) {
    return new AgentFilter(text.strip().toLowerCase(Locale.ROOT));
  }

  /** Returns the agents that fit; as good ones stay in their order. */
  List<InstalledAgent> apply(List<InstalledAgent> agents) {
    return text.isEmpty()
        ? agents
        : agents.stream()
            .filter(agent -> rank(agent) != NOWHERE)
            .sorted(Comparator.comparingInt(this::rank))
            .toList();
  }

  private int rank(InstalledAgent agent) {
    String name = agent.name().toLowerCase(Locale.ROOT);
    String id = agent.id().toLowerCase(Locale.ROOT);
    if (name.startsWith(text) || id.equals(text)) {
      return 0;
    }
    if (beginsWord(name) || beginsWord(id)) {
      return 1;
    }
    if (name.contains(text) || id.contains(text)) {
      return 2;
    }
    return agent.description().toLowerCase(Locale.ROOT).contains(text) ? 3 : NOWHERE;
  }

  private boolean beginsWord(String words) {
    for (int at = words.indexOf(text); at >= 0; at = words.indexOf(text, at + 1)) {
      if (at == 0 || !Character.isLetterOrDigit(words.charAt(at - 1))) {
        return true;
      }
    }
    return false;
  }
}
