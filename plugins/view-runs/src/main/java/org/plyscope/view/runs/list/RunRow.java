package org.plyscope.view.runs.list;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunProgress;
import org.plyscope.api.run.RunWork;
import org.plyscope.view.runs.model.Desk;

/**
 * A run in the list.
 *
 * @param run the run; null if its folder cannot be opened
 * @param folder where it is
 * @param name what it is called
 * @param game what is played
 * @param work what this session does with it
 * @param progress how far it is
 * @param problem why it cannot be opened; empty if it can
 */
record RunRow(
    Run run,
    String folder,
    String name,
    String game,
    RunWork work,
    RunProgress progress,
    String problem) {
  private static final RunProgress UNKNOWN = new RunProgress(RunProgress.State.STOPPED, 0, 0);

  /** Looks at all runs there are, newest first; takes a while the first time. */
  static List<RunRow> all(Desk desk) {
    List<RunRow> rows = new ArrayList<>();
    List<Run> kept = new ArrayList<>();
    for (Path folder : desk.experiments().folders()) {
      try {
        kept.add(desk.runs().open(folder));
        rows.add(of(desk, kept.get(kept.size() - 1)));
      } catch (InputException e) {
        String name = folder.getFileName().toString();
        rows.add(
            new RunRow(null, folder.toString(), name, "", RunWork.NONE, UNKNOWN, e.getMessage()));
      }
    }
    List<RunRow> opened = new ArrayList<>();
    desk.runs().runs().stream()
        .filter(run -> !kept.contains(run))
        .forEach(run -> opened.add(of(desk, run)));
    opened.addAll(rows);
    return opened;
  }

  private static RunRow of(Desk desk, Run run) {
    return new RunRow(
        run,
        run.folder().map(Path::toString).orElse(""),
        run.name(),
        run.facts().game(),
        desk.experiments().work(run),
        run.progress(),
        "");
  }

  Optional<Run> opened() {
    return Optional.ofNullable(run);
  }

  /** Returns the state in a word or two. */
  String state() {
    if (run == null) {
      return "cannot be opened";
    }
    return switch (work.stage()) {
      case QUEUED -> "queued";
      case PLAYING -> "running";
      case PAUSED -> "paused";
      case STOPPING -> "stopping";
      case IDLE ->
          switch (progress.state()) {
            case RUNNING -> "played elsewhere";
            case PAUSED -> "paused";
            case STOPPED -> progress.finished() == 0 ? "not begun" : "stopped";
            case FINISHED -> "finished";
          };
    };
  }

  boolean canResume() {
    return run != null
        && (work.stage() == RunWork.Stage.PAUSED
            || (!work.isActive() && progress.state() == RunProgress.State.STOPPED));
  }

  boolean canPause() {
    return work.stage() == RunWork.Stage.PLAYING;
  }

  boolean canStop() {
    return work.isActive() && work.stage() != RunWork.Stage.STOPPING;
  }

  boolean canHalt() {
    return work.isActive();
  }

  boolean canReport() {
    return run != null && progress.finished() > 0;
  }
}
