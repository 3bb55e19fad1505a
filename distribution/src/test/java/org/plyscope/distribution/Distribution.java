package org.plyscope.distribution;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarFile;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceReference;
import org.plyscope.launcher.Host;

/**
 * The packaged distribution, booted in this JVM or run as a program. Booted here, it shares the
 * API's classes with the test, so that services can be called directly.
 */
final class Distribution implements AutoCloseable {
  static final Path HOME = Path.of(System.getProperty("plyscope.home"));
  static final Path SAMPLES = Path.of(System.getProperty("plyscope.samples"));

  /** Options of the JVM for a program that runs once and briefly; FaultsIT starts it without. */
  private static final String BRIEF = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC";

  /** The output and the exit code of a program run. */
  record Output(int exit, String out, String err) {}

  private final Host host;

  private Distribution(Host host) {
    this.host = host;
  }

  static Distribution boot(Path data, String mode) throws IOException, BundleException {
    Path habits = data.resolve("habits.json");
    if (!Files.exists(habits)) {
      // No page that welcomes newcomers hides the board, and no first installation asks.
      Files.createDirectories(data);
      Files.writeString(habits, "{\"welcome.at-start\": \"false\", \"plugins.rights\": \"true\"}");
    }
    Map<String, String> properties = new HashMap<>();
    properties.put("plyscope.mode", mode);
    properties.put("plyscope.log", data.resolve("logs/plyscope.log").toString());
    properties.put("plyscope.safe", "false");
    properties.put("plyscope.args", "");
    properties.put(Constants.FRAMEWORK_SYSTEMPACKAGES_EXTRA, sharedPackages());
    return new Distribution(Host.boot(HOME, data, properties));
  }

  BundleContext context() {
    return host.context();
  }

  Host host() {
    return host;
  }

  /** Returns all services of a type, in no particular order. */
  <T> List<T> services(Class<T> type) {
    try {
      return context().getServiceReferences(type, null).stream()
          .map(reference -> context().getService(reference))
          .toList();
    } catch (InvalidSyntaxException e) {
      throw new AssertionError(e);
    }
  }

  <T> T service(Class<T> type) {
    ServiceReference<T> reference = context().getServiceReference(type);
    if (reference == null) {
      throw new AssertionError("no service " + type.getName());
    }
    return context().getService(reference);
  }

  @Override
  public void close() throws IOException {
    host.close();
  }

  /** Does something to a program that runs. */
  @FunctionalInterface
  interface Disturbance {
    void happen(Process process) throws IOException, InterruptedException;
  }

  /** Runs {@code bin/plyscope} as a user does, without a display. */
  static Output run(Path data, String... args) throws IOException, InterruptedException {
    return run(data, process -> {}, args);
  }

  /** Runs it, and does something to it meanwhile. */
  static Output run(Path data, Disturbance disturbance, String... args)
      throws IOException, InterruptedException {
    Path out = Files.createTempFile("plyscope", ".out");
    Path err = Files.createTempFile("plyscope", ".err");
    ProcessBuilder builder = program(data, args);
    builder.environment().remove("DISPLAY");
    Process process = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
    disturbance.happen(process);
    if (!process.waitFor(300, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new AssertionError("still running after 300 s: " + builder.command());
    }
    Output output =
        new Output(
            process.exitValue(),
            Files.readString(out, StandardCharsets.UTF_8),
            Files.readString(err, StandardCharsets.UTF_8));
    Files.delete(out);
    Files.delete(err);
    return output;
  }

  /** Returns a start of {@code bin/plyscope} as a user does it. */
  static ProcessBuilder program(Path data, String... args) {
    // A shell that starts the build in the background lets it, and so the program, ignore Ctrl-C.
    List<String> command = new ArrayList<>(List.of("env", "--default-signal=INT"));
    command.add(HOME.resolve("bin/plyscope").toString());
    command.add("--data");
    command.add(data.toString());
    command.addAll(List.of(args));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("PLYSCOPE_JAVA_OPTS", BRIEF);
    return builder;
  }

  /** Returns the exported packages of the API and of the plugin manager, with versions. */
  private static String sharedPackages() throws IOException {
    return exports("org.plyscope.api.jar")
        + ","
        + exports("org.plyscope.api.run.jar")
        + ","
        + exports("org.plyscope.api.window.jar")
        + ","
        + exports("org.plyscope.plugins.jar");
  }

  private static String exports(String jar) throws IOException {
    try (JarFile file = new JarFile(HOME.resolve("bundles/03").resolve(jar).toFile())) {
      String header = file.getManifest().getMainAttributes().getValue(Constants.EXPORT_PACKAGE);
      return header.replaceAll(";uses:=\"[^\"]*\"", "");
    }
  }
}
