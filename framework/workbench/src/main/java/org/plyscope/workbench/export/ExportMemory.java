package org.plyscope.workbench.export;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.plyscope.lab.export.ExportFormat;

/**
 * The last choices of the user.
 *
 * @param folder where the file went
 * @param format the format of the file
 * @param figure how pictures looked
 */
record ExportMemory(String folder, ExportFormat format, FigureChoice figure) {
  /** The defaults of a new user: a figure that stays sharp in print. */
  static final ExportMemory NOTHING = new ExportMemory("", ExportFormat.PDF, FigureChoice.STANDARD);

  /** Fills in values that a hand-edited or older file leaves out. */
  ExportMemory {
    folder = folder == null ? "" : folder;
    format = format == null ? ExportFormat.PDF : format;
    figure = figure == null ? FigureChoice.STANDARD : figure;
  }

  /** Returns this with another folder, unless that is null. */
  ExportMemory in(File other) {
    return other == null ? this : new ExportMemory(other.getPath(), format, figure);
  }

  /** Returns the folder, or the user's own if that one is gone. */
  Path place() {
    try {
      Path last = Path.of(folder);
      if (!folder.isEmpty() && Files.isDirectory(last)) {
        return last;
      }
    } catch (InvalidPathException e) {
      // A folder of another system; the standard one does.
    }
    return Path.of(System.getProperty("user.home", ""));
  }
}
