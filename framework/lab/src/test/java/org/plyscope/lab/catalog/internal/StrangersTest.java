package org.plyscope.lab.catalog.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.lab.SampleParts;
import org.plyscope.lab.ScriptedAgents;
import org.plyscope.lab.catalog.AgentSpec;
import org.plyscope.lab.catalog.PartEntry;
import org.plyscope.lab.catalog.internal.intake.Flaw;
import org.plyscope.lab.catalog.internal.intake.Origin;
import org.plyscope.testkit.CountdownGame;

/** Whatever the parts of a plugin do, they harm nobody but themselves. */
class StrangersTest {
  private static final Origin HOST = new Origin("org.plyscope.host", 1, true, 0, 100);

  private final PartCatalog catalog = new PartCatalog(List.of(), null, Duration.ofMillis(1500));
  private final CountDownLatch release = new CountDownLatch(1);
  private Rules rules;

  private static Origin plugin(String name, int ranking, long order) {
    return new Origin(name, name.hashCode() & 0xffff, false, ranking, order);
  }

  @BeforeEach
  void fill() {
    catalog.put(Game.class, new CountdownGame(), HOST);
    catalog.put(AgentFactory.class, ScriptedAgents.greedy(), HOST);
    catalog.put(Evaluator.class, SampleParts.constant("flat", r -> true), HOST);
    rules = catalog.rules("countdown", "", Map.of());
  }

  @AfterEach
  void letGo() {
    release.countDown();
  }

  private void loop() {
    while (release.getCount() > 0) {
      Thread.onSpinWait();
    }
  }

  private static boolean recurse(int depth) {
    return depth < 0 || recurse(depth < 1_000_000_000 ? depth + 1 : depth);
  }

  private List<String> flaws() {
    return catalog.flaws(origin -> !origin.shipped()).stream().map(Flaw::sentence).toList();
  }

  private List<String> agents() {
    return catalog.entries(AgentFactory.class).stream().map(PartEntry::id).toList();
  }

  static Stream<Arguments> badDescriptions() {
    Option<Long> n = Option.integer("n", "N", "A number.", 5, 1, 9);
    return Stream.of(
        bad(a -> a.id = () -> null, "The agent " + StrangerAgent.class.getName(), "its id is null"),
        bad(a -> a.id = () -> "", "", "its id is ''; it must be lower-case letters"),
        bad(a -> a.id = () -> "My Agent", "", "its id is 'My Agent'; it must be"),
        bad(a -> a.id = () -> "x\u202e\n", "", "its id is 'x??'; it must be"),
        bad(a -> a.id = () -> "x".repeat(10_000), "", "its id has 10000 characters, more than 64"),
        bad(a -> a.name = () -> null, "The agent 'strange'", "its name is null"),
        bad(a -> a.name = () -> "a\nb", "", "its name is 'a?b'; it has characters that cannot"),
        bad(a -> a.name = () -> " ", "", "its name is empty"),
        bad(a -> a.description = () -> null, "", "its description is null"),
        bad(a -> a.options = () -> null, "", "its options() is null"),
        bad(
            a -> a.options = () -> Arrays.asList(n, null),
            "",
            "options() has an entry that is null"),
        bad(
            a ->
                a.options =
                    () -> {
                      throw new IllegalStateException("no table");
                    },
            "",
            "its options() threw IllegalStateException: no table"),
        bad(
            a -> a.options = () -> List.of(Option.integer("n", "N", "", 5, 10, 1)),
            "",
            "its options() threw InputException: Option 'n' is '5'; it must be"),
        bad(a -> a.options = () -> List.of(n, n), "", "Option 'n' is declared twice"),
        bad(
            a -> a.options = () -> List.of(Option.flag("Big Id", "B", "", true)),
            "",
            "the id of an option is 'Big Id'"),
        bad(
            a -> a.options = () -> recurse(0) ? List.of() : List.of(n),
            "",
            "its options() recursed too deeply for the stack"),
        bad(a -> a.presets = () -> null, "", "its presets() is null"),
        bad(
            a -> a.presets = () -> List.of(Preset.of("p", "P", "").with("nothing", "1")),
            "",
            "the preset 'p' is wrong: There is no option 'nothing'"),
        bad(
            a -> a.presets = () -> List.of(Preset.of("p", "P", ""), Preset.of("p", "Q", "")),
            "",
            "the preset 'p' is declared twice"),
        bad(
            a -> a.presets = () -> List.of(Preset.of("a/b/c", "P", "")),
            "",
            "the id of a preset is 'a/b/c'"));
  }

  private static Arguments bad(Consumer<StrangerAgent> spoil, String who, String why) {
    return Arguments.of(spoil, who, why);
  }

  @ParameterizedTest(name = "{2}")
  @MethodSource("badDescriptions")
  void onlyThePartThatIsWrongIsLeftOut(Consumer<StrangerAgent> spoil, String who, String why) {
    StrangerAgent bad = new StrangerAgent();
    spoil.accept(bad);
    StrangerAgent good = new StrangerAgent();
    good.id = () -> "good";
    catalog.put(AgentFactory.class, bad, plugin("org.example.mixed", 0, 1));
    catalog.put(AgentFactory.class, good, plugin("org.example.mixed", 0, 2));

    assertThat(agents()).containsExactlyInAnyOrder("greedy", "greedy/seven", "good");
    assertThat(catalog.agentsFor(rules))
        .extracting(AgentSpec::id)
        .containsExactlyInAnyOrder("greedy", "greedy/seven", "good");
    assertThat(flaws())
        .singleElement()
        .asString()
        .startsWith(who)
        .contains(" of org.example.mixed is left out: ", why)
        .endsWith(".");
    assertThat(catalog.offers(origin -> !origin.shipped())).containsExactly("agent good");

    catalog.take(AgentFactory.class, bad);
    assertThat(flaws()).isEmpty();
  }

  @Test
  void theSentenceIsThereWhenSomebodyNamesIt() {
    StrangerAgent bad = new StrangerAgent();
    bad.options = () -> null;
    catalog.put(AgentFactory.class, bad, plugin("org.example.bad", 0, 1));
    assertThatThrownBy(() -> catalog.agent(rules, "strange"))
        .isInstanceOf(InputException.class)
        .hasMessage("The agent 'strange' of org.example.bad is left out: its options() is null.");
  }

  @Test
  void aPartThatDoesNotAnswerIsLeftOutWhenItComes() {
    StrangerAgent name = new StrangerAgent();
    name.name =
        () -> {
          loop();
          return "Strange";
        };
    catalog.put(AgentFactory.class, name, plugin("org.example.name", 0, 1));
    StrangerAgent supports = new StrangerAgent();
    supports.supports =
        any -> {
          loop();
          return true;
        };
    catalog.put(AgentFactory.class, supports, plugin("org.example.supports", 0, 2));
    assertThat(flaws())
        .containsExactly(
            "The agent 'strange' of org.example.name is left out: its name() did not answer within"
                + " 1500 ms.",
            "The agent 'strange' of org.example.supports is left out: its supports() did not answer"
                + " within 1500 ms.");
    assertThat(catalog.flaws(o -> !o.shipped())).allMatch(f -> f.details().contains("loop("));
    assertThat(catalog.agentsFor(rules)).extracting(AgentSpec::id).doesNotContain("strange");
  }

  @Test
  void partsThatCameBeforeTheGameAreAskedWhenItComes() {
    PartCatalog fresh = new PartCatalog(List.of(), null, Duration.ofMillis(1500));
    AtomicInteger asked = new AtomicInteger();
    StrangerAgent slow = new StrangerAgent();
    slow.supports =
        any -> {
          asked.incrementAndGet();
          loop();
          return true;
        };
    fresh.put(AgentFactory.class, slow, plugin("org.example.slow", 0, 1));
    assertThat(fresh.flaws(o -> true)).isEmpty();
    fresh.put(Game.class, new CountdownGame(), HOST);
    assertThat(fresh.flaws(o -> true)).hasSize(1);
    fresh.agentsFor(rules);
    assertThat(asked).as("never asked again").hasValue(1);
  }

  @Test
  void aPartThatFailsLaterIsLeftOutThen() {
    AtomicInteger told = new AtomicInteger();
    catalog.onChange(told::incrementAndGet);
    StrangerAgent moody = new StrangerAgent();
    moody.supports = any -> any.players() == 2 || recurse(0);
    catalog.put(AgentFactory.class, moody, plugin("org.example.moody", 0, 1));
    assertThat(catalog.agentsFor(rules)).extracting(AgentSpec::id).contains("strange");
    Rules three = catalog.rules("countdown", "three", Map.of());
    assertThat(catalog.agentsFor(three)).extracting(AgentSpec::id).doesNotContain("strange");
    assertThat(told).hasValue(1);
    assertThat(catalog.agentsFor(rules)).extracting(AgentSpec::id).doesNotContain("strange");
    assertThat(flaws())
        .containsExactly(
            "The agent 'strange' of org.example.moody is left out: its supports() recursed too"
                + " deeply for the stack.");
  }

  @Test
  void otherQuestionsAreGuardedToo() {
    StrangerAgent agent = new StrangerAgent();
    agent.endsByItself =
        values -> {
          loop();
          return true;
        };
    catalog.put(AgentFactory.class, agent, plugin("org.example.ends", 0, 1));
    assertThat(catalog.agent(rules, "strange").endsByItself()).isFalse();
    assertThat(flaws()).singleElement().asString().contains("its endsByItself() did not answer");
  }

  @Test
  void aGameWithoutRulesIsLeftOut() {
    Game broken =
        new Renamed("broken") {
          @Override
          public Rules rules(OptionValues values) {
            throw new NoClassDefFoundError("org/example/Board");
          }
        };
    catalog.put(Game.class, broken, plugin("org.example.broken", 0, 1));
    assertThat(catalog.games()).extracting(Game::id).containsExactly("countdown");
    assertThat(flaws())
        .containsExactly(
            "The game 'broken' of org.example.broken is left out: its rules() threw"
                + " NoClassDefFoundError: org/example/Board.");
  }

  @Test
  void nobodyTakesAShippedId() {
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
        Evaluator.class,
        SampleParts.constant("flat", r -> r.game() != rules.game()),
        plugin("org.example.nim", 0, 2));
    assertThat(flaws())
        .as("the shipped one plays nim too")
        .containsExactly(
            "The evaluator 'flat' of org.example.nim is left out: Plyscope has something of the id"
                + " 'flat'; give it another id.");
    catalog.put(
        Evaluator.class, SampleParts.constant("seeds", r -> r.game() == rules.game()), HOST);
    catalog.put(
        Evaluator.class,
        SampleParts.constant("seeds", r -> r.game() == nim.game()),
        plugin("org.example.nim", 0, 3));
    assertThat(flaws()).hasSize(1);
    assertThat(catalog.partsFor(Evaluator.class, nim))
        .extracting(Evaluator::id)
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
        Evaluator.class, SampleParts.constant("eager", r -> true), plugin("org.eager", 999, 1));
    AgentSpec greedy = catalog.agent(rules, "greedy");
    assertThat(catalog.resolved(greedy, rules).values().get(ScriptedAgents.EVALUATOR))
        .isEqualTo("flat");
    assertThat(catalog.partsFor(Evaluator.class, rules))
        .extracting(Evaluator::id)
        .containsExactly("flat", "eager");
  }

  @Test
  void aGamesOwnPartIsItsDefault() {
    PartCatalog fresh = new PartCatalog(List.of(), null, Duration.ofMillis(1500));
    Origin neutral = new Origin("org.plyscope.neutral", 2, true, -100, 1);
    fresh.put(Evaluator.class, SampleParts.constant("zero", r -> true), neutral);
    fresh.put(
        Evaluator.class, SampleParts.constant("other", r -> true), plugin("org.other", 999, 2));
    fresh.put(Game.class, new CountdownGame(), plugin("org.nim", 0, 3));
    Rules theirs = fresh.rules("countdown", "", Map.of());
    assertThat(fresh.partsFor(Evaluator.class, theirs))
        .extracting(Evaluator::id)
        .containsExactly("zero", "other");
    fresh.put(Evaluator.class, SampleParts.constant("own", r -> true), plugin("org.nim", 0, 4));
    assertThat(fresh.partsFor(Evaluator.class, theirs))
        .extracting(Evaluator::id)
        .containsExactly("own", "zero", "other");
  }

  @Test
  void aPluginsPartWorksAsBefore() throws Exception {
    StrangerAgent agent = new StrangerAgent();
    agent.options =
        () ->
            List.of(
                ScriptedAgents.STEPS,
                ScriptedAgents.WORDS,
                ScriptedAgents.EVALUATOR,
                ScriptedAgents.ORDERING);
    catalog.put(AgentFactory.class, agent, plugin("org.example.good", 0, 1));
    AgentSpec spec = catalog.agent(rules, "strange:steps=3");
    assertThat(spec.text()).isEqualTo("strange:steps=3");
    assertThat(catalog.agent(rules, spec.text())).isEqualTo(spec);
    assertThat(catalog.create(spec, rules)).isNotNull();
    assertThat(spec.factory()).isEqualTo(spec.factory()).hasToString("strange");
  }

  /** The game of the tests under another id. */
  private static class Renamed implements Game {
    private final Game game = new CountdownGame();
    private final String id;

    Renamed(String id) {
      this.id = id;
    }

    @Override
    public String id() {
      return id;
    }

    @Override
    public String name() {
      return "Renamed";
    }

    @Override
    public String description() {
      return "";
    }

    @Override
    public List<Option<?>> options() {
      return game.options();
    }

    @Override
    public List<Preset> presets() {
      return game.presets();
    }

    @Override
    public Rules rules(OptionValues values) {
      return game.rules(values);
    }
  }
}
