package org.plyscope.lab.compare.file;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.plyscope.api.InputException;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.SafeFile;
import org.plyscope.lab.file.TextFile;

/** Keeps comparisons in files. */
public final class ComparisonFiles {
  /** How the names of comparison files end, without the dot. */
  public static final String ENDING = "plycompare";

  private static final int LARGEST = 30_000_000;

  private ComparisonFiles() {}

  /**
   * Writes a comparison to a file, which is replaced only when the new one is complete.
   *
   * @throws InputException if the file cannot be written
   */
  public static void save(Comparison comparison, Path file) {
    SafeFile.write("The comparison", file, ComparisonForm.write(comparison));
  }

  /**
   * Reads a comparison.
   *
   * @throws InputException if the file is missing, is no comparison or its game is not installed
   */
  public static Comparison open(Path file, Catalog catalog) {
    try {
      return new ComparisonReader(catalog).read(TextFile.read(file, LARGEST));
    } catch (NoSuchFileException e) {
      throw new InputException("There is no file '" + file + "'.");
    } catch (IOException e) {
      throw new InputException("'" + file + "' cannot be read (" + FileReasons.of(e) + ").");
    }
  }
}
