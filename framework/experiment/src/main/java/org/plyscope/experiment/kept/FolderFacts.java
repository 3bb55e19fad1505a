package org.plyscope.experiment.kept;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.run.RunFacts;
import org.plyscope.api.run.RunProgress;
import org.plyscope.experiment.AdjudicationRules;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.JavaFlags;
import org.plyscope.experiment.Tournament;
import org.plyscope.experiment.conduct.care.RepeatedGames;
import org.plyscope.experiment.run.Environment;
import org.plyscope.experiment.run.GivenName;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.Listing;
import org.plyscope.lab.file.ShellText;

/**
 * The experiment of a run and where it ran. The files are read again only after they have changed.
 * Safe for any thread.
 */
final class FolderFacts {
  /** When and how long a file was; facts with the same stamps are the same. */
  private record Stamp(Path file, long size, FileTime changed) {}

  private final Path folder;
  private final Experiment experiment;
  private String changed;
  private RunFacts facts;
  private RunProgress.State factsAt;
  private List<Stamp> factsOf;

  FolderFacts(Path folder, Experiment experiment) {
    this.folder = folder;
    this.experiment = experiment;
  }

  /** Returns the facts of a run in a state. */
  synchronized RunFacts at(RunProgress.State state) {
    List<Stamp> stamps = stamps();
    if (state != factsAt || !stamps.equals(factsOf)) {
      facts = read(state);
      factsAt = state;
      factsOf = stamps;
    }
    return facts;
  }

  private List<Stamp> stamps() {
    try {
      List<Stamp> stamps = new ArrayList<>();
      for (String names : List.of(Environment.FILES, RepeatedGames.FILES, GivenName.FILE)) {
        for (Path file : Listing.of(folder, names)) {
          stamps.add(new Stamp(file, Files.size(file), Files.getLastModifiedTime(file)));
        }
      }
      return stamps;
    } catch (IOException e) {
      throw new InputException(
          "The folder '" + folder + "' cannot be read (" + FileReasons.of(e) + ").");
    }
  }

  private RunFacts read(RunProgress.State state) {
    String rules = experiment.rules().options().toString();
    RunFacts.Builder facts =
        RunFacts.builder(
                GivenName.of(folder).orElse(experiment.name()), experiment.rules().game().name())
            .notes(experiment.notes())
            .setup("Rules", rules.isEmpty() ? "the usual ones" : rules)
            .setup("Format", experiment.tournament().format());
    setup(facts);
    AdjudicationRules adjudication = experiment.conditions().adjudication();
    facts
        .setup("Longest move", experiment.conditions().watchdogMillis() / 1000.0 + " s")
        .setup("Adjudication", adjudication.toString())
        .setup("Seed", "" + experiment.seed())
        .command("Play it again", again())
        .command("Verify a sample", "plyscope verify " + ShellText.quoted(folder) + " --sample 1%");
    if (state == RunProgress.State.STOPPED) {
      facts.command("Go on", play(folder));
    }
    experiment.published().forEach(facts::published);
    experiment.repeated().ifPresent(facts::study);
    experiment.stop().sequentialTest().ifPresent(facts::sequentialTest);
    List<Map<String, String>> sessions = Environment.read(folder);
    if (!sessions.isEmpty()) {
      sessions.get(sessions.size() - 1).forEach(facts::environment);
    }
    changedExperiment().ifPresent(facts::warning);
    RepeatedGames.sentences(folder).forEach(facts::warning);
    if (sessions.size() > 1) {
      facts.warning(sessions(sessions));
    }
    return facts.build();
  }

  /** The experiment of this run was read once, so it is compared once. */
  private synchronized Optional<String> changedExperiment() {
    if (changed == null) {
      changed = RunFolder.changedExperiment(folder).map(sentence -> sentence + ".").orElse("");
    }
    return Optional.of(changed).filter(sentence -> !sentence.isEmpty());
  }

  /** In its own folder a finished run has nothing left to play. */
  private String again() {
    Path again = Path.of(folder + "-again");
    String copy = ShellText.quoted(again);
    String file = ShellText.quoted(folder.resolve(RunFolder.EXPERIMENT));
    return "mkdir " + copy + " && cp " + file + " " + copy + " && " + play(again);
  }

  private String play(Path place) {
    return "plyscope run "
        + ShellText.quoted(place)
        + JavaFlags.option(experiment.workerSettings().flags());
  }

  private static String sessions(List<Map<String, String>> sessions) {
    StringBuilder text =
        new StringBuilder(
            "Played in " + sessions.size() + " sessions; 'Environment' shows the last");
    for (String key : List.of("host", "java")) {
      List<String> different = sessions.stream().map(s -> s.get(key)).distinct().toList();
      if (different.size() > 1) {
        text.append("java".equals(key) ? "; with different Java: " : "; on different hosts: ");
        text.append(String.join(", ", different));
      }
    }
    return text.append('.').toString();
  }

  private void setup(RunFacts.Builder facts) {
    Tournament tournament = experiment.tournament();
    int openings = tournament.openings().size();
    if (!tournament.isSuite()) {
      facts.setup("Game sets", "" + tournament.blocks()).setup("Openings", "" + openings);
      return;
    }
    int plies = experiment.conditions().adjudication().plies() - 1;
    facts
        .setup("Problems", "" + openings)
        .setup("Attempts", tournament.blocks() / openings + " per agent and problem")
        .setup(
            "Played on",
            plies == 0
                ? "no, the first move counts"
                : "at most " + plies + " moves, all by the agent that was asked");
  }
}
