package org.plyscope.view.tuning.form;

import java.util.LinkedHashMap;
import java.util.Map;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Rules;

/** Games and agents as files write them. */
public final class AgentForms {
  private static final int DEPTH = 2;
  private static final int ITERATIONS = 200;
  private static final int NODES = 10_000;

  private AgentForms() {}

  /** Returns the rules of a game. */
  public static Map<String, Object> of(Rules rules) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("id", rules.game().id());
    form.putAll(rules.options().changes());
    return form;
  }

  /** Returns an agent with limits under which it answers fast enough for thousands of games. */
  static Map<String, Object> of(InstalledAgent agent) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("use", agent.text());
    Limits usual = usual(agent);
    put(form, "depth", usual.depth());
    put(form, "nodes", usual.nodes());
    put(form, "iterations", usual.iterations());
    if (usual.millis() > 0) {
      form.put("time", usual.millis() + "ms");
    }
    return form;
  }

  private static void put(Map<String, Object> form, String limit, long value) {
    if (value > 0) {
      form.put(limit, value);
    }
  }

  private static Limits usual(InstalledAgent agent) {
    if (!agent.limits().equals(Limits.NONE) || agent.endsByItself()) {
      return agent.limits();
    }
    if (agent.understands().contains(Limits.Kind.DEPTH)) {
      return Limits.depth(DEPTH);
    }
    return agent.understands().contains(Limits.Kind.ITERATIONS)
        ? Limits.NONE.withIterations(ITERATIONS)
        : Limits.nodes(NODES);
  }
}
