package org.plyscope.lab.catalog.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.lab.ScriptedAgents;
import org.plyscope.lab.catalog.PartEntry;
import org.plyscope.testkit.CountdownGame;
import org.plyscope.testkit.hostile.Unprintable;

/** A faulty part of a plugin harms no other part. */
class StrangersTest extends StrangersCase {
  private final CountDownLatch release = new CountDownLatch(1);

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
        bad(a -> a.link = () -> null, "", "its link is null"),
        bad(
            a -> a.link = () -> "file:///etc/passwd",
            "",
            "its link is 'file:///etc/passwd', which is not an address of the web"),
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
        bad(
            a ->
                a.options =
                    () -> {
                      throw new OutOfMemoryError("Java heap space");
                    },
            "",
            "its options() ran out of memory"),
        bad(
            a ->
                a.supports =
                    any -> {
                      throw new OutOfMemoryError("Java heap space");
                    },
            "",
            "its supports() ran out of memory"),
        bad(
            a ->
                a.supports =
                    any -> {
                      throw new Unprintable();
                    },
            "",
            "its supports() threw Unprintable."),
        bad(
            a ->
                a.name =
                    () -> {
                      throw new Unprintable();
                    },
            "",
            "its name() threw Unprintable."),
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
        .extracting(InstalledAgent::id)
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
  void theSentenceIsThereWhenAFileNamesIt() {
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
    assertThat(catalog.agentsFor(rules)).extracting(InstalledAgent::id).doesNotContain("strange");
  }

  @Test
  void partsThatCameBeforeTheGameAreAskedWhenItComes() {
    PartCatalog fresh = fresh();
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
    assertThat(catalog.agentsFor(rules)).extracting(InstalledAgent::id).contains("strange");
    Rules three = catalog.rules("countdown", "three", Map.of());
    assertThat(catalog.agentsFor(three)).extracting(InstalledAgent::id).doesNotContain("strange");
    assertThat(told).hasValue(1);
    assertThat(catalog.agentsFor(rules)).extracting(InstalledAgent::id).doesNotContain("strange");
    assertThat(flaws())
        .containsExactly(
            "The agent 'strange' of org.example.moody is left out: its supports() recursed too"
                + " deeply for the stack.");
  }

  /** The heap is full for a moment only; what asked for too much is left out all the same. */
  @Test
  void aPartThatRunsOutOfMemoryLaterIsLeftOutThen() {
    StrangerAgent greedy = new StrangerAgent();
    greedy.supports = any -> any.players() == 2 || new long[Integer.MAX_VALUE].length > 0;
    catalog.put(AgentFactory.class, greedy, plugin("org.example.large", 0, 1));
    assertThat(catalog.agentsFor(rules)).extracting(InstalledAgent::id).contains("strange");
    Rules three = catalog.rules("countdown", "three", Map.of());
    assertThat(catalog.agentsFor(three)).extracting(InstalledAgent::id).contains("greedy");
    assertThat(catalog.agentsFor(three)).extracting(InstalledAgent::id).doesNotContain("strange");
    assertThat(flaws())
        .containsExactly(
            "The agent 'strange' of org.example.large is left out: its supports() ran out of"
                + " memory.");
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
    InstalledAgent spec = catalog.agent(rules, "strange:steps=3");
    assertThat(spec.text()).isEqualTo("strange:steps=3");
    assertThat(catalog.agent(rules, spec.text())).isEqualTo(spec);
    assertThat(catalog.create(spec, rules)).isNotNull();
    assertThat(spec.factory()).isEqualTo(spec.factory()).hasToString("strange");
  }
}
