package org.plyscope.cli.run;

import org.plyscope.api.InputException;
import org.plyscope.experiment.JavaFlags;
import org.plyscope.experiment.WorkerSettings;
import picocli.CommandLine.Option;

/** Lets the user accept the Java flags that a file asks for. */
public final class FlagOptions {
  @Option(
      names = JavaFlags.OPTION,
      description = "Start worker processes with the Java flags that the file asks for.")
  private boolean accepted;

  /** Refuses flags that the user has not accepted. */
  public void check(WorkerSettings workerSettings) {
    if (!accepted && !workerSettings.flags().isEmpty()) {
      throw new InputException(
          "%s; add %s to accept them."
              .formatted(JavaFlags.asked(workerSettings.flags()), JavaFlags.OPTION));
    }
  }
}
