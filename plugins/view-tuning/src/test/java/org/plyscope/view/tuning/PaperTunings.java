package org.plyscope.view.tuning;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.plyscope.api.InputException;
import org.plyscope.api.learn.log.TuningLog;
import org.plyscope.api.learn.log.Tunings;
import org.plyscope.api.table.DataTable;

/** Tunings that are only remembered. */
final class PaperTunings implements Tunings {
  final List<String> asked = new CopyOnWriteArrayList<>();
  volatile List<Draft> samples = List.of();
  volatile String opened = "{}";
  private volatile TuningLog log = log(0, false);

  static TuningLog log(int generations, boolean finished) {
    List<List<Object>> rows = new ArrayList<>();
    for (int i = 1; i <= generations; i++) {
      rows.add(List.of(1L, (long) i, 10L, 0.5 + 0.02 * i, 0.5, 0.05, 0.3 + 0.01 * i));
    }
    return new TuningLog(
        "weights",
        finished ? List.of("It scores 60.0 % [55.0, 65.0] against start.") : List.of(),
        List.of(
            new DataTable(
                "Generations",
                List.of("Repetition", "Generation", "Candidates", "Best", "Mean", "Spread", "w4"),
                rows),
            new DataTable(
                "Values",
                List.of("Option", "Start", "Tuned"),
                List.of(List.of("evaluator.w4", "0.5", "0.7"))),
            new DataTable(
                "Winners",
                List.of("Who", "w4", "w5", "Fitness", "Play-off"),
                List.of(
                    List.of("repetition 1", 0.9, 0.5, 0.62, 0.55),
                    List.of("run 19 (published)", 1.0, 0.484, 0.687, "–")))));
  }

  void put(TuningLog now) {
    log = now;
  }

  @Override
  public boolean recognises(Path file) {
    return file.toString().contains("weights");
  }

  @Override
  public Path start(Path file) {
    asked.add("start " + file);
    return file;
  }

  @Override
  public List<Draft> samples() {
    return samples;
  }

  @Override
  public Draft open(Path file) {
    return new Draft("opened", opened, file.toAbsolutePath().getParent());
  }

  @Override
  public void check(Draft draft) {
    if (draft.text().contains("\"options\": {}")) {
      throw new InputException("Tick at least one option to tune.");
    }
  }

  @Override
  public Path start(Draft draft) {
    asked.add("start " + draft.text());
    return Path.of(draft.name());
  }

  @Override
  public TuningLog read(Path folder) {
    return log;
  }

  @Override
  public String keep(Path folder, String name) {
    asked.add("keep " + name);
    return "mine/" + name;
  }
}
