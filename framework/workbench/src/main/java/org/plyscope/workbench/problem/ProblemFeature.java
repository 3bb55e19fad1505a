package org.plyscope.workbench.problem;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JFrame;
import org.plyscope.lab.file.TextFile;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.feature.Feature;
import org.plyscope.workbench.job.Faults;
import org.plyscope.workbench.job.Problem;
import org.plyscope.workbench.job.StatusBar;

/** Problems: details of the last one, and reports about it. */
public final class ProblemFeature implements Feature {
  private static final System.Logger LOG = System.getLogger(ProblemFeature.class.getName());

  /** The launcher writes it. */
  private static final String FILE = "ended.txt";

  private static final int LARGEST = 10_000;
  private static final Problem NONE = new Problem("Nothing has gone wrong so far.", "");

  private final JFrame frame;
  private final Faults faults;
  private final Reports reports;
  private final Path data;
  private final Consumer<String> messages;
  private Problem last = NONE;

  /** Creates the feature for a window. */
  public ProblemFeature(JFrame frame, StatusBar status, Faults faults, Reports reports, Path data) {
    this.frame = frame;
    this.faults = faults;
    this.reports = reports;
    this.data = data;
    this.messages = status::message;
    status.onDetails(this::show, reports.file());
    faults.onProblem(
        problem -> {
          last = problem;
          status.problem(problem);
        });
  }

  @Override
  public List<BuiltIn> commands() {
    return List.of(
        new BuiltIn("Help", "help.report", "Report a problem…", () -> show(last))
            .description("Shows details of the last problem, to be copied.")
            .group(2));
  }

  @Override
  public void opened() {
    takeCrashNotice(data)
        .ifPresent(sentence -> faults.tell(new Problem("Last time: " + sentence, "")));
  }

  private void show(Problem problem) {
    new ProblemDialog(
            frame,
            problem.sentence() + "\nLog file: " + reports.file(),
            reports.of(problem),
            messages)
        .show();
  }

  /** Returns the sentence, once. */
  private static Optional<String> takeCrashNotice(Path data) {
    Path file = data.resolve(FILE);
    try {
      String sentence = TextFile.read(file, LARGEST).strip();
      Files.delete(file);
      return Optional.of(sentence).filter(s -> !s.isEmpty());
    } catch (NoSuchFileException e) {
      return Optional.empty();
    } catch (IOException e) {
      LOG.log(System.Logger.Level.WARNING, file + " cannot be read.", e);
      return Optional.empty();
    }
  }
}
