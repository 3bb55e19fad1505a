package org.plyscope.view.runs.draft;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.Limits;
import org.plyscope.api.Registration;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.lab.catalog.OwnPreset;
import org.plyscope.view.runs.TestLab;

class DraftTest {
  @TempDir Path home;

  @Test
  void aDraftFollowsTheTextAndTheForm() {
    try (TestLab lab = new TestLab(home)) {
      Draft draft = new Draft(lab.context());
      int[] changes = {0};
      Registration registration = draft.onChange(() -> changes[0]++);
      assertThat(draft.text()).isEqualTo(ExperimentText.EXAMPLE);
      assertThat(draft.isChanged()).isFalse();

      draft.edit("blocks", text -> text.with("7", "blocks"));
      assertThat(draft.readable().field("blocks")).isEqualTo("7");
      assertThat(draft.isChanged()).isTrue();
      draft.type("{ broken");
      assertThat(draft.problem()).isEqualTo("Line 1, column 3: there must be a key in quotes.");
      assertThat(draft.readable().field("blocks")).isEqualTo("7");
      draft.edit("blocks", text -> text.with("8", "blocks"));
      assertThat(draft.text()).isEqualTo("{ broken");

      Path file = home.resolve("a.plyscope.json");
      draft.open(TestLab.TEXT, file);
      assertThat(draft.problem()).isEmpty();
      assertThat(draft.isChanged()).isFalse();
      assertThat(draft.folder()).isEqualTo(home);
      assertThat(changes[0]).isEqualTo(3);
      registration.close();
      draft.type("{}");
      assertThat(changes[0]).isEqualTo(3);
      lab.context().experiments().save("{}", file);
      assertThat(file).hasContent("{}");
      draft.type("{ }");
      draft.saved("{}", file);
      assertThat(draft.isChanged()).as("typed while it was saved").isTrue();
      draft.saved("{ }", file);
      assertThat(draft.isChanged()).isFalse();
    }
  }

  @Test
  void gamesAgentsAndPartsAreOfferedAsTheRulesAllow() {
    try (TestLab lab = new TestLab(home)) {
      Draft draft = new Draft(lab.context());
      draft.open(TestLab.TEXT, null);
      assertThat(draft.game().orElseThrow().id()).isEqualTo("tic-tac-toe");
      assertThat(draft.agents())
          .extracting(InstalledAgent::id)
          .contains("alpha-beta", "random", "first-move");
      assertThat(draft.agent("agents", "ab{depth}").orElseThrow().id()).isEqualTo("alpha-beta");
      assertThat(draft.parts(EvaluatorFactory.class))
          .extracting(part -> part.id())
          .contains("zero");
      draft.edit("game", text -> text.withText("kalah", "game", "id").with("3", "game", "seeds"));
      assertThat(draft.rules().orElseThrow().options().texts()).containsEntry("seeds", "3");
      draft.edit("game", text -> text.with("many", "game", "seeds"));
      assertThat(draft.rules()).isEmpty();
      draft.edit("game", text -> text.withText("nothing", "game", "id"));
      assertThat(draft.game()).isEmpty();
      assertThat(draft.agents()).isEmpty();
    }
  }

  @Test
  void presetsOfPluginsAndOfTheUserAreOffered() {
    OwnPreset mine =
        new OwnPreset(
            "mine/deep",
            "Deep",
            "Mine",
            "tic-tac-toe",
            "alpha-beta",
            Map.of("pvs", "true"),
            Limits.depth(2));
    TestLab.CATALOG.offer(List.of(mine));
    try (TestLab lab = new TestLab(home)) {
      Draft draft = new Draft(lab.context());
      draft.open(TestLab.TEXT, null);
      List<String> ids = draft.agents().stream().map(InstalledAgent::id).toList();
      assertThat(ids).contains("alpha-beta", "mine/deep", "random");
      assertThat(ids.indexOf("mine/deep")).isGreaterThan(ids.indexOf("alpha-beta"));
      draft.edit("agents", text -> text.withAgent("mine/deep"));
      InstalledAgent agent = draft.agent("agents", "mine/deep").orElseThrow();
      assertThat(agent.factory().id()).isEqualTo("alpha-beta");
      assertThat(agent.values().texts()).containsEntry("pvs", "true");
      assertThat(lab.context().experiments().plan(draft.text(), home).entrants())
          .anyMatch(
              e -> e.agent().id().equals("alpha-beta") && e.agent().text().contains("pvs=true"));
      draft.edit(
          "agents", text -> text.withText("alpha-beta:no-such=1", "agents", "mine/deep", "use"));
      assertThat(draft.agent("agents", "mine/deep").orElseThrow().id()).isEqualTo("alpha-beta");
      draft.edit("agents", text -> text.withText("nothing", "agents", "mine/deep", "use"));
      assertThat(draft.agent("agents", "mine/deep")).isEmpty();
    } finally {
      TestLab.CATALOG.offer(List.of());
    }
  }
}
