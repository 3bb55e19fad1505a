package org.plyscope.lab.catalog.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Preset;
import org.plyscope.lab.SampleParts;
import org.plyscope.lab.ScriptedAgents;
import org.plyscope.lab.catalog.internal.intake.Origin;
import org.plyscope.testkit.CountdownGame;

/** A plugin takes no id and no default from another plugin. */
class StrangerIdsTest extends StrangersCase {
  @Test
  void noPluginTakesAShippedId() {
    StrangerAgent greedy = new StrangerAgent();
    greedy.id = () -> "greedy";
    greedy.name = () -> "AAA false greedy";
    for (long order : new long[] {1, 1_000}) {
      Game impostor = new CountdownGame();
      catalog.put(AgentFactory.class, greedy, plugin("org.example.false", 1_000, order));
      catalog.put(Game.class, impostor, plugin("org.example.false", 1_000, order));
      assertThat(catalog.agent(rules, "greedy").name()).isNotEqualTo("AAA false greedy");
      assertThat(catalog.games()).containsExactly(rules.game());
      assertThat(flaws())
          .containsExactlyInAnyOrder(
              "The agent 'greedy' of org.example.false is left out: Plyscope has something of the"
                  + " id 'greedy'; give it another id.",
              "The game 'countdown' of org.example.false is left out: Plyscope has something of the"
                  + " id 'countdown'; give it another id.");
      catalog.take(AgentFactory.class, greedy);
      catalog.take(Game.class, impostor);
    }
  }

  @Test
  void aPresetCannotTakeAnIdEither() {
    StrangerAgent agent = new StrangerAgent();
    agent.presets =
        () -> List.of(Preset.of("greedy/seven", "Mine", ""), Preset.of("own", "Own", ""));
    catalog.put(AgentFactory.class, agent, plugin("org.example.presets", 9, 1));
    assertThat(catalog.agent(rules, "greedy/seven").name()).isEqualTo("Seven");
    assertThat(catalog.agent(rules, "own").name()).isEqualTo("Own");
    assertThat(flaws())
        .containsExactly(
            "The preset 'greedy/seven' of the agent 'strange' of org.example.presets is left out:"
                + " Plyscope has something of the id 'greedy/seven'; give it another id.");
  }

  @Test
  void partsForDifferentGamesMayShareAnId() {
    catalog.put(Game.class, new Renamed("nim"), plugin("org.example.nim", 0, 1));
    Rules nim = catalog.rules("nim", "", Map.of());
    catalog.put(
        EvaluatorFactory.class,
        SampleParts.constant("flat", r -> r.game() != rules.game()),
        plugin("org.example.nim", 0, 2));
    assertThat(flaws())
        .as("the shipped one plays nim too")
        .containsExactly(
            "The evaluator 'flat' of org.example.nim is left out: Plyscope has something of the id"
                + " 'flat'; give it another id.");
    catalog.put(
        EvaluatorFactory.class, SampleParts.constant("seeds", r -> r.game() == rules.game()), HOST);
    catalog.put(
        EvaluatorFactory.class,
        SampleParts.constant("seeds", r -> r.game() == nim.game()),
        plugin("org.example.nim", 0, 3));
    assertThat(flaws()).hasSize(1);
    assertThat(catalog.partsFor(EvaluatorFactory.class, nim))
        .extracting(EvaluatorFactory::id)
        .containsExactlyInAnyOrder("seeds", "flat");
  }

  @Test
  void presetsOfGamesBelongToTheirGame() {
    catalog.put(Game.class, new Renamed("nim"), plugin("org.example.games", 0, 2));
    assertThat(catalog.rules("nim", "three", Map.of()).players()).isEqualTo(3);
    assertThat(catalog.rules("countdown", "three", Map.of()).players()).isEqualTo(3);
    assertThat(flaws()).isEmpty();
  }

  @Test
  void ofTwoPluginsTheSameOneWinsInWhateverOrderTheyCome() {
    for (boolean swapped : new boolean[] {false, true}) {
      StrangerAgent a = new StrangerAgent();
      a.name = () -> "Of A";
      StrangerAgent b = new StrangerAgent();
      b.name = () -> "Of B";
      catalog.put(AgentFactory.class, b, plugin("org.example.b", 0, swapped ? 2 : 1));
      catalog.put(AgentFactory.class, a, plugin("org.example.a", 0, swapped ? 1 : 2));
      assertThat(catalog.agent(rules, "strange").name()).isEqualTo("Of A");
      assertThat(flaws())
          .containsExactly(
              "The agent 'strange' of org.example.b is left out: org.example.a has something of the"
                  + " id 'strange'; give it another id.");
      catalog.take(AgentFactory.class, a);
      assertThat(catalog.agent(rules, "strange").name()).isEqualTo("Of B");
      assertThat(flaws()).isEmpty();
      catalog.take(AgentFactory.class, b);
    }
  }

  @Test
  void aStrangersPartIsNoDefaultUnlessThereIsNoOther() {
    catalog.put(
        EvaluatorFactory.class,
        SampleParts.constant("eager", r -> true),
        plugin("org.eager", 999, 1));
    InstalledAgent greedy = catalog.agent(rules, "greedy");
    assertThat(catalog.resolved(greedy, rules).values().get(ScriptedAgents.EVALUATOR))
        .isEqualTo("flat");
    assertThat(catalog.partsFor(EvaluatorFactory.class, rules))
        .extracting(EvaluatorFactory::id)
        .containsExactly("flat", "eager");
  }

  @Test
  void aGamesOwnPartIsItsDefault() {
    PartCatalog fresh = fresh();
    Origin neutral = new Origin("org.plyscope.neutral", 2, true, -100, 1);
    fresh.put(EvaluatorFactory.class, SampleParts.constant("zero", r -> true), neutral);
    fresh.put(
        EvaluatorFactory.class,
        SampleParts.constant("other", r -> true),
        plugin("org.other", 999, 2));
    fresh.put(Game.class, new CountdownGame(), plugin("org.nim", 0, 3));
    Rules theirs = fresh.rules("countdown", "", Map.of());
    assertThat(fresh.partsFor(EvaluatorFactory.class, theirs))
        .extracting(EvaluatorFactory::id)
        .containsExactly("zero", "other");
    fresh.put(
        EvaluatorFactory.class, SampleParts.constant("own", r -> true), plugin("org.nim", 0, 4));
    assertThat(fresh.partsFor(EvaluatorFactory.class, theirs))
        .extracting(EvaluatorFactory::id)
        .containsExactly("own", "zero", "other");
  }
}
