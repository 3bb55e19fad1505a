package org.plyscope.experiment.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.plyscope.api.InputException;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.LineFile;
import org.plyscope.lab.file.Listing;
import org.plyscope.lab.file.ProgramVersion;
import org.plyscope.wire.WireObject;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;

/**
 * The environment a run was played in: a line per session, since a run may be resumed elsewhere.
 */
public final class Environment {
  /** The names of the files with sessions, as a pattern; shards have files of their own. */
  public static final String FILES = "environment*.jsonl";

  /** The version of the API, as the build has it. */
  static final String API = "3.0.0";

  private Environment() {}

  /**
   * Records the start of a session of a run.
   *
   * @param folder the folder of the run
   * @param games the file to which games are appended; a shard has a file of its own for this too
   * @param session the environment of the session
   * @throws InputException if it cannot be written
   */
  public static void append(Path folder, String games, WorkSession session) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("started", Instant.now().toString());
    form.put("program", "Plyscope " + ProgramVersion.text());
    form.put("api", API);
    form.put("java", property("java.vendor") + " " + property("java.vm.version"));
    form.put("system", property("os.name") + " " + property("os.version"));
    form.put("processor", processor());
    form.put("processors", Runtime.getRuntime().availableProcessors());
    form.put("host", session.host());
    form.put("workers", session.workers());
    form.put("experiment", session.experiment());
    form.put("signatures", session.signatures());
    form.put("bundles", session.bundles());
    session.plugins().ifPresent(plugins -> form.put("plugins", plugins));
    String name = RunGames.beside("environment", games);
    lines(folder, name, Environment::session).append(WireText.line(form) + "\n");
  }

  /**
   * Returns the environment of each session of a run, for display.
   *
   * @return label and text of each fact, for each session
   * @throws InputException if it cannot be read
   */
  public static List<Map<String, String>> read(Path folder) {
    return all(folder, Environment::facts);
  }

  /**
   * Reads the environment of each session of a run, to compare them.
   *
   * @throws InputException if it cannot be read
   */
  public static List<WorkSession> sessions(Path folder) {
    return all(folder, Environment::session);
  }

  private static <T> List<T> all(Path folder, Function<WireObject, T> form) {
    List<T> all = new ArrayList<>();
    try {
      for (Path file : Listing.of(folder, FILES)) {
        all.addAll(lines(folder, file.getFileName().toString(), form).read());
      }
      return all;
    } catch (IOException e) {
      throw new InputException(
          "The environment of the run in '"
              + folder
              + "' cannot be read ("
              + FileReasons.of(e)
              + ").");
    }
  }

  private static <T> LineFile<T> lines(Path folder, String name, Function<WireObject, T> form) {
    return new LineFile<>(
        folder,
        name,
        "The environment of the run",
        line -> WireText.read(line, "session").object(form));
  }

  private static Map<String, String> facts(WireObject form) {
    Map<String, String> facts = new LinkedHashMap<>();
    for (String key : List.of("started", "program", "api", "java", "system", "processor", "host")) {
      facts.put(key, form.get(key).text());
    }
    WorkSession session = session(form);
    facts.put("processors", "" + form.get("processors").count());
    facts.put("workers", "" + session.workers());
    session.signatures().forEach((name, text) -> facts.put("signature of " + name, text));
    facts.putAll(session.bundles());
    session.plugins().ifPresent(facts::putAll);
    return facts;
  }

  private static WorkSession session(WireObject form) {
    for (String key :
        List.of("started", "program", "api", "java", "system", "processor", "processors")) {
      form.get(key);
    }
    return new WorkSession(
        form.get("host").text(),
        form.get("workers").smallCount(),
        form.find("experiment").map(WireValue::text).orElse(""),
        form.get("bundles").options(),
        form.find("plugins").map(WireValue::options),
        form.find("signatures").map(WireValue::options).orElse(Map.of()));
  }

  private static String property(String name) {
    return System.getProperty(name, "unknown");
  }

  /** Returns the model of the processor, if the system reports it. */
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
