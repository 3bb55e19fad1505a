package org.plyscope.lab;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.zip.ZipException;
import org.plyscope.api.InputException;
import org.plyscope.api.search.Trace;

/**
 * Keeps traces in files: a zip with a JSON header that says what was searched, and the columns of
 * the trace in binary. Reading needs the game, not the agent.
 */
public final class TraceFiles {
  /** How the names of trace files end. */
  public static final String EXTENSION = ".plytrace";

  private TraceFiles() {}

  /**
   * Writes a trace; an existing file is replaced only when the new one is complete.
   *
   * @param trace a finished trace
   * @param file where to
   * @throws InputException if the file cannot be written
   */
  public static void save(Trace trace, Path file) {
    Path target = file.toAbsolutePath();
    Path temporary = target.resolveSibling(target.getFileName() + ".part");
    try {
      try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(temporary))) {
        new TraceWriter(trace).write(out);
      }
      Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      discard(temporary);
      throw new InputException(
          "The trace cannot be written to '" + file + "' (" + reason(e) + "); name another file.");
    }
  }

  /**
   * Reads a trace.
   *
   * @param file a file that {@link #save} wrote
   * @param catalog where to find the game
   * @return the finished trace
   * @throws InputException if the file is no trace, damaged or too large, or the game is missing
   */
  public static RecordedTrace load(Path file, Catalog catalog) {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      return new TraceReader(catalog).read(in);
    } catch (NoSuchFileException e) {
      throw new InputException("There is no file '" + file + "'.");
    } catch (EOFException | ZipException e) {
      throw new InputException("'" + file + "' is damaged or not a trace of Plyscope.");
    } catch (IOException e) {
      throw new InputException("'" + file + "' cannot be read (" + reason(e) + ").");
    }
  }

  private static void discard(Path temporary) {
    try {
      Files.deleteIfExists(temporary);
    } catch (IOException e) {
      // The first problem is the one to report; a stray temporary file does no harm.
      temporary.toFile().deleteOnExit();
    }
  }

  private static String reason(IOException e) {
    String message = e instanceof NoSuchFileException ? "there is no such folder" : e.getMessage();
    return message == null ? e.getClass().getSimpleName() : message;
  }
}
