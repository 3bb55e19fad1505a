package org.plyscope.lab.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;
import org.plyscope.testkit.CountdownGame;

/** Presets of the user are kept as files, named like others, and never stand in results. */
class OwnPresetsTest {
  private static final OwnPreset BOLD =
      new OwnPreset(
          "mine/bold",
          "Bold",
          "Takes more.",
          "countdown",
          "taker",
          Map.of("most", "3"),
          Limits.depth(2));

  @TempDir private Path data;
  private final Catalog catalog = Catalog.of(List.of(new CountdownGame(), new Taker()));
  private final Rules rules = catalog.rules("countdown", "", Map.of());

  private static final class Taker implements AgentFactory {
    private static final Option<Long> MOST =
        Option.integer("most", "Most", "How many it takes.", 1, 1, 3);

    @Override
    public String id() {
      return "taker";
    }

    @Override
    public String name() {
      return "Taker";
    }

    @Override
    public String description() {
      return "For tests.";
    }

    @Override
    public List<Option<?>> options() {
      return List.of(MOST);
    }

    @Override
    public Agent create(PartContext context) {
      return (request, listener) -> {
        throw new UnsupportedOperationException();
      };
    }
  }

  @Test
  void theyAreNamedLikeOthersAndWrittenOutInResults() {
    List<String> changes = new ArrayList<>();
    catalog.onChange(() -> changes.add("changed"));
    catalog.offer(List.of(BOLD));
    assertThat(changes).hasSize(1);
    InstalledAgent agent = catalog.agent(rules, "mine/bold");
    assertThat(agent.values().texts()).containsEntry("most", "3");
    assertThat(agent.limits()).isEqualTo(Limits.depth(2));
    assertThat(agent.text()).isEqualTo("mine/bold");
    assertThat(catalog.agent(rules, "mine/bold:most=2").text()).isEqualTo("mine/bold:most=2");
    assertThat(catalog.resolved(agent, rules).text()).isEqualTo("taker:most=3");
    assertThat(catalog.agentsFor(rules).stream().map(InstalledAgent::id)).contains("mine/bold");
    assertThat(catalog.entriesFor(AgentFactory.class, rules).stream().map(PartEntry::id))
        .containsExactly("taker", "mine/bold");
  }

  @Test
  void thoseThatFitNothingAreLeftOut() {
    OwnPreset other = new OwnPreset("mine/x", "X", "X.", "chess", "taker", Map.of(), Limits.NONE);
    OwnPreset old =
        new OwnPreset("mine/y", "Y", "Y.", "countdown", "taker", Map.of("gone", "1"), Limits.NONE);
    catalog.offer(List.of(other, old));
    assertThat(catalog.agentsFor(rules)).hasSize(1);
    assertThatThrownBy(() -> catalog.agent(rules, "mine/y")).isInstanceOf(InputException.class);
  }

  @Test
  void theyAreKeptAsFiles() throws IOException {
    OwnPresets presets = new OwnPresets(data);
    assertThat(presets.all()).isEmpty();
    presets.keep(BOLD);
    assertThat(presets.all()).containsExactly(BOLD);
    Path file = data.resolve("presets/bold.plypreset");
    assertThat(OwnPresets.read(file)).isEqualTo(BOLD);
    Files.writeString(data.resolve("presets/damaged.plypreset"), "{");
    assertThat(presets.all()).containsExactly(BOLD);
    assertThatThrownBy(() -> presets.drop("mine/bald")).hasMessageContaining("mine/bold");
    presets.drop("mine/bold");
    assertThat(presets.all()).isEmpty();
  }

  /** A matcher needs stack for every part of an id. */
  @Test
  void aVeryLongIdIsRefused() {
    String text =
        new OwnPreset("mine/x", "X", "", "tic-tac-toe", "first", Map.of(), Limits.depth(1)).write();
    String id = "mine/a" + "-a".repeat(100_000);
    assertThatThrownBy(() -> OwnPreset.read(text.replace("mine/x", id)))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("is no id of a preset of yours")
        .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(300));
  }

  @Test
  void idsAreMadeOfNames() {
    assertThat(OwnPreset.idOf("Kalah: weights (quick)")).isEqualTo("mine/kalah-weights-quick");
    assertThat(OwnPreset.idOf("…")).isEqualTo("mine/preset");
    assertThatThrownBy(
            () -> new OwnPreset("bold", "", "", "countdown", "taker", Map.of(), Limits.NONE))
        .hasMessageContaining("mine/my-kalah");
  }
}
