package org.plyscope.lab.catalog.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.Preset;
import org.plyscope.lab.SampleParts;
import org.plyscope.testkit.CountdownGame;

/** A window asks for the agents after every selection, so each part is asked once. */
class CatalogMemoryTest extends StrangersCase {
  private final AtomicInteger asked = new AtomicInteger();
  private final StrangerAgent counting = new StrangerAgent();

  @BeforeEach
  void count() {
    counting.supports = any -> asked.incrementAndGet() > 0;
    catalog.put(AgentFactory.class, counting, HOST);
    catalog.put(
        EvaluatorFactory.class,
        SampleParts.constant("counting", any -> asked.incrementAndGet() > 0),
        HOST);
    catalog.changed();
  }

  private List<String> agents(Rules known) {
    return catalog.agentsFor(known).stream().map(InstalledAgent::id).toList();
  }

  private void askEverything() {
    catalog.agentsFor(rules);
    catalog.agent(rules, "strange");
    catalog.agent(rules, "greedy");
    catalog.entries(AgentFactory.class);
    catalog.entriesFor(AgentFactory.class, rules);
    catalog.partsFor(EvaluatorFactory.class, rules);
    catalog.games();
  }

  @Test
  void aPartIsAskedOnceUntilTheCatalogChanges() {
    askEverything();
    assertThat(asked).hasPositiveValue();
    asked.set(0);
    askEverything();
    assertThat(asked).hasValue(0);
    catalog.changed();
    askEverything();
    assertThat(asked).hasPositiveValue();
  }

  /** Files come and go without a change of the catalog. */
  @Test
  void aPresetThatNamesAFileIsJudgedEachTime(@TempDir Path folder) throws IOException {
    Path table = folder.resolve("table.bin");
    StrangerAgent reader = new StrangerAgent();
    reader.id = () -> "reader";
    reader.options = () -> List.of(Option.file("table", "Table", "A file.", List.of("bin")));
    reader.presets = () -> List.of(Preset.of("filed", "Filed", "").with("table", table.toString()));
    PartCatalog own = new PartCatalog(List.of(folder), null);
    own.addAll(List.of(new CountdownGame(), reader));
    assertThat(own.agentsFor(rules)).extracting(InstalledAgent::id).containsExactly("reader");
    Files.writeString(table, "1");
    assertThat(own.agentsFor(rules))
        .extracting(InstalledAgent::id)
        .containsExactly("reader", "filed");
    Files.delete(table);
    assertThat(own.agentsFor(rules)).extracting(InstalledAgent::id).containsExactly("reader");
  }

  @Test
  void otherRulesAreAnotherQuestion() {
    askEverything();
    asked.set(0);
    assertThat(agents(catalog.rules("countdown", "three", Map.of()))).contains("strange");
    assertThat(asked).hasPositiveValue();
  }

  @Test
  void whatComesAndLeavesIsSeenAtOnce() {
    askEverything();
    StrangerAgent late = new StrangerAgent();
    late.id = () -> "late";
    catalog.put(AgentFactory.class, late, plugin("org.example", 0, 1));
    assertThat(agents(rules)).contains("late", "strange");
    catalog.take(AgentFactory.class, late);
    assertThat(agents(rules)).doesNotContain("late").contains("strange");
  }

  @Test
  void anAgentThatFailsLaterIsLeftOut() {
    StrangerAgent late = new StrangerAgent();
    late.id = () -> "late";
    catalog.put(AgentFactory.class, late, plugin("org.example", 0, 1));
    assertThat(agents(rules)).contains("late");
    late.endsByItself =
        values -> {
          throw new IllegalStateException("broken");
        };
    catalog.agent(rules, "late").endsByItself();
    assertThat(agents(rules)).doesNotContain("late");
  }
}
