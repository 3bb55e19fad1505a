package org.plyscope.experiment.tune;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyscope.api.InputException;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.experiment.run.WorkFolder;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.catalog.OwnPreset;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.FolderClaim;
import org.plyscope.lab.file.LineFile;
import org.plyscope.lab.file.ShellText;
import org.plyscope.lab.file.TextFile;
import org.plyscope.wire.WireObject;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;

/** The files of a tuning. */
public final class TuningFolder {
  /** The file with the plan of the tuning. */
  public static final String PLAN = "tuning.json";

  private static final String GENERATIONS = "generations.jsonl";
  private static final String RESULT = "result.json";
  private static final String WHAT = "The tuning";
  private static final int LARGEST = 50_000_000;

  private final Path path;
  private final WorkFolder frame;

  /** Looks at a folder, which need not exist. */
  public TuningFolder(Path path) {
    this.path = path;
    this.frame = new WorkFolder(path, "tuning", PLAN);
  }

  /** Returns where it is. */
  public Path path() {
    return path;
  }

  /** Returns whether there is a tuning. */
  public boolean exists() {
    return frame.exists();
  }

  /**
   * Begins a tuning, or finds that it is there already.
   *
   * @param tree the content of the file
   * @param plan the plan read from it
   * @throws InputException if there is something else, or nothing can be written
   */
  public void begin(WireValue tree, TuningPlan plan) {
    Map<String, Object> all = new LinkedHashMap<>();
    if (tree.plain() instanceof Map<?, ?> members) {
      members.forEach((key, value) -> all.put(String.valueOf(key), value));
    }
    all.put("files", plan.source().toAbsolutePath().normalize().toString());
    String text = WireText.indented(all) + "\n";
    if (!exists()) {
      frame.begin(text);
      return;
    }
    try {
      if (!TextFile.read(path.resolve(PLAN), LARGEST).equals(text)) {
        throw new InputException(
            "The tuning in '%s' is another one; name another folder, or go on with: plyscope tune %s"
                .formatted(path, ShellText.quoted(path)));
      }
    } catch (IOException e) {
      throw frame.failed("cannot be written", e);
    }
  }

  /**
   * Reads the plan of the tuning.
   *
   * @param catalog knows games, agents and methods
   * @throws InputException if there is none, or something in it is no longer available
   */
  public TuningPlan plan(Catalog catalog) {
    return frame.plan(
        LARGEST,
        text -> TuningFile.read(WireText.readFile(text, ""), path.toAbsolutePath(), catalog));
  }

  /**
   * Keeps other programs from going on with it.
   *
   * @throws InputException if another program does already
   */
  FolderClaim claim() {
    return frame.claim();
  }

  /**
   * Reads all generations.
   *
   * @return them in order; a line that was being written when the program died is left out
   * @throws InputException if another line is damaged
   */
  public List<Generation> generations() {
    return lines().read();
  }

  /**
   * Reads all generations of a plan.
   *
   * @return them in order
   * @throws InputException if one of them cannot be of this plan; names the line
   */
  public List<Generation> generations(TuningPlan plan) {
    List<Generation> all = generations();
    for (int i = 0; i < all.size(); i++) {
      try {
        all.get(i).check(plan);
      } catch (InputException e) {
        throw new InputException(
            "Line %d of '%s' is not a generation of this tuning: %s"
                .formatted(i + 1, path.resolve(GENERATIONS), e.getMessage()));
      }
    }
    return all;
  }

  /** Returns how long the file of all generations is, to notice when it has grown. */
  public long size() {
    return path.resolve(GENERATIONS).toFile().length();
  }

  /** Returns whether there is a result. */
  public boolean isFinished() {
    return Files.exists(path.resolve(RESULT));
  }

  private LineFile<Generation> lines() {
    return frame.lines(GENERATIONS, "The generation", TuningFolder::generation);
  }

  /** Cuts off a line that was being written when the program died. */
  void mend() {
    lines().mend();
  }

  /** Keeps a generation. */
  void append(Generation generation) {
    lines().append(line(generation));
  }

  private static String line(Generation generation) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("repetition", generation.repetition());
    form.put("generation", generation.number());
    form.put("games", generation.games());
    form.put("points", generation.points());
    form.put("values", generation.values());
    form.put("scores", generation.scores().stream().map(TuningResult::form).toList());
    return WireText.line(form) + "\n";
  }

  private static Generation generation(WireObject form) {
    return new Generation(
        form.get("repetition").smallCount(),
        form.get("generation").smallCount(),
        form.get("points").list().stream()
            .map(point -> Arrays.stream(point.numbers()).boxed().toList())
            .toList(),
        form.get("values").list().stream().map(WireValue::texts).toList(),
        form.get("scores").list().stream().map(TuningResult::estimate).toList(),
        form.get("games").smallCount());
  }

  /** Returns where the run of a generation is. */
  Path run(int repetition, int generation) {
    return run("repetition-%02d/generation-%04d".formatted(repetition, generation));
  }

  /** Returns where a run is; one that is a link would be played and deleted elsewhere. */
  Path run(String name) {
    try {
      return frame.files().place(name);
    } catch (IOException e) {
      throw new InputException(
          "The games cannot be written to '%s' (%s)."
              .formatted(path.resolve(name), FileReasons.of(e)));
    }
  }

  /** Takes away the run of a finished generation. */
  void forget(Path run) {
    if (Files.exists(run)) {
      try (Stream<Path> files = Files.walk(run)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      } catch (IOException e) {
        throw frame.failed("cannot be tidied up", e);
      }
    }
  }

  /** Keeps the result, also as a preset. */
  void write(TuningPlan plan, TuningResult result) {
    OwnPreset preset = preset(plan, result, plan.name());
    frame.files().write(WHAT, "tuned" + OwnPreset.ENDING, preset.write());
    frame.files().write(WHAT, RESULT, result.write());
  }

  /**
   * Returns the result as a preset.
   *
   * @param plan the plan of the tuning
   * @param result the result
   * @param name how the preset is called
   */
  public static OwnPreset preset(TuningPlan plan, TuningResult result, String name) {
    InstalledAgent agent = plan.agent(result.values());
    return new OwnPreset(
        OwnPreset.idOf(name),
        name,
        String.join(" ", new TuningText(plan, result).sentences()),
        plan.rules().game().id(),
        agent.factory().id(),
        agent.values().changes(),
        plan.limits());
  }

  /**
   * Reads the result.
   *
   * @return the result; empty if it is not finished
   * @throws InputException if it is damaged or cannot be of this plan
   */
  public Optional<TuningResult> result(TuningPlan plan) {
    Path file = path.resolve(RESULT);
    try {
      if (!Files.exists(file)) {
        return Optional.empty();
      }
      TuningResult result = TuningResult.read(TextFile.read(file, LARGEST));
      result.check(plan);
      return Optional.of(result);
    } catch (InputException e) {
      throw new InputException(
          "'%s' is not the result of this tuning: %s".formatted(file, e.getMessage()));
    } catch (IOException e) {
      throw frame.failed("cannot be read", e);
    }
  }
}
