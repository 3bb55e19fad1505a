package org.plyscope.workbench.search.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.Choices;
import org.plyscope.lab.trace.TracePolicy;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.ui.theme.Theme;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.TestAgents;
import org.plyscope.workbench.session.Preferences;

class SearchHabitsTest {
  private static final Limits MINE =
      Limits.depth(9).withNodes(77).withIterations(5).withTime(Duration.ofMillis(2500));

  private final Rules rules = TicTacToe.standard();
  private final AgentFactory first = TestAgents.first();
  private final ChangingCatalog catalog = new ChangingCatalog(first, TestAgents.broken());
  private final Choices choices = Choices.inMemory();

  @Test
  void limitsSeedAndTraceComeBackWithTheAgent() {
    AgentsModel model = new AgentsModel(catalog, "");
    model.refresh(rules);
    model.choose(catalog.agent(rules, "first-move/wide"));
    model.limits(MINE);
    model.seed(42);
    model.traceCap(0);
    SearchHabits.keep(model, choices);

    AgentsModel again = restored("first-move/wide");
    again.refresh(rules);
    assertThat(again.limits()).as("not those of the preset").isEqualTo(MINE);
    assertThat(again.seed()).isEqualTo(42);
    assertThat(again.traceCap()).isZero();
    again.choose(catalog.agent(rules, "first-move/wide"));
    assertThat(again.limits()).as("a new choice is a new choice").isEqualTo(Limits.depth(7));
  }

  @Test
  void newUserHasWhatThePreferencesSay() {
    AgentsModel model = restored("");
    model.refresh(rules);

    assertThat(model.limits()).isEqualTo(AgentsModel.STANDARD);
    assertThat(model.seed()).isEqualTo(Preferences.STANDARD.seed());
    assertThat(model.traceCap()).isEqualTo(Preferences.STANDARD.traceCap());
  }

  @Test
  void limitsThatCannotBeReadAreThoseOfTheAgent() {
    choices.put("limits", "plies=3");
    choices.put("depth", 9);
    AgentsModel model = restored("first-move/wide");
    model.refresh(rules);

    assertThat(model.limits()).isEqualTo(Limits.depth(7));
  }

  @Test
  void agentOfTheLastTimeMayComeLate() {
    catalog.remove(first);
    AgentsModel model = restored("first-move:width=5");
    model.recall(MINE);
    model.refresh(rules);
    assertThat(model.chosen().id()).isEqualTo("broken");
    assertThat(model.text()).as("what is remembered if it never comes").startsWith("first-move");
    catalog.add(first);
    model.refresh(rules);

    assertThat(model.chosen().text()).isEqualTo("first-move:width=5");
    assertThat(model.limits()).isEqualTo(MINE);
  }

  @Test
  void agentOfTheLastTimeDoesNotPushAsideWhatTheUserChose() {
    catalog.remove(first);
    AgentsModel model = restored("first-move");
    model.refresh(rules);
    model.choose(catalog.agent(rules, "broken/wide"));
    catalog.add(first);
    model.refresh(rules);

    assertThat(model.text()).isEqualTo("broken/wide");
  }

  @Test
  void preferencesChangeOnlyWhatTheyChange() {
    AgentsModel model = restored("");
    model.seed(5);
    model.traceCap(0);
    Preferences before = Preferences.STANDARD;
    SearchHabits.prefer(model, before, before.withTheme(Theme.DARK));
    assertThat(model.seed()).isEqualTo(5);
    assertThat(model.traceCap()).isZero();

    SearchHabits.prefer(
        model, before, new Preferences(Theme.LIGHT, 100, true, 9, TracePolicy.BEGINNING, 250, 3));
    assertThat(model.seed()).isEqualTo(3);
    assertThat(model.traceCap()).isEqualTo(9);
  }

  private AgentsModel restored(String agent) {
    AgentsModel model = new AgentsModel(catalog, agent);
    SearchHabits.restore(model, choices, Preferences.STANDARD);
    return model;
  }
}
