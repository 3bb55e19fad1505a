package org.plyscope.workbench.problem;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import org.plyscope.lab.file.TextFile;

/**
 * Why the window before this one vanished. A plugin that ends the program leaves no time to show
 * anything, so that the launcher writes a sentence to a file and the next window reads it.
 */
final class CrashNotice {
  private static final System.Logger LOG = System.getLogger(CrashNotice.class.getName());

  /** The launcher writes it. */
  private static final String FILE = "ended.txt";

  private static final int LARGEST = 10_000;

  private CrashNotice() {}

  /** Returns the sentence, once. */
  static Optional<String> take(Path data) {
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
