package org.plyscope.lab.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Preset;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.lab.SampleParts;
import org.plyscope.lab.ScriptedAgents;
import org.plyscope.testkit.CountdownGame;

class CatalogTest {
  private final List<Object> parts =
      new ArrayList<>(
          List.of(
              new CountdownGame(),
              ScriptedAgents.greedy(),
              SampleParts.constant("foreign", rules -> false),
              SampleParts.constant("flat", rules -> true),
              SampleParts.constant("other", rules -> true),
              SampleParts.byNumber("most"),
              SampleParts.byNumber("again")));
  private final Catalog catalog = Catalog.of(parts);
  private final Rules rules = catalog.rules("countdown", "", Map.of());

  @Test
  void findsRulesByPresetAndChanges() {
    assertThat(rules.players()).isEqualTo(2);
    assertThat(catalog.rules("countdown", "three", Map.of()).initial().position())
        .isEqualTo("20/0");
    assertThat(catalog.rules("countdown", "three", Map.of("seeds", "5")).initial().position())
        .isEqualTo("5/0");
  }

  @Test
  void saysWhatIsUnknown() {
    assertThatThrownBy(() -> catalog.game("count-down"))
        .isInstanceOf(InputException.class)
        .hasMessage("There is no game 'count-down'; did you mean countdown? Known: countdown.");
    assertThatThrownBy(() -> catalog.rules("countdown", "tree", Map.of()))
        .hasMessageContaining("did you mean three?");
    assertThatThrownBy(() -> catalog.rules("countdown", "", Map.of("seed", "4")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("seeds");
    assertThatThrownBy(() -> catalog.agent(rules, "gredy"))
        .hasMessageContaining("did you mean greedy?");
    assertThatThrownBy(() -> catalog.agent(rules, "greedy:evaluator=flatt"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("There is no evaluator 'flatt'; did you mean flat?");
    assertThatThrownBy(() -> catalog.agent(rules, "greedy:evaluator=foreign"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("does not fit countdown")
        .hasMessageContaining("flat, other");
    assertThatThrownBy(() -> catalog.agent(rules, "greedy:ordering=most+"))
        .isInstanceOf(InputException.class);
    assertThatThrownBy(() -> catalog.agent(rules, "greedy:ordering=most[weight=99]"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("In the ordering 'most': ")
        .hasMessageContaining("from -9 to 9");
    assertThatThrownBy(() -> catalog.agent(rules, "greedy:ordering=most[weight=1"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("']'");
    assertThatThrownBy(() -> catalog.agent(rules, "greedy:step=3"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("In the agent 'greedy': There is no option 'step'");
    assertThatThrownBy(() -> catalog.agent(rules, "greedy:steps"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("key=value");
  }

  @Test
  void listsFactoriesAndPresetsThatSupportTheRules() {
    AgentFactory picky =
        new AgentFactory() {
          @Override
          public String id() {
            return "picky";
          }

          @Override
          public String name() {
            return "Picky";
          }

          @Override
          public String description() {
            return "Plays nothing.";
          }

          @Override
          public Agent create(PartContext context) {
            throw new AssertionError();
          }

          @Override
          public boolean supports(Rules any) {
            return false;
          }
        };
    parts.add(picky);
    Catalog more = Catalog.of(parts);
    assertThat(more.parts(AgentFactory.class)).contains(picky);
    assertThat(more.agentsFor(rules).stream().map(InstalledAgent::id))
        .containsExactly("greedy", "greedy/seven");
    assertThatThrownBy(() -> more.agent(rules, "picky"))
        .hasMessageContaining("cannot play countdown")
        .hasMessageContaining("greedy/seven");
  }

  @Test
  void presetsWhosePartsDoNotFitAreNotOffered() throws Exception {
    Preset seven = ScriptedAgents.greedy().presets().get(0);
    AgentFactory choosy =
        ScriptedAgents.greedy(
            seven,
            Preset.of("fits", "Fits", "").with("evaluator", "flat").with("ordering", "most"),
            Preset.of("other-game", "Other game", "").with("evaluator", "foreign[weight=2]"),
            Preset.of("not-there", "Not there", "").with("ordering", "most+missing"));
    Catalog some =
        Catalog.of(List.of(new CountdownGame(), choosy, parts.get(2), parts.get(3), parts.get(5)));
    assertThat(some.agentsFor(rules).stream().map(InstalledAgent::id))
        .containsExactly("greedy", "greedy/seven", "fits");
    // If it is named all the same, it is either corrected or refused with a reason.
    assertThat(search(some, "other-game:evaluator=flat[weight=3],ordering=most[weight=0]").value())
        .isEqualTo(3);
    assertThatThrownBy(() -> some.agent(rules, "other-game"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("does not fit countdown");
    assertThatThrownBy(() -> some.agent(rules, "not-there"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("no ordering 'missing'");
  }

  @Test
  void presetsCanBeChanged() {
    InstalledAgent plain = catalog.agent(rules, "greedy/seven");
    assertThat(plain.values().get(ScriptedAgents.STEPS)).isEqualTo(7);
    assertThat(plain.limits()).isEqualTo(Limits.depth(7));
    assertThat(plain.text()).isEqualTo("greedy/seven");
    InstalledAgent changed =
        catalog.agent(rules, "greedy/seven:steps=1, ordering=most[weight=2]+again[weight=-1]");
    assertThat(changed.values().get(ScriptedAgents.STEPS)).isEqualTo(1);
    assertThat(changed.text())
        .isEqualTo("greedy/seven:steps=1,ordering=most[weight=2]+again[weight=-1]");
    assertThat(catalog.agent(rules, changed.text())).isEqualTo(changed);
  }

  @Test
  void anyTextValueReadsBack() {
    InstalledAgent spec = catalog.agent(rules, "greedy");
    for (String words : List.of("a,b", "[", "]x[", "a\\,b", "[a,b],c", "\\", "=", "a=b,c=d", " ")) {
      InstalledAgent changed = spec.with(spec.values().with("words", words));
      assertThat(catalog.agent(rules, changed.text())).as(changed.text()).isEqualTo(changed);
    }
  }

  @Test
  void anEmptyReferenceMeansTheFirstThatFits() throws Exception {
    assertThat(search(catalog, "greedy:ordering=most[weight=0]").value()).isEqualTo(1);
    assertThat(search(catalog, "greedy:ordering=most[weight=0],evaluator=other[weight=5]").value())
        .isEqualTo(5);
    assertThat(search(catalog, "greedy").move()).isEqualTo(3);
    assertThat(search(catalog, "greedy:ordering=most[weight=-1]").move()).isEqualTo(1);
  }

  @Test
  void listsPartsThatFitBestFirst() {
    assertThat(catalog.parts(EvaluatorFactory.class)).hasSize(3);
    assertThat(catalog.partsFor(EvaluatorFactory.class, rules).stream().map(e -> e.id()))
        .containsExactly("flat", "other");
    assertThat(catalog.partsFor(OrdererFactory.class, rules).stream().map(o -> o.id()))
        .containsExactly("most", "again");
  }

  @Test
  void withoutPartsAgentsStillPlay() throws Exception {
    Catalog bare = Catalog.of(List.of(new CountdownGame(), ScriptedAgents.greedy()));
    SearchResult result = search(bare, "greedy");
    assertThat(result.value()).isZero();
    assertThat(result.move()).isEqualTo(1);
  }

  private SearchResult search(Catalog from, String text) throws Exception {
    try (Agent agent = from.create(from.agent(rules, text), rules)) {
      return agent.search(SearchRequest.of(Line.of(rules), Limits.depth(1)), SearchListener.NONE);
    }
  }
}
