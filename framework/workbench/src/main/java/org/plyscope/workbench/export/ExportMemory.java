package org.plyscope.workbench.export;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.plyscope.lab.export.ExportFormat;

/**
 * What the user chose last.
 *
 * @param folder where the file went
 * @param format what kind of file it was
 */
record ExportMemory(String folder, ExportFormat format) {
  /** What a new user starts with. */
  static final ExportMemory NOTHING = new ExportMemory("", ExportFormat.PNG);

  /** Fills what a hand-edited file leaves out. */
  ExportMemory {
    folder = folder == null ? "" : folder;
    format = format == null ? ExportFormat.PNG : format;
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
