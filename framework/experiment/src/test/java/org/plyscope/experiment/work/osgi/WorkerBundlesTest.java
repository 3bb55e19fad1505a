package org.plyscope.experiment.work.osgi;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class WorkerBundlesTest {
  private static final Path HOME = Path.of("/opt/plyscope/bundles");

  private final ShippedBundle components =
      bundle("01/components.jar", Map.of("components", "1.5.0"), Set.of("javax.xml.parsers"));
  private final ShippedBundle json = bundle("02/json.jar", Map.of("json", "2.1.0"), Set.of());
  private final ShippedBundle look = bundle("02/look.jar", Map.of("look", "3.7.0"), Set.of());
  private final ShippedBundle api = bundle("03/api.jar", Map.of("api", "2.0.0"), Set.of());
  private final ShippedBundle windowApi =
      new ShippedBundle(
          HOME.resolve("03/api.window.jar"),
          Map.of("org.plyscope.api.view", "3.0.0"),
          Set.of("api", "javax.swing"),
          Set.of(),
          true,
          false);
  private final ShippedBundle experiment =
      bundle(
          "03/experiment.jar",
          Map.of("experiment", "1.0.0"),
          Set.of("api", "json", "org.plyscope.api.view"));
  private final ShippedBundle manager =
      bundle("03/manager.jar", Map.of("org.plyscope.plugins", "1.0.0"), Set.of("api"));
  private final ShippedBundle window = bundle("04/window.jar", Map.of(), Set.of("look", "api"));
  private final ShippedBundle agent = bundle("05/agent.jar", Map.of(), Set.of("api"));
  private final ShippedBundle kalah = game("05/kalah.jar", "kalah", "oware");
  private final ShippedBundle halma = game("05/halma.jar", "halma");
  private final ShippedBundle view =
      new ShippedBundle(
          HOME.resolve("05/view.jar"), Map.of(), Set.of("look", "api"), Set.of(), true, false);
  private final ShippedBundle broken =
      new ShippedBundle(HOME.resolve("05/broken.jar"), Map.of(), Set.of(), Set.of(), false, true);

  private final WorkerBundles parts =
      new WorkerBundles(
          List.of(
              components,
              json,
              look,
              api,
              windowApi,
              experiment,
              manager,
              window,
              agent,
              kalah,
              halma,
              view,
              broken),
          experiment.jar(),
          Map.of("javax.swing", "0.0.0", "javax.xml.parsers", "0.0.0"));

  private static ShippedBundle bundle(String jar, Map<String, String> offers, Set<String> needs) {
    return new ShippedBundle(HOME.resolve(jar), offers, needs, Set.of(), true, true);
  }

  private static ShippedBundle game(String jar, String... games) {
    return new ShippedBundle(HOME.resolve(jar), Map.of(), Set.of("api"), Set.of(games), true, true);
  }

  @Test
  void servicesAndPluginsThatPlayAreBundles() {
    assertThat(parts.bundles())
        .containsExactly(components.jar(), agent.jar(), kalah.jar(), halma.jar());
  }

  @Test
  void aBundleThatBringsOnlyOtherGamesIsLeftOut() {
    assertThat(parts.bundles("oware")).containsExactly(components.jar(), agent.jar(), kalah.jar());
    assertThat(parts.bundles("halma")).containsExactly(components.jar(), agent.jar(), halma.jar());
    // A game of no bundle here comes from a plugin of the user, and needs none of ours.
    assertThat(parts.bundles("chess")).containsExactly(components.jar(), agent.jar());
  }

  @Test
  void theClassPathHoldsWhatPluginsAndTheWorkerNeedAndNothingThatDraws() {
    assertThat(parts.classPath()).containsExactly(json.jar(), api.jar(), experiment.jar());
    assertThat(parts.forUserPlugins()).containsExactly(windowApi.jar(), manager.jar());
  }

  @Test
  void bundlesAreOfferedThePackagesOfJavaAndOfTheClassPath() {
    assertThat(parts.packages())
        .isEqualTo(
            "api;version=\"2.0.0\",experiment;version=\"1.0.0\",javax.swing;version=\"0.0.0\","
                + "javax.xml.parsers;version=\"0.0.0\",json;version=\"2.1.0\"");
  }

  @Test
  void whereOnlyShippedBundlesRunOnlyWhatTheyUseIsOffered() {
    assertThat(parts.packagesInUse())
        .isEqualTo("api;version=\"2.0.0\",javax.xml.parsers;version=\"0.0.0\"");
  }
}
