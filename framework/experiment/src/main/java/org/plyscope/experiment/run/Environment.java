package org.plyscope.experiment.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.plyscope.api.InputException;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.ProgramVersion;
import org.plyscope.wire.Handshake;
import org.plyscope.wire.WireText;

/**
 * What a run was played with: a line per time somebody worked on it, since a run may be resumed
 * elsewhere.
 */
public final class Environment {
  private Environment() {}

  /**
   * Notes that somebody begins to work on a run.
   *
   * @param folder the folder of the run
   * @param bundles the SHA-256 of each bundle, by its name and version
   * @param workers how many games run at a time
   * @throws InputException if it cannot be written
   */
  public static void append(Path folder, Map<String, String> bundles, int workers) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("started", Instant.now().toString());
    form.put("program", "Plyscope " + ProgramVersion.text());
    form.put("api", Handshake.API);
    form.put("java", property("java.vendor") + " " + property("java.vm.version"));
    form.put("system", property("os.name") + " " + property("os.version"));
    form.put("processor", processor());
    form.put("processors", Runtime.getRuntime().availableProcessors());
    form.put("host", Machine.host());
    form.put("workers", workers);
    form.put("bundles", new TreeMap<>(bundles));
    try {
      Files.writeString(
          folder.resolve(RunFolder.ENVIRONMENT),
          WireText.line(form) + "\n",
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new InputException(
          "The run in '" + folder + "' cannot be written (" + FileReasons.of(e) + ").");
    }
  }

  /**
   * Reads what a run was played with.
   *
   * @param folder the folder of the run
   * @return label and text of each fact, for each time somebody worked on it; bundles as one text
   */
  public static List<Map<String, String>> read(Path folder) {
    Path file = folder.resolve(RunFolder.ENVIRONMENT);
    if (!Files.exists(file)) {
      return List.of();
    }
    try (Stream<String> lines = Files.lines(file)) {
      return lines.filter(line -> !line.isBlank()).map(Environment::facts).toList();
    } catch (IOException e) {
      throw new InputException(
          "The file '" + file + "' cannot be read (" + FileReasons.of(e) + ").");
    }
  }

  private static Map<String, String> facts(String line) {
    return WireText.read(line, "The environment of the run")
        .object(
            form -> {
              Map<String, String> facts = new LinkedHashMap<>();
              for (String key :
                  List.of("started", "program", "api", "java", "system", "processor", "host")) {
                facts.put(key, form.get(key).text());
              }
              facts.put("processors", "" + form.get("processors").count());
              facts.put("workers", "" + form.get("workers").count());
              form.get("bundles").options().forEach(facts::put);
              return facts;
            });
  }

  private static String property(String name) {
    return System.getProperty(name, "unknown");
  }

  /** Returns the model of the processor where the system tells. */
  private static String processor() {
    try (Stream<String> lines = Files.lines(Path.of("/proc/cpuinfo"))) {
      return lines
          .filter(line -> line.startsWith("model name"))
          .map(line -> line.substring(line.indexOf(':') + 1).strip())
          .findFirst()
          .orElse(property("os.arch"));
    } catch (IOException e) {
      return property("os.arch");
    }
  }
}
