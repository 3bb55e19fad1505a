package org.plyscope.workbench.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.osgi.framework.Bundle;

class PluginAttributionTest {
  private final Bundle guilty = bundle("Guilty", "org.example.Guilty");
  private final Bundle innocent = bundle("Innocent", "org.example.Innocent");

  @Test
  void theLastPluginOnTheStackIsMeant() {
    Exception thrown = thrown("java.util.List", "org.example.Guilty", "org.example.Innocent");
    assertThat(PluginAttribution.of(thrown, List.of(innocent, guilty))).contains("Guilty");
  }

  @Test
  void causesAreLookedAtToo() {
    Exception outer = thrown("org.plyscope.Window");
    outer.initCause(thrown("org.example.Innocent"));
    assertThat(PluginAttribution.of(outer, List.of(innocent, guilty))).contains("Innocent");
  }

  @Test
  void theProgramItselfIsNoCulprit() {
    assertThat(PluginAttribution.of(thrown("org.plyscope.Window"), List.of(guilty))).isEmpty();
    assertThat(PluginAttribution.of(this)).isEmpty();
    assertThat(PluginAttribution.of(thrown("org.example.Guilty"))).as("outside of OSGi").isEmpty();
  }

  private static Exception thrown(String... classes) {
    Exception exception = new IllegalStateException("no luck");
    exception.setStackTrace(
        Stream.of(classes)
            .map(name -> new StackTraceElement(name, "go", "File.java", 7))
            .toArray(StackTraceElement[]::new));
    return exception;
  }

  private static Bundle bundle(String name, String type) {
    return (Bundle)
        Proxy.newProxyInstance(
            Bundle.class.getClassLoader(),
            new Class<?>[] {Bundle.class},
            (proxy, method, args) ->
                switch (method.getName()) {
                  case "getState" -> Bundle.ACTIVE;
                  case "getHeaders" -> headers(name);
                  case "getEntry" ->
                      args[0].equals(type.replace('.', '/') + ".class")
                          ? URI.create("file:/" + args[0]).toURL()
                          : null;
                  default -> throw new UnsupportedOperationException(method.getName());
                });
  }

  private static Properties headers(String name) {
    Properties headers = new Properties();
    headers.putAll(Map.of("Bundle-Name", name));
    return headers;
  }
}
