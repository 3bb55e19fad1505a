package org.plyscope.lab.catalog.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.read.TraceOrigin;
import org.plyscope.lab.SampleParts;
import org.plyscope.lab.ScriptedAgents;
import org.plyscope.lab.agent.Watch;
import org.plyscope.lab.catalog.internal.intake.Origin;
import org.plyscope.lab.match.seat.Reply;
import org.plyscope.lab.match.seat.SeatedAgent;
import org.plyscope.lab.match.seat.Turn;
import org.plyscope.lab.search.SearchHandle;
import org.plyscope.lab.search.SearchOutcome;
import org.plyscope.lab.search.SearchSpec;
import org.plyscope.lab.search.Searches;
import org.plyscope.testkit.CountdownGame;

/** A search names the part that failed, records its parts, and ends when one of them leaves. */
@Timeout(30)
class FailureAttributionTest {
  private static final Origin HOST = new Origin("org.plyscope.host", 1, true, 0, 100);
  private static final Origin PLUGIN = new Origin("org.example.sorter", 7, false, 0, 200);

  private final PartCatalog catalog = new PartCatalog(List.of(), null, Duration.ofSeconds(10));
  private final Searches searches = Searches.with(catalog);
  private Rules rules;

  @BeforeEach
  void fill() {
    catalog.put(Game.class, new CountdownGame(), HOST);
    catalog.put(AgentFactory.class, ScriptedAgents.greedy(), HOST);
    catalog.put(EvaluatorFactory.class, SampleParts.constant("flat", r -> true), HOST);
    rules = catalog.rules("countdown", "", Map.of());
  }

  /** Loads one class itself, as the class loader of a plugin does. */
  private static final class PluginLoader extends ClassLoader {
    PluginLoader() {
      super(FailureAttributionTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith(BadOrdering.class.getName())) {
        return super.loadClass(name, resolve);
      }
      Class<?> loaded = findLoadedClass(name);
      if (loaded != null) {
        return loaded;
      }
      try (InputStream code = getResourceAsStream(name.replace('.', '/') + ".class")) {
        byte[] bytes = code.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  private static OrdererFactory stranger() throws ReflectiveOperationException {
    return new PluginLoader()
        .loadClass(BadOrdering.class.getName())
        .asSubclass(OrdererFactory.class)
        .getConstructor()
        .newInstance();
  }

  private SearchSpec spec(String agent) {
    return SearchSpec.of(Line.of(rules), catalog.agent(rules, agent), Limits.depth(1));
  }

  private SearchOutcome search(SearchSpec spec) throws InterruptedException {
    return searches.start(spec, SearchListener.NONE, outcome -> {}).await();
  }

  @Test
  void thePartWhoseCodeFailedIsNamed() throws Exception {
    catalog.put(OrdererFactory.class, stranger(), PLUGIN);
    assertThat(search(spec("greedy:ordering=bad")).problem())
        .contains("The ordering 'bad' of org.example.sorter failed: cannot sort.");
  }

  @Test
  void aPluginIsNamedWhereItsPartsCannotBeToldApart() throws Exception {
    OrdererFactory one = stranger();
    Throwable thrown = failure(one);
    FailureAttribution.Suspect bad = suspect("ordering", "bad", one.getClass());
    Class<?> other = one.getClass().getClasses()[0];
    FailureAttribution.Suspect evaluator = suspect("evaluator", "x", other);
    FailureAttribution.Suspect game = suspect("game", "y", other);
    assertThat(new FailureAttribution(Stream.of(bad)).of(thrown, null))
        .contains("The ordering 'bad' of org.example.sorter");
    assertThat(new FailureAttribution(Stream.of(evaluator, bad, game)).of(thrown, null))
        .as("its own class")
        .contains("The ordering 'bad' of org.example.sorter");
    assertThat(new FailureAttribution(Stream.of(evaluator, game)).of(thrown, null))
        .contains("The plugin org.example.sorter");
    assertThat(new FailureAttribution(Stream.of(bad)).of(thrown, one.getClass()))
        .as("the agent's own plugin")
        .isEmpty();
    FailureAttribution.Suspect stranger = suspect("ordering", "bad", stranger().getClass());
    assertThat(new FailureAttribution(Stream.of(stranger)).of(new IllegalStateException(), null))
        .as("another plugin's")
        .isEmpty();
  }

  private static FailureAttribution.Suspect suspect(String word, String id, Class<?> type) {
    return new FailureAttribution.Suspect(word, id, "org.example.sorter", false, type);
  }

  private static Throwable failure(OrdererFactory ordering) {
    try {
      ordering.create(null).keys(null, null, null);
      throw new AssertionError("it does not fail");
    } catch (IllegalStateException e) {
      return new IllegalArgumentException("wrapped", e);
    }
  }

  @Test
  void theAgentIsNamedForItsOwnCode() throws Exception {
    catalog.put(
        AgentFactory.class,
        ScriptedAgents.scripted(
            "failing",
            (request, listener) -> {
              throw new IllegalStateException("no idea");
            }),
        PLUGIN);
    assertThat(search(spec("failing")).problem()).contains("Agent 'failing' failed: no idea.");
  }

  @Test
  void aResultTellsWhatItsAgentWasMadeOf() throws Exception {
    SearchOutcome outcome = search(spec("greedy").withTrace(100));
    assertThat(outcome.madeOf()).isEqualTo("greedy:evaluator=flat");
    TraceOrigin origin = outcome.trace().orElseThrow().origin();
    assertThat(origin.agent()).hasToString("greedy");
    assertThat(origin.madeOf()).hasToString("greedy:evaluator=flat");
    assertThat(catalog.madeOf(rules, AgentSpec.of("greedy"))).hasToString("greedy:evaluator=flat");
    assertThat(catalog.madeOf(rules, AgentSpec.parse("gone:x=1"))).hasToString("gone:x=1");
  }

  /** An agent that searches until it is stopped. */
  private static AgentFactory endless(CountDownLatch searching) {
    return ScriptedAgents.scripted(
        "endless",
        (request, listener) -> {
          searching.countDown();
          while (!request.stopRequested()) {
            Thread.onSpinWait();
          }
          return SearchResult.builder(1).status(SearchResult.Status.STOPPED).build();
        });
  }

  @Test
  void aSearchEndsWhenAPartOfItLeaves() throws Exception {
    CountDownLatch searching = new CountDownLatch(1);
    EvaluatorFactory flatter = SampleParts.constant("flatter", r -> true);
    catalog.put(AgentFactory.class, endless(searching), PLUGIN);
    catalog.put(EvaluatorFactory.class, flatter, PLUGIN);
    SearchHandle handle =
        searches.start(spec("endless:evaluator=flatter"), SearchListener.NONE, outcome -> {});
    searching.await();
    catalog.put(EvaluatorFactory.class, SampleParts.constant("other", r -> true), PLUGIN);
    catalog.changed();
    assertThat(handle.done()).as("an arrival ends nothing").isFalse();
    catalog.take(EvaluatorFactory.class, flatter);
    catalog.changed();
    assertThat(handle.await().result().orElseThrow().status())
        .isEqualTo(SearchResult.Status.STOPPED);
  }

  @Test
  void anAgentInASeatIsStoppedWhenItsPluginLeaves() throws Exception {
    CountDownLatch searching = new CountDownLatch(1);
    AgentFactory endless = endless(searching);
    catalog.put(AgentFactory.class, endless, PLUGIN);
    CompletableFuture<Reply> reply = new CompletableFuture<>();
    try (Watch watch = new Watch("test-watch")) {
      SeatedAgent seat = new SeatedAgent(catalog.agent(rules, "endless"), rules, catalog, watch);
      seat.begin(Line.of(rules), 0);
      Turn turn = new Turn(Line.of(rules), 0, Limits.NONE, 0, 1);
      seat.ask(turn, SearchListener.NONE, reply::complete);
      searching.await();
      catalog.take(AgentFactory.class, endless);
      catalog.changed();
      assertThat(reply.get(20, TimeUnit.SECONDS).move()).isEqualTo(1);
      seat.close();
    }
  }
}
