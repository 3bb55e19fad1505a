package org.plyscope.workbench.search.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.view.Selection;
import org.plyscope.lab.search.SearchSpec;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.TestAgents;

class AgentsModelTest {
  private final Rules rules = TicTacToe.standard();
  private final AgentFactory first = TestAgents.first();
  private final AgentFactory broken = TestAgents.broken();
  private final ChangingCatalog catalog = new ChangingCatalog(first, broken, new Solver());
  private final AgentsModel model = new AgentsModel(catalog, "");

  @Test
  void agentsAndPresetsAreListed() {
    model.refresh(rules);

    assertThat(model.listed())
        .extracting(InstalledAgent::id)
        .contains("first-move", "first-move/wide", "broken", "broken/wide");
    assertThat(model.chosen()).isEqualTo(model.listed().get(0));
  }

  @Test
  void filterLooksAtNames() {
    model.refresh(rules);
    model.filter(" FIRST ");

    assertThat(model.listed())
        .extracting(InstalledAgent::id)
        .containsExactlyInAnyOrder("first-move", "first-move/wide");
  }

  @Test
  void namesThatBeginWithTheFilterComeFirst() {
    model.refresh(rules);
    model.filter("wide");
    assertThat(model.listed()).extracting(InstalledAgent::name).allMatch(n -> n.contains("ide"));

    model.filter("solv");
    assertThat(model.listed().get(0).id()).isEqualTo("solver");

    model.filter("no such name");
    assertThat(model.listed()).isEmpty();
    assertThat(model.emptyReason())
        .isEqualTo("No agent has 'no such name' in its name or description.");
    model.filter("");
    assertThat(model.emptyReason()).isEmpty();
  }

  @Test
  void anAgentThatLeavesIsToldOnce() {
    model.refresh(rules);
    model.choose(catalog.agent(rules, "solver"));
    assertThat(model.takeNews()).isEmpty();
    catalog.remove(model.chosen().factory());
    model.refresh(rules);

    assertThat(model.takeNews())
        .isEqualTo(
            "solver is no longer available; " + model.chosen().name() + " is chosen instead.");
    assertThat(model.takeNews()).isEmpty();
  }

  @Test
  void presetBringsItsLimits() {
    model.refresh(rules);
    assertThat(model.limits()).isEqualTo(AgentsModel.STANDARD);
    model.choose(catalog.agent(rules, "first-move/wide"));

    assertThat(model.limits()).isEqualTo(Limits.depth(7));
  }

  @Test
  void agentThatEndsByItselfIsNotStoppedShort() {
    model.refresh(rules);
    model.limits(Limits.nodes(99));
    model.choose(catalog.agent(rules, "solver"));
    assertThat(model.limits()).isEqualTo(Limits.NONE);
    model.choose(catalog.agent(rules, "solver"));
    model.choose(catalog.agent(rules, "first-move"));
    assertThat(model.limits()).as("as before").isEqualTo(Limits.nodes(99));

    model.choose(catalog.agent(rules, "solver"));
    model.limits(Limits.depth(2));
    model.choose(catalog.agent(rules, "first-move"));
    assertThat(model.limits()).as("the last input of the user").isEqualTo(Limits.depth(2));
  }

  @Test
  void limitsFollowWhatTheAgentUnderstands() {
    catalog.add(new Sampler());
    model.refresh(rules);
    model.choose(catalog.agent(rules, "sampler"));
    assertThat(model.limits()).isEqualTo(Limits.time(Duration.ofSeconds(10)));
    model.choose(catalog.agent(rules, "first-move"));
    assertThat(model.limits()).as("as before").isEqualTo(AgentsModel.STANDARD);

    model.limits(Limits.depth(7));
    model.choose(catalog.agent(rules, "sampler"));
    assertThat(model.limits()).as("not without end").isEqualTo(Limits.time(Duration.ofSeconds(10)));
  }

  @Test
  void rememberedAgentIsChosenWithItsOptions() {
    AgentsModel again = new AgentsModel(catalog, "first-move:width=5");
    again.refresh(rules);

    assertThat(again.chosen().values().get(TestAgents.WIDTH)).isEqualTo(5);
    assertThat(again.text()).isEqualTo("first-move:width=5");
  }

  @Test
  void updatedAgentKeepsItsOptionsAndLetsTheOldOneGo() {
    model.refresh(rules);
    model.choose(catalog.agent(rules, "first-move:width=5"));
    catalog.remove(first);
    AgentFactory fresh = TestAgents.first();
    catalog.add(fresh);
    model.refresh(rules);

    assertThat(model.chosen().values().get(TestAgents.WIDTH)).isEqualTo(5);
    assertThat(model.chosen().factory()).isSameAs(catalog.agent(rules, "first-move").factory());
  }

  @Test
  void agentThatReturnsIsChosenAgainWithItsOptions() {
    model.refresh(rules);
    model.choose(catalog.agent(rules, "first-move:width=5"));
    model.limits(Limits.depth(9));
    catalog.remove(first);
    model.refresh(rules);
    assertThat(model.text()).doesNotContain("first-move");
    catalog.add(first);
    model.refresh(rules);
    assertThat(model.text()).isEqualTo("first-move:width=5");
    assertThat(model.limits()).isEqualTo(Limits.depth(9));

    catalog.remove(first);
    model.refresh(rules);
    model.choose(catalog.agent(rules, "solver"));
    catalog.add(first);
    model.refresh(rules);
    assertThat(model.text()).as("the user has chosen another").isEqualTo("solver");
  }

  @Test
  void agentThatLeavesIsReplaced() {
    model.refresh(rules);
    model.choose(catalog.agent(rules, "first-move"));
    catalog.remove(first);
    model.refresh(rules);

    assertThat(model.chosen().factory()).isSameAs(broken);
  }

  @Test
  void specSaysWhatToSearch() {
    model.refresh(rules);
    model.limits(Limits.nodes(99));
    model.seed(7);
    model.traceCap(1_000);
    SearchSpec spec = model.spec(Selection.of(Line.of(rules, "......... x")));

    assertThat(spec.limits()).isEqualTo(Limits.nodes(99));
    assertThat(spec.seed()).isEqualTo(7);
    assertThat(spec.traceCap()).isEqualTo(1_000);
  }

  @Test
  void problemsAreSentences() {
    model.refresh(rules);
    assertThatThrownBy(() -> model.spec(Selection.of(Line.of(rules, "xxx.oo... o"))))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("over");
    model.problem("Depth is 'x'.");
    assertThatThrownBy(() -> model.spec(Selection.of(Line.of(rules, "......... x"))))
        .hasMessage("Depth is 'x'.");
    AgentsModel empty = new AgentsModel(new ChangingCatalog(), "");
    empty.refresh(rules);
    assertThatThrownBy(() -> empty.spec(Selection.of(Line.of(rules, "......... x"))))
        .hasMessageContaining("no agent");
  }

  /** Knows playouts and no depth. */
  private static final class Sampler extends Named {
    Sampler() {
      super("sampler");
    }

    @Override
    public Set<Limits.Kind> understands(OptionValues values) {
      return Set.of(Limits.Kind.ITERATIONS, Limits.Kind.TIME);
    }
  }

  /** Needs no limits. */
  private static final class Solver extends Named {
    Solver() {
      super("solver");
    }

    @Override
    public boolean endsByItself(OptionValues values) {
      return true;
    }
  }

  private abstract static class Named implements AgentFactory {
    private final String id;

    Named(String id) {
      this.id = id;
    }

    @Override
    public String id() {
      return id;
    }

    @Override
    public String name() {
      return id;
    }

    @Override
    public String description() {
      return "An agent of the tests.";
    }

    @Override
    public Agent create(PartContext context) {
      return (request, listener) -> SearchResult.builder(request.rootMoves()[0]).build();
    }
  }
}
