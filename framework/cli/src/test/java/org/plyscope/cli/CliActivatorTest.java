package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkEvent;
import org.osgi.framework.FrameworkListener;
import org.osgi.framework.ServiceReference;
import org.plyscope.api.analysis.Analyst;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.search.Searches;
import org.plyscope.lab.search.internal.LabAnalyst;
import org.plyscope.plugins.PluginManager;

@Timeout(20)
class CliActivatorTest {
  private static final String EXIT = "plyscope.exit";

  private final Map<String, String> properties = new HashMap<>();
  private final Map<String, Object> services = new HashMap<>();
  private final List<FrameworkListener> listeners = new ArrayList<>();
  private final CountDownLatch stopped = new CountDownLatch(1);
  private final PrintStream err = System.err;
  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

  @AfterEach
  void restore() {
    System.setErr(err);
    System.clearProperty(EXIT);
  }

  @Test
  void staysAwayFromTheWorkbench() {
    properties.put("plyscope.mode", "workbench");
    new CliActivator().start(context());
    assertThat(listeners).isEmpty();
  }

  @Test
  void runsTheCommandOnceEverythingHasStarted() throws Exception {
    offerServices();
    assertThat(run("perft\0--game\0countdown\0--depth\0001\0--json"))
        .isEqualTo("[{\"depth\":1,\"leaves\":3}]");
    assertThat(System.getProperty(EXIT)).isEqualTo("0");
  }

  @Test
  void badInputSetsTheExitCode() throws Exception {
    offerServices();
    assertThat(run("games\0")).startsWith("There is no game ''");
    assertThat(System.getProperty(EXIT)).isEqualTo("2");
  }

  @Test
  void missingServicesEndTheProgram() throws Exception {
    assertThat(run("games")).contains("not all of its services have started");
    assertThat(System.getProperty(EXIT)).isEqualTo("1");
  }

  @Test
  void whateverFailsTheProgramEnds() throws Exception {
    services.put(Catalog.class.getName(), "no catalog");
    services.put(Searches.class.getName(), "no searches");
    services.put(Analyst.class.getName(), "no analyst");
    services.put(PluginManager.class.getName(), "no plugins");
    assertThat(run("games")).startsWith("Plyscope failed: ClassCastException");
    assertThat(System.getProperty(EXIT)).isEqualTo("1");
  }

  private void offerServices() {
    CliHarness harness = new CliHarness();
    services.put(Catalog.class.getName(), harness.catalog);
    Searches searches = Searches.with(harness.catalog);
    services.put(Searches.class.getName(), searches);
    services.put(Analyst.class.getName(), new LabAnalyst(harness.catalog, searches));
    services.put(PluginManager.class.getName(), harness.plugins);
  }

  private String run(String args) throws InterruptedException {
    System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
    properties.put("plyscope.mode", "cli");
    properties.put("plyscope.args", args);
    new CliActivator(() -> printed).start(context());
    Bundle system = fake(Bundle.class, Map.of());
    FrameworkListener listener = listeners.get(0);
    listener.frameworkEvent(new FrameworkEvent(FrameworkEvent.PACKAGES_REFRESHED, system, null));
    assertThat(stopped.getCount()).isEqualTo(1);
    listener.frameworkEvent(new FrameworkEvent(FrameworkEvent.STARTED, system, null));
    assertThat(stopped.await(10, TimeUnit.SECONDS)).isTrue();
    return printed.toString(StandardCharsets.UTF_8).strip();
  }

  private interface Answer {
    Object to(Object[] args);
  }

  private BundleContext context() {
    Bundle system =
        fake(
            Bundle.class,
            Map.of(
                "stop",
                args -> {
                  stopped.countDown();
                  return null;
                }));
    return fake(
        BundleContext.class,
        Map.of(
            "getProperty", args -> properties.get(args[0]),
            "getBundle", args -> system,
            "addFrameworkListener", args -> listeners.add((FrameworkListener) args[0]),
            "getServiceReference", args -> reference(((Class<?>) args[0]).getName()),
            "getService", args -> services.get(args[0].toString())));
  }

  private ServiceReference<?> reference(String type) {
    return services.containsKey(type)
        ? fake(ServiceReference.class, Map.of("toString", args -> type))
        : null;
  }

  private static <T> T fake(Class<T> type, Map<String, Answer> answers) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, args) -> {
              Object answer = answers.getOrDefault(method.getName(), nothing -> null).to(args);
              return method.getReturnType() == void.class ? null : answer;
            }));
  }
}
