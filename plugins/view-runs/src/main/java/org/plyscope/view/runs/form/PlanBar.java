package org.plyscope.view.runs.form;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.experiment.ExperimentPlan;
import org.plyscope.api.queue.JobHandle;
import org.plyscope.api.queue.WorkState;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.run.Estimates;
import org.plyscope.ui.widget.Prose;
import org.plyscope.view.runs.draft.Draft;
import org.plyscope.view.runs.model.RunsContext;

/**
 * Shows the size of the experiment, and how long it will take. Only an experiment that asks for no
 * Java flags, or whose flags the user has accepted, is rehearsed.
 */
final class PlanBar extends JPanel {
  /** A rehearsal plays games, so it begins only when the user has stopped typing. */
  private static final int QUIET_MILLIS = 2_000;

  private final Workspace workspace;
  private final RunsContext context;
  private final Draft draft;
  private final Prose warnings = new Prose("experiment.warnings", "Plyscope.warning");
  private final Prose problems = new Prose("experiment.problems", "Plyscope.error");
  private final Prose plan = new Prose("experiment.plan", "Label.foreground");
  private final Prose time = new Prose("experiment.time", "Label.foreground");
  private final Timer quiet = new Timer(QUIET_MILLIS, e -> rehearse());
  private String rehearsed = "";
  private boolean rehearsing;
  private String rehearsedNow = "";
  private JobHandle rehearsal;

  PlanBar(Workspace workspace, RunsContext context, Draft draft) {
    super(new MigLayout("fillx, wrap, insets 0, hidemode 3, gapy 2", "[grow, fill, 0::]"));
    this.workspace = workspace;
    this.context = context;
    this.draft = draft;
    quiet.setRepeats(false);
    for (Prose part : List.of(problems, warnings, plan, time)) {
      add(part, "width 0:100%:");
      say(part, "");
    }
  }

  /** Shows a plan of the present text, and those of its problems that belong to no field. */
  void show(ExperimentPlan now, List<String> elsewhere) {
    if (!rehearsedNow.equals(draft.text())) {
      cancel();
    }
    say(warnings, now.warnings());
    say(plan, now.sentences());
    if (now.isRunnable()) {
      say(problems, "");
      if (!now.flags().isEmpty()) {
        quiet.stop();
        say(time, "The time is not estimated before you accept the Java flags; Start asks.");
      } else if (!rehearsed.equals(draft.text())) {
        say(time, "");
        quiet.restart();
      }
    } else {
      quiet.stop();
      say(time, "");
      say(
          problems,
          elsewhere.isEmpty()
              ? "Not ready to start: see the fields in red."
              : "Not ready to start: " + String.join(" ", elsewhere));
    }
  }

  private static void say(Prose part, List<String> sentences) {
    say(part, String.join(" ", sentences));
  }

  private static void say(Prose part, String text) {
    part.setText(text);
    part.setVisible(!text.isEmpty());
  }

  void close() {
    quiet.stop();
    cancel();
  }

  /** Ends the rehearsal of a text that is no longer shown. */
  private void cancel() {
    if (rehearsal != null) {
      rehearsal.cancel();
      rehearsal = null;
    }
  }

  /** Plays a few games, unless long work would be disturbed by that. */
  private void rehearse() {
    if (rehearsing || !isShowing()) {
      return;
    }
    String text = draft.text();
    Path folder = draft.folder();
    rehearsing = true;
    rehearsedNow = text;
    rehearsal =
        workspace.submit(
            "Estimating the run time",
            monitor -> {
              try {
                boolean busy = context.queue().all().stream().anyMatch(WorkState::isActive);
                if (busy) {
                  return Optional.<Estimate>empty();
                }
                Estimate seconds = context.experiments().seconds(text, folder, monitor);
                return monitor.cancelled() ? Optional.<Estimate>empty() : Optional.of(seconds);
              } catch (InputException e) {
                return Optional.<Estimate>empty();
              } finally {
                // Also after a failure, which the host reports to the user but not to us.
                SwingUtilities.invokeLater(() -> rehearsing = false);
              }
            },
            seconds -> {
              if (text.equals(draft.text())) {
                rehearsed = seconds.isPresent() ? text : "";
                seconds.ifPresent(this::say);
              } else {
                quiet.restart();
              }
            });
  }

  private void say(Estimate seconds) {
    say(
        time,
        seconds.isKnown()
            ? "It will take about "
                + Estimates.duration(seconds.value())
                + " ["
                + Estimates.duration(seconds.low())
                + ", "
                + Estimates.duration(seconds.high())
                + "]."
            : "How long it will take is not known (" + seconds.note() + ").");
  }
}
