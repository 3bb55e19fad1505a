package org.plyscope.cli.kept;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyscope.api.InputException;
import org.plyscope.api.measure.Digits;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.Exit;
import org.plyscope.cli.report.FailedException;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.experiment.archive.ArchiveReader;
import org.plyscope.experiment.archive.RunPlugins;
import org.plyscope.experiment.run.TemporaryFolder;
import org.plyscope.experiment.statistics.Scores;
import org.plyscope.experiment.work.Replay;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a sample of a run once more. */
@Command(
    name = "verify",
    description = {
      "Play a sample of a run once more, and report how many games come out differently.",
      "Of an archive, the hash of every file is checked first."
    })
public final class VerifyCommand extends ReportCommand {
  private static final Pattern PERCENT = Pattern.compile("(\\d{1,3}(?:\\.\\d{1,6})?)\\s?%");

  private final Services services;
  private final Cancellation cancellation;

  @Parameters(paramLabel = "RUN", description = "The folder of a run, or an archive of one.")
  private Path folder;

  @Option(
      names = "--sample",
      paramLabel = "P%",
      defaultValue = "1%",
      description = "How many of the games, at least one; 1%% if not given.")
  private String sample;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "0",
      description = "Decides which games; 0 if not given.")
  private long seed;

  public VerifyCommand(Services services, Cancellation cancellation) {
    this.services = services;
    this.cancellation = cancellation;
  }

  @Override
  protected Report report() {
    double share = share();
    return folder.toString().endsWith(".zip")
        ? archived(share)
        : replayed(folder, share, games -> "");
  }

  private Report archived(double share) {
    try (ArchiveReader archive = ArchiveReader.open(folder);
        TemporaryFolder place = new TemporaryFolder("plyscope-verify")) {
      Path run = archive.unpack(place.path(), cancellation::cancelled);
      refuseOthers(
          new RunPlugins(services.plugins(), services.programs().get())
              .missing(run, archive.manifest().plugins()));
      int files = archive.manifest().files().size();
      Verified verified = replayed(run, share, games -> standing(files, games));
      if (cancellation.cancelled()) {
        throw new InterruptedException();
      }
      return verified;
    } catch (InterruptedException e) {
      throw new FailedException("The archive was not verified, because the command was stopped.");
    }
  }

  private void refuseOthers(List<String> missing) {
    if (!missing.isEmpty()) {
      throw new InputException(
          "All files are as they were archived, but no game can be played again: %s Unpack it with 'plyscope unpack', and install what you trust."
              .formatted(String.join(" ", missing)));
    }
  }

  private static String standing(int files, Verified games) {
    String sample =
        "%s files are as they were archived, and %s games were played again"
            .formatted(Digits.count(files), Digits.count(games.games()));
    if (games.differences().isEmpty()) {
      return "The result stands: " + sample + ", each the same move by move.";
    }
    String different =
        "%s, of which %s came out differently"
            .formatted(sample, Digits.count(games.differences().size()));
    return games.timed()
        ? "The result can neither be confirmed nor refuted by replay, because agents have limits of"
            + " time: "
            + different
            + "."
        : "The result does not stand: " + different + ".";
  }

  private Verified replayed(Path place, double share, Function<Verified, String> verdict) {
    KeptRun run = new KeptRun(place, services);
    Map<Integer, String> games = sample(run, share);
    List<String> differences = new ArrayList<>();
    int checked = 0;
    try (Replay replay =
        new Replay(
            run.experiment(), services.catalog(), () -> Runtime.getRuntime().halt(Exit.FAILED))) {
      for (Map.Entry<Integer, String> game : games.entrySet()) {
        if (cancellation.cancelled()) {
          break;
        }
        checked++;
        Replay.difference(game.getValue(), replay.play(game.getKey()))
            .ifPresent(text -> differences.add("Game " + game.getKey() + ": " + text));
      }
    }
    Verified verified =
        new Verified(checked, differences, run.warnings(), run.experiment().timed(), "");
    return verified.with(verdict.apply(verified));
  }

  /** A small share of a small run is still one game. */
  private Map<Integer, String> sample(KeptRun run, double share) {
    Map<Integer, String> games = run.games(index -> draw(index) < share);
    if (!games.isEmpty()) {
      return games;
    }
    int nearest =
        run.read((game, bytes, from, length) -> {}).stream()
            .boxed()
            .min(Comparator.comparingDouble(this::draw))
            .orElseThrow(() -> new InputException("There are no games in '" + folder + "'."));
    return run.games(index -> index == nearest);
  }

  private double draw(int index) {
    return new SplittableRandom(seed + 31L * index).nextDouble();
  }

  private double share() {
    Matcher matcher = PERCENT.matcher(sample.strip());
    if (matcher.matches()) {
      double percent = Double.parseDouble(matcher.group(1));
      if (percent > 0 && percent <= 100) {
        return percent / 100;
      }
    }
    throw new InputException("The sample '" + sample + "' must be a percentage such as 1%.");
  }

  /**
   * The result of playing again.
   *
   * @param verdict whether the result of an archive stands; empty for a run
   */
  private record Verified(
      int games, List<String> differences, List<String> warnings, boolean timed, String verdict)
      implements Report {
    private Verified with(String sentence) {
      return new Verified(games, differences, warnings, timed, sentence);
    }

    private Estimate rate() {
      return Scores.rate(differences.size(), games);
    }

    @Override
    public Object json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("games", games);
      json.put("different", differences.size());
      json.put("rate", rate().value());
      json.put("low", rate().low());
      json.put("high", rate().high());
      json.put("differences", differences);
      json.put("warnings", warnings);
      if (!verdict.isEmpty()) {
        json.put("verdict", verdict);
      }
      return json;
    }

    @Override
    public void print(PrintWriter out) {
      warnings.forEach(out::println);
      differences.forEach(out::println);
      if (!verdict.isEmpty()) {
        out.println(verdict);
      }
      out.println(
          String.format(
              Locale.ROOT,
              "%s of %s games came out differently: %.2f%% [%.2f%%, %.2f%%].",
              Digits.count(differences.size()),
              Digits.count(games),
              100 * rate().value(),
              100 * rate().low(),
              100 * rate().high()));
      if (timed && verdict.isEmpty()) {
        out.println("Agents have limits of time, so differences are to be expected.");
      }
    }

    @Override
    public int exit() {
      return differences.isEmpty() || timed ? Exit.DONE : Exit.FAILED;
    }
  }
}
