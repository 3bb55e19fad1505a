package org.plyscope.view.tuning.form;

import java.util.Map;
import org.plyscope.api.catalog.InstalledAgent;

/**
 * An agent that candidates or models play against.
 *
 * @param name how it is called in the file
 * @param written its entry in the file
 * @param text the agent as text
 */
public record Opponent(String name, Map<String, Object> written, String text) {
  /** Makes an opponent of an agent under a name of its own. */
  static Opponent of(InstalledAgent agent, String name) {
    Map<String, Object> form = AgentPicker.form(agent.text(), AgentPicker.usual(agent));
    return new Opponent(name, form, agent.text());
  }
}
