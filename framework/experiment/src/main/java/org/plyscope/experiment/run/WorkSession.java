package org.plyscope.experiment.run;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What somebody worked on a run with, as far as games may depend on it. Immutable.
 *
 * @param host where
 * @param workers how many games ran at a time
 * @param experiment the SHA-256 of the resolved experiment; empty if unknown
 * @param bundles the SHA-256 of each bundle, by its name and version
 * @param signatures what each agent searched in its trial, by its name; without those that have
 *     limits of time
 */
public record WorkSession(
    String host,
    int workers,
    String experiment,
    Map<String, String> bundles,
    Map<String, String> signatures) {
  /** Copies the maps. */
  public WorkSession {
    bundles = new TreeMap<>(bundles);
    signatures = new LinkedHashMap<>(signatures);
  }

  /**
   * Says how the agents of another session differ.
   *
   * @param other the other session
   * @return a sentence; empty if no agent that both know searches differently
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
   * Says how the bundles of another session differ.
   *
   * @param other the other session
   * @return a sentence; empty if they are the same, or one of them does not know
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
