package org.plyscope.workbench.file;

import java.nio.file.Path;
import java.util.function.Supplier;
import org.plyscope.api.InputException;

/** Says in which file something is wrong; whoever reads its text does not know that. */
public final class FileFault {
  private FileFault() {}

  /** Reads something; the sentence of a failure names the file. */
  public static <T> T in(Path file, Supplier<T> reading) {
    try {
      return reading.get();
    } catch (InputException e) {
      String name = file.getFileName().toString();
      String sentence = e.getMessage();
      throw sentence.contains(name) ? e : new InputException(name + ": " + sentence);
    }
  }
}
