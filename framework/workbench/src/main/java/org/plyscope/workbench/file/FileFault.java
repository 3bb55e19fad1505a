package org.plyscope.workbench.file;

import java.nio.file.Path;
import java.util.function.Supplier;
import org.plyscope.api.InputException;
import org.plyscope.api.queue.Job;
import org.plyscope.api.work.JobMonitor;

/** Adds the name of the file to a problem; the parser of its text does not know it. */
public final class FileFault {
  private FileFault() {}

  /** Reads something; the sentence of a failure names the file. */
  public static <T> T in(Path file, Supplier<T> reading) {
    try {
      return reading.get();
    } catch (InputException e) {
      throw named(file, e);
    }
  }

  /** Runs a job; the sentence of a failure names the file. */
  public static <T> T naming(Path file, Job<T> job, JobMonitor monitor) throws Exception {
    try {
      return job.run(monitor);
    } catch (InputException e) {
      throw named(file, e);
    }
  }

  private static InputException named(Path file, InputException e) {
    String name = file.getFileName().toString();
    String sentence = e.getMessage();
    return sentence.contains(name) ? e : new InputException(name + ": " + sentence);
  }
}
