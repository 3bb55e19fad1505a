package org.plyscope.experiment.archive;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.plyscope.api.InputException;
import org.plyscope.api.program.AgentPrograms;
import org.plyscope.api.run.Run;
import org.plyscope.experiment.run.Environment;
import org.plyscope.experiment.run.Sha256;
import org.plyscope.experiment.run.WorkSession;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.Listing;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.PluginManager;

/** The plugins and agent programs of the user, as far as they played in a run. */
public final class RunPlugins {
  private final PluginManager plugins;
  private final Optional<AgentPrograms> programs;

  /**
   * Looks among the installed plugins and programs.
   *
   * @param plugins the plugins
   * @param programs the agent programs, if the plugin for them runs
   */
  public RunPlugins(PluginManager plugins, Optional<AgentPrograms> programs) {
    this.plugins = plugins;
    this.programs = programs;
  }

  /** Copies all of them to a folder. Returns the copies by their SHA-256, as sessions note it. */
  Map<String, Path> copies(Path folder) {
    Map<String, Path> copies = new HashMap<>();
    plugins.copy(folder);
    try {
      for (Path jar : Listing.of(folder, "*.jar")) {
        copies.put(Sha256.of(jar), jar);
      }
    } catch (IOException e) {
      throw new InputException(
          "The plugins cannot be copied to '%s' (%s).".formatted(folder, FileReasons.of(e)));
    }
    programs.ifPresent(
        added ->
            added
                .copy(folder)
                .forEach((id, hash) -> copies.put(hash, folder.resolve(id + ".plyagent"))));
    return copies;
  }

  /**
   * Compares the plugins that played in a run with those that are installed.
   *
   * @param run the folder of the run
   * @param places where an archive keeps each of them, by name and version
   * @return a sentence for each that is missing or another one, perhaps none
   */
  public List<String> missing(Path run, Map<String, String> places) {
    Set<String> hashes = new HashSet<>();
    plugins.plugins().stream().filter(Plugin::runs).forEach(p -> hashes.add(p.sha256()));
    programs.ifPresent(added -> hashes.addAll(added.hashes().values()));
    List<String> sentences = new ArrayList<>();
    played(run)
        .forEach(
            (plugin, hash) -> {
              if (!hashes.contains(hash)) {
                sentences.add(
                    "%s played and is not installed in that build; %s."
                        .formatted(plugin, place(places.getOrDefault(plugin, ""))));
              }
            });
    return sentences;
  }

  private static String place(String place) {
    return place.isEmpty() ? "the archive does not contain it" : "the archive has it as " + place;
  }

  private static Map<String, String> played(Path run) {
    Map<String, String> played = new TreeMap<>();
    for (WorkSession session : Environment.sessions(run)) {
      session.plugins().ifPresent(played::putAll);
    }
    return played;
  }

  /**
   * Lists the works that users of a run cite.
   *
   * @param run a run in a folder
   * @return the program, the plugins that played, and the study that it repeats
   */
  public List<Citation> citations(Run run) {
    List<Citation> all = new ArrayList<>(List.of(Citation.program()));
    Set<String> hashes = new HashSet<>(played(run.folder().orElseThrow()).values());
    plugins.plugins().stream()
        .filter(plugin -> hashes.contains(plugin.sha256()))
        .map(RunPlugins::citation)
        .forEach(all::add);
    run.facts().study().flatMap(Citation::study).ifPresent(all::add);
    return all;
  }

  private static Citation citation(Plugin plugin) {
    return Citation.plugin(
        plugin.symbolicName(),
        plugin.name(),
        plugin.version(),
        plugin.about().vendor(),
        plugin.about().link());
  }
}
