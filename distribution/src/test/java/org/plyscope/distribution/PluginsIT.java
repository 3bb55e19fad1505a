package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Bundle;
import org.osgi.framework.wiring.BundleWiring;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.PluginManager;
import org.plyscope.testkit.TestParts;
import org.plyscope.testkit.poll.Poll;

/** A third party's jar comes and goes while the packaged distribution runs. */
class PluginsIT {
  private static final String HELLO = "org.example.hello";
  private static final Path JAR =
      Distribution.SAMPLES.resolve("agent-hello/target/org.example.hello-1.0.0.jar");

  @TempDir Path data;

  @Test
  void theSampleIsInstalledPlaysAGameAndLeavesNothingBehind() throws Exception {
    try (Distribution plyscope = Distribution.boot(data, "none")) {
      WeakReference<ClassLoader> loader = installPlayRemove(plyscope);
      Poll.until("the class loader of the removed plugin is gone", () -> isCollected(loader));
    }
  }

  private static boolean isCollected(WeakReference<?> reference) {
    System.gc();
    return reference.get() == null;
  }

  private static WeakReference<ClassLoader> installPlayRemove(Distribution plyscope)
      throws Exception {
    PluginManager manager = plyscope.service(PluginManager.class);
    assertThat(agents(plyscope)).doesNotContainKey("hello");

    assertThat(manager.install(JAR).plugin().state()).isEqualTo(Plugin.State.ACTIVE);
    assertThat(agents(plyscope)).containsKey("hello");
    Rules rules = chineseCheckers(plyscope);
    try (Agent hello = agent(plyscope, "hello", rules);
        Agent random = agent(plyscope, "random", rules)) {
      assertThat(play(rules, hello, random)).isPositive();
    }
    WeakReference<ClassLoader> loader = new WeakReference<>(loaderOf(plyscope, HELLO));

    manager.remove(HELLO);
    assertThat(agents(plyscope)).doesNotContainKey("hello");
    assertThat(manager.plugins()).noneMatch(p -> p.symbolicName().equals(HELLO));
    return loader;
  }

  private static Map<String, AgentFactory> agents(Distribution plyscope) {
    return plyscope.services(AgentFactory.class).stream()
        .collect(Collectors.toMap(AgentFactory::id, factory -> factory));
  }

  private static Agent agent(Distribution plyscope, String id, Rules rules) {
    AgentFactory factory = agents(plyscope).get(id);
    return factory.create(TestParts.none().context(factory, rules, Map.of()));
  }

  private static Rules chineseCheckers(Distribution plyscope) {
    Game game =
        plyscope.services(Game.class).stream()
            .filter(g -> g.id().equals("chinese-checkers"))
            .findFirst()
            .orElseThrow();
    return game.rules(OptionValues.defaults(game.options()));
  }

  private static int play(Rules rules, Agent first, Agent second) throws InterruptedException {
    State state = rules.initial();
    MoveList legal = new MoveList();
    int plies = 0;
    for (; plies < 200 && state.moves(legal) > 0; plies++) {
      Agent agent = plies % 2 == 0 ? first : second;
      SearchRequest request =
          SearchRequest.of(Line.of(rules, state.position()), Limits.depth(1)).withSeed(plies);
      long move = agent.search(request, SearchListener.NONE).move();
      assertThat(legal.indexOf(move)).isNotNegative();
      state.play(move);
    }
    return plies;
  }

  private static ClassLoader loaderOf(Distribution plyscope, String name) {
    for (Bundle bundle : plyscope.context().getBundles()) {
      if (name.equals(bundle.getSymbolicName())) {
        return bundle.adapt(BundleWiring.class).getClassLoader();
      }
    }
    throw new AssertionError("no bundle " + name);
  }

  @Test
  void aPluginIsThereAgainAfterARestartButNotInSafeMode() throws Exception {
    Distribution.Output installed = Distribution.run(data, "plugins", "install", JAR.toString());
    assertThat(installed.exit()).as(installed.err()).isZero();
    assertThat(Distribution.run(data, "agents").out()).contains("hello");
    Distribution.Output safe = Distribution.run(data, "--safe", "agents");
    assertThat(safe.out()).contains("alpha-beta").doesNotContain("hello");
    assertThat(Distribution.run(data, "plugins", "remove", HELLO).exit()).isZero();
    assertThat(Distribution.run(data, "agents").out()).doesNotContain("hello");
  }

  @Test
  void aPlainJarIsRefusedInOneSentence() throws Exception {
    Path plain = data.resolve("plain.jar");
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(plain))) {
      jar.putNextEntry(new JarEntry("hello.txt"));
      jar.write('x');
    }
    try (Distribution plyscope = Distribution.boot(data.resolve("data"), "none")) {
      PluginManager manager = plyscope.service(PluginManager.class);
      assertThatThrownBy(() -> manager.install(plain))
          .isInstanceOf(PluginException.class)
          .hasMessageContaining("plain.jar is not a plugin");
      assertThat(manager.plugins()).allMatch(Plugin::shipped);
    }
  }

  @Test
  void everyShippedAgentIsOffered() throws Exception {
    try (Distribution plyscope = Distribution.boot(data, "none")) {
      assertThat(agents(plyscope)).containsKeys("alpha-beta", "random");
    }
  }
}
