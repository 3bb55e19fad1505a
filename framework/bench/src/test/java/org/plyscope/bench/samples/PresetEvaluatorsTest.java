package org.plyscope.bench.samples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.bench.ShippedParts;
import org.plyscope.lab.catalog.PartEntry;

/** No preset plays with an evaluator that it does not name, or says that the game chooses it. */
class PresetEvaluatorsTest {
  @Test
  void everyPresetNamesTheEvaluatorThatItPlaysWith() {
    List<String> silent = new ArrayList<>();
    int named = 0;
    for (AgentFactory agent : ShippedParts.catalog().parts(AgentFactory.class)) {
      for (Preset preset : agent.presets()) {
        for (Option<?> option : evaluators(agent, preset)) {
          named += preset.values().containsKey(option.id()) ? 1 : 0;
          // Presets with a slash are those of a study, the others are algorithms for any game.
          boolean open = !preset.id().contains("/") && preset.description().contains("evaluator");
          if (!preset.values().containsKey(option.id()) && !open) {
            silent.add(preset.id());
          }
        }
      }
    }
    assertThat(silent).isEmpty();
    assertThat(named).isGreaterThan(40);
  }

  /** Returns the options for evaluators that have an effect in a preset. */
  private static List<Option<?>> evaluators(AgentFactory agent, Preset preset) {
    OptionValues values = OptionValues.defaults(agent.options()).with(preset.values());
    Map<String, String> idle = agent.idle(values, preset.limits());
    List<Option<?>> found = new ArrayList<>();
    for (Option<?> option : agent.options()) {
      if (option.partKind().filter(EvaluatorFactory.class::equals).isPresent()
          && !idle.containsKey(option.id())) {
        found.add(option);
      }
    }
    return found;
  }

  @Test
  void theAgentsOfStudy004PlayWithItsEvaluation() {
    for (String id : List.of("tischner/uct", "tischner/olets")) {
      assertThat(value(id, "evaluator")).as(id).isEqualTo("checkers-study");
    }
    assertThat(value("tischner/olets", "selection-epsilon")).isEqualTo("0");
    double factor = Double.parseDouble(value("tischner/olets", "cp"));
    assertThat(2 * factor * factor)
        .as("the square of the constant of Fig. 4")
        .isCloseTo(1, within(1e-12));
    assertThat(value("gvgai/olets", "selection-epsilon")).isEqualTo("0.05");
    assertThat(value("minimax", "evaluator")).isEqualTo("the first that fits the game");
  }

  private static String value(String preset, String option) {
    PartEntry entry =
        ShippedParts.catalog().entries(AgentFactory.class).stream()
            .filter(e -> e.id().equals(preset))
            .findFirst()
            .orElseThrow();
    return entry.options().stream()
        .filter(o -> o.id().equals(option))
        .map(entry::value)
        .findFirst()
        .orElseThrow();
  }
}
