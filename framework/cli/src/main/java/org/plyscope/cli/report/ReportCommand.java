package org.plyscope.cli.report;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.plyscope.wire.WireText;
import picocli.CommandLine;

/** A command that reports something: as human-readable tables, or as one JSON value. */
public abstract class ReportCommand implements Callable<Integer> {
  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  @CommandLine.Option(names = "--json", description = "Print exactly one JSON value.")
  private boolean json;

  /** The report of a command. */
  public interface Report {
    /** Returns a value that {@link WireText} writes. */
    Object json();

    void print(PrintWriter out);

    /** Returns further failures, one sentence each. */
    default List<String> problems() {
      return List.of();
    }

    default int exit() {
      return Exit.DONE;
    }
  }

  /** Does the work. */
  protected abstract Report report() throws Exception;

  /** Returns whether a program reads the report. */
  protected final boolean wantsJson() {
    return json;
  }

  @Override
  public final Integer call() throws Exception {
    Report report = report();
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(Ascii.escaped(WireText.line(report.json())));
    } else {
      report.print(out);
    }
    out.flush();
    PrintWriter err = spec.commandLine().getErr();
    report.problems().forEach(problem -> err.println(Sentences.shown(problem)));
    err.flush();
    return report.exit();
  }
}
