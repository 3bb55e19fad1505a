package org.plyscope.cli.search;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.Exit;
import org.plyscope.lab.agent.FailureText;
import org.plyscope.plugins.Thrown;

/**
 * The files and judgements that follow the result of a search. A failure here is reported beside
 * the result and never loses it; after Ctrl-C only a little time is left for them.
 */
final class Keeping {
  /** Something that may fail. */
  @FunctionalInterface
  interface Work {
    void run() throws InterruptedException;
  }

  private final Cancellation cancellation;
  private final List<String> problems = new ArrayList<>();

  Keeping(Cancellation cancellation) {
    this.cancellation = cancellation;
  }

  /**
   * Tries to write something.
   *
   * @param what the content to write, as the beginning of a sentence, for example {@code "The
   *     trace"}
   * @param work writes it
   */
  boolean written(String what, Work work) {
    if (cancellation.overdue()) {
      return failed(what + " was not written, because the program was asked to end.");
    }
    try {
      work.run();
      return true;
    } catch (InputException e) {
      return failed(Thrown.message(e));
    } catch (InterruptedException e) {
      return failed(
          what
              + " was not written, because that takes longer than a program that was asked to end"
              + " can wait.");
    } catch (Throwable e) {
      // Even an Error here, such as one of memory, must not cost the result.
      return failed(FailureText.sentence(what + " was not written; Plyscope or a plugin", e));
    }
  }

  /** Notes something that could not be done. */
  boolean failed(String problem) {
    problems.add(problem);
    return false;
  }

  /** Returns the failures, one sentence each. */
  List<String> problems() {
    return List.copyOf(problems);
  }

  /** Returns how the command ends. */
  int exit() {
    if (cancellation.cancelled()) {
      return Exit.INTERRUPTED;
    }
    return problems.isEmpty() ? Exit.DONE : Exit.FAILED;
  }
}
