package org.plyscope.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleActivator;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.startlevel.BundleStartLevel;

/** The properties that define the bundles of a worker. */
class HostTest {
  @TempDir Path folder;

  /** Reports that it was started. */
  public static final class Witness implements BundleActivator {
    @Override
    public void start(BundleContext context) {
      context.registerService(Witness.class, this, null);
    }

    @Override
    public void stop(BundleContext context) {}
  }

  private Path jar(String place, String name, String imports) throws IOException {
    Path jar = folder.resolve("home/bundles").resolve(place).resolve(name + ".jar");
    Files.createDirectories(jar.getParent());
    Manifest manifest = new Manifest();
    Attributes main = manifest.getMainAttributes();
    main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    main.putValue("Bundle-ManifestVersion", "2");
    main.putValue("Bundle-SymbolicName", name);
    if (!imports.isEmpty()) {
      main.putValue("Import-Package", imports);
    }
    try (OutputStream out = Files.newOutputStream(jar)) {
      new JarOutputStream(out, manifest).close();
    }
    return jar;
  }

  private Host boot(Map<String, String> properties) throws IOException, BundleException {
    return Host.boot(folder.resolve("home"), folder.resolve("data"), properties);
  }

  private static List<String> names(Host host) {
    return Stream.of(host.context().getBundles())
        .filter(bundle -> bundle.getBundleId() > 0)
        .map(Bundle::getSymbolicName)
        .toList();
  }

  @Test
  void withoutPropertiesAllBundlesStartInASlotOfTheCache() throws Exception {
    jar("01", "one", "");
    jar("05", "five", "javax.xml.parsers");
    try (Host host = boot(Map.of("plyscope.mode", "other"))) {
      assertThat(names(host)).containsExactly("one", "five");
      assertThat(host.context().getBundle(2).adapt(BundleStartLevel.class).getStartLevel())
          .isEqualTo(5);
      assertThat(folder.resolve("data/cache/0")).isDirectory();
    }
  }

  @Test
  void aWorkerConsistsOfWhatItIsTold() throws Exception {
    Path one = jar("01", "one", "");
    jar("05", "five", "");
    Path six = jar("05", "six", "javax.xml.parsers");
    Path storage = folder.resolve("worker/framework-0");
    try (Host host =
        boot(
            Map.of(
                "plyscope.mode",
                "worker",
                Host.BUNDLES,
                one + File.pathSeparator + six,
                Host.PACKAGES,
                "javax.xml.parsers;version=\"0.0.0\"",
                Host.ACTIVATOR,
                Witness.class.getName(),
                Host.STORAGE,
                storage.toString()))) {
      assertThat(names(host)).containsExactly("one", "six");
      assertThat(host.context().getServiceReference(Witness.class)).isNotNull();
      assertThat(storage).isDirectory();
      assertThat(folder.resolve("data")).doesNotExist();
    }
  }

  @Test
  void aPackageThatIsNotAmongThoseTheyGetIsMissing() throws Exception {
    Path one = jar("01", "one", "javax.xml.parsers");
    Map<String, String> told =
        Map.of(
            Host.BUNDLES,
            one.toString(),
            Host.PACKAGES,
            "javax.sql;version=\"0.0.0\"",
            Host.STORAGE,
            folder.resolve("framework").toString());
    assertThatThrownBy(() -> boot(told).close())
        .isInstanceOf(BundleException.class)
        .hasMessageContaining("one did not start; the package javax.xml.parsers is missing");
  }
}
