package org.plyscope.workbench.problem;

import java.util.List;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.job.Problem;
import org.plyscope.workbench.shell.Feature;
import org.plyscope.workbench.shell.Shell;

/** What went wrong: details of the last problem, and reports about it. */
public final class ProblemFeature implements Feature {
  private static final Problem NONE = new Problem("Nothing has gone wrong so far.", "");

  private final Shell shell;
  private final Reports reports;
  private Problem last = NONE;

  /** Makes the room in a window. */
  public ProblemFeature(Shell shell) {
    this.shell = shell;
    reports = new Reports(shell.services());
    shell.status().onDetails(this::show, shell.services().log());
    shell
        .faults()
        .onProblem(
            problem -> {
              last = problem;
              shell.status().problem(problem);
            });
  }

  @Override
  public List<BuiltIn> commands() {
    return List.of(
        new BuiltIn("Help", "help.report", "Report a problem…", () -> show(last))
            .description("Shows what is known about the last problem, to be copied.")
            .group(2));
  }

  @Override
  public void opened() {
    LastWords.take(shell.data())
        .ifPresent(sentence -> shell.faults().tell(new Problem("Last time: " + sentence, "")));
  }

  private void show(Problem problem) {
    new ProblemDialog(
            shell.frame(),
            problem.sentence() + "\nLog file: " + shell.services().log(),
            reports.of(problem),
            shell.workspace()::message)
        .show();
  }
}
