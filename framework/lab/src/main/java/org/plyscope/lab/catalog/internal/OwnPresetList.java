package org.plyscope.lab.catalog.internal;

import java.lang.System.Logger.Level;
import java.util.List;
import java.util.stream.Stream;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.GamePart;
import org.plyscope.lab.catalog.OwnPreset;
import org.plyscope.lab.catalog.internal.intake.Item;

/** The presets that the user keeps beside those of the plugins. Safe for any thread. */
final class OwnPresetList {
  private static final System.Logger LOG = System.getLogger(OwnPresetList.class.getName());

  private volatile List<OwnPreset> presets = List.of();

  void fill(List<OwnPreset> now) {
    presets = List.copyOf(now);
  }

  /** Returns those of an agent for a game whose values the agent still takes. */
  Stream<InstalledAgent> of(Item<GamePart> agent, Rules rules) {
    AgentFactory factory = (AgentFactory) agent.part();
    return presets.stream()
        .filter(preset -> preset.agent().equals(agent.id()))
        .filter(preset -> preset.game().equals(rules.game().id()))
        .flatMap(preset -> spec(factory, preset));
  }

  private static Stream<InstalledAgent> spec(AgentFactory factory, OwnPreset preset) {
    try {
      return Stream.of(InstalledAgent.of(factory, preset.preset()));
    } catch (InputException e) {
      LOG.log(Level.DEBUG, "The preset " + preset.id() + " is left out.", e);
      return Stream.empty();
    }
  }
}
