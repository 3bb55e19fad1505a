package org.plyscope.experiment.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The environment of one session of a run, as far as games may depend on it. Immutable.
 *
 * @param host where
 * @param workers how many games ran at a time
 * @param experiment the SHA-256 of the resolved experiment; empty if unknown
 * @param bundles the SHA-256 of each bundle, by its name and version
 * @param plugins the same for each plugin of the user that played; empty if that was not recorded
 * @param signatures the search signature of each agent in its trial, by its name; without those
 *     that have limits of time
 */
public record WorkSession(
    String host,
    int workers,
    String experiment,
    Map<String, String> bundles,
    Optional<Map<String, String>> plugins,
    Map<String, String> signatures) {
  /** The suffix after the id of an agent program in its name. */
  private static final String PROGRAM = " (program)";

  /** Copies the maps. */
  public WorkSession {
    bundles = new TreeMap<>(bundles);
    plugins = plugins.map(TreeMap::new);
    signatures = new LinkedHashMap<>(signatures);
  }

  /**
   * Names an agent program among the plugins of the user.
   *
   * @param id the id of the agent or of one of its presets
   * @return the name
   */
  public static String program(String id) {
    return id + PROGRAM;
  }

  /**
   * Returns the plugins without the agent programs that do not play.
   *
   * @param all the hash of every plugin and program by its name
   * @param agents the agents that play, as texts
   * @return those that may have a part in the games
   */
  public static Map<String, String> playing(Map<String, String> all, List<String> agents) {
    Set<String> named =
        NamedParts.of(agents).stream().map(WorkSession::program).collect(Collectors.toSet());
    Map<String, String> playing = new TreeMap<>(all);
    playing.keySet().removeIf(name -> name.endsWith(PROGRAM) && !named.contains(name));
    return playing;
  }

  /**
   * Describes how the agents of another session differ. Returns a sentence; empty if no agent that
   * both know searches differently.
   */
  public Optional<String> otherSignature(WorkSession other) {
    return signatures.entrySet().stream()
        .filter(e -> !other.signatures.getOrDefault(e.getKey(), e.getValue()).equals(e.getValue()))
        .map(
            e ->
                "Agent '%s' does not search as it did: its signature is %s on %s and %s on %s"
                    .formatted(
                        e.getKey(),
                        e.getValue(),
                        host,
                        other.signatures.get(e.getKey()),
                        other.host))
        .findFirst();
  }

  /**
   * Reports which plugins of the user have changed or are missing in a later session. Returns a
   * sentence without its end; empty if no plugin differs, or one of them does not know.
   */
  public Optional<String> otherPlugin(WorkSession later) {
    if (plugins.isEmpty() || later.plugins.isEmpty()) {
      return Optional.empty();
    }
    List<String> differences = new ArrayList<>();
    plugins
        .get()
        .forEach(
            (name, hash) -> {
              if (!hash.equals(later.plugins.get().get(name))) {
                differences.add(name + " (" + brief(hash) + ")" + later.instead(name));
              }
            });
    return differences.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "Plugins are not those that played before on "
                + host
                + ": "
                + String.join(", ", differences));
  }

  /**
   * Reports which plugins of the user are new in a later session. They took no part in earlier
   * games, but may offer a part that is used by default. Returns a sentence without its end; empty
   * if no plugin is new, or one of them does not know.
   */
  public Optional<String> addedPlugin(WorkSession later) {
    if (plugins.isEmpty() || later.plugins.isEmpty()) {
      return Optional.empty();
    }
    List<String> added =
        new TreeMap<>(later.plugins.get())
            .entrySet().stream()
                .filter(e -> plugins.get().keySet().stream().noneMatch(ofSame(e.getKey())))
                .map(e -> e.getKey() + " (" + brief(e.getValue()) + ")")
                .toList();
    return added.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "Plugins were added after games were played on %s: %s"
                .formatted(host, String.join(", ", added)));
  }

  /** Finds a plugin in any version. */
  private static Predicate<String> ofSame(String name) {
    String start = name.substring(0, name.lastIndexOf(' ') + 1);
    return other -> other.startsWith(start);
  }

  /** Returns the plugins installed here instead of another. */
  private String instead(String name) {
    Predicate<String> same = ofSame(name);
    return plugins.orElseThrow().entrySet().stream()
        .filter(e -> same.test(e.getKey()))
        .map(e -> " is now " + e.getKey() + " (" + brief(e.getValue()) + ")")
        .findFirst()
        .orElse(" is not installed");
  }

  /**
   * Describes how the bundles of another session differ. Returns a sentence; empty if they are the
   * same, or one of them does not know.
   */
  public Optional<String> otherBundle(WorkSession other) {
    if (bundles.isEmpty() || other.bundles.isEmpty()) {
      return Optional.empty();
    }
    Map<String, String> all = new TreeMap<>(bundles);
    all.putAll(other.bundles);
    return all.keySet().stream()
        .filter(name -> !bundles.getOrDefault(name, "").equals(other.bundles.get(name)))
        .map(
            name ->
                "The bundle %s is not the same on %s (%s) and %s (%s)"
                    .formatted(
                        name,
                        host,
                        brief(bundles.get(name)),
                        other.host,
                        brief(other.bundles.get(name))))
        .findFirst();
  }

  static String brief(String hash) {
    return hash == null ? "not there" : hash.substring(0, Math.min(12, hash.length()));
  }
}
