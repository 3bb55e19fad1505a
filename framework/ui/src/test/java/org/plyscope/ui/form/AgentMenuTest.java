package org.plyscope.ui.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import org.junit.jupiter.api.Test;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.Preset;
import org.plyscope.api.part.PartContext;

class AgentMenuTest {
  private static final Preset SHIPPED =
      Preset.of("study/wide", "Wide", "From a study").with("width", "7");
  private static final Preset MINE = Preset.of("mine/tuned", "Tuned", "Mine").with("width", "3");

  /** An agent with an option and perhaps presets. */
  private record Named(String id, List<Preset> presets) implements AgentFactory {
    @Override
    public String name() {
      return "Agent " + id;
    }

    @Override
    public String description() {
      return "An agent.";
    }

    @Override
    public List<Option<?>> options() {
      return List.of(Option.integer("width", "Width", "How wide.", 1, 1, 9));
    }

    @Override
    public Agent create(PartContext context) {
      throw new UnsupportedOperationException();
    }
  }

  @Test
  void presetsStandBelowTheirAgentAndCanBeChosen() {
    AgentFactory many = new Named("many", List.of(SHIPPED));
    AgentFactory plain = new Named("plain", List.of());
    List<InstalledAgent> agents =
        Stream.of(
                InstalledAgent.allOf(many),
                List.of(InstalledAgent.of(many, MINE), InstalledAgent.of(plain)))
            .flatMap(List::stream)
            .toList();
    List<InstalledAgent> chosen = new ArrayList<>();
    JPopupMenu menu = AgentMenu.of("add.", agents, chosen::add);
    assertThat(menu.getComponents())
        .extracting(Component::getName)
        .containsExactly("add.presets.many", "add.plain");
    JMenu presets = (JMenu) menu.getComponent(0);
    assertThat(presets.getText()).isEqualTo("Agent many");
    assertThat(presets.getMenuComponents())
        .extracting(Component::getName)
        .containsExactly("add.many", "add.study/wide", "add.mine/tuned");
    Arrays.stream(presets.getMenuComponents()).forEach(item -> ((JMenuItem) item).doClick());
    assertThat(chosen)
        .extracting(InstalledAgent::text)
        .containsExactly("many", "study/wide", "mine/tuned");
    assertThat(chosen.get(2).values().texts()).isEqualTo(Map.of("width", "3"));
  }
}
