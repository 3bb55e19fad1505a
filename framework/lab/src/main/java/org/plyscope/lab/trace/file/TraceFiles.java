package org.plyscope.lab.trace.file;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import java.util.zip.ZipException;
import org.plyscope.api.InputException;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.SafeFile;
import org.plyscope.lab.trace.RecordedTrace;
import org.plyscope.wire.WireFile;

/**
 * Keeps traces in files: a zip with a JSON header about the search, the columns of the trace in
 * binary, and perhaps the result as JSON. Header and result are written and read strictly, see
 * {@link org.plyscope.wire}; files of the older formats 1 and 2 still open. Reading needs the game,
 * not the agent.
 */
public final class TraceFiles {
  /** How the names of trace files end. */
  public static final String EXTENSION = ".plytrace";

  private static final int BUFFER = 1 << 16;

  private TraceFiles() {}

  /**
   * Writes a trace; an existing file is replaced only when the new one is complete.
   *
   * @throws InputException if the file cannot be written
   */
  public static void save(Trace trace, Path file) {
    try {
      save(trace, null, file, () -> false);
    } catch (InterruptedException e) {
      throw new IllegalStateException("the save is never cancelled", e);
    }
  }

  /**
   * Writes a trace and the result of the search.
   *
   * @param trace a finished trace
   * @param result the result of the search, or null
   * @param file where to
   * @param cancelled becomes true when the file is no longer wanted
   * @throws InputException if the file cannot be written
   * @throws InterruptedException if it was cancelled
   */
  public static void save(Trace trace, SearchResult result, Path file, BooleanSupplier cancelled)
      throws InterruptedException {
    SafeFile.write("The trace", file, cancelled, new TraceWriter(trace, result)::write);
  }

  /**
   * Reads a trace.
   *
   * @param file a file that {@link #save} wrote
   * @param catalog where to find the game
   * @throws InputException if the file is no trace, damaged or too large, or the game is missing
   */
  public static RecordedTrace load(Path file, Catalog catalog) {
    try {
      return open(file, catalog, JobMonitor.NONE).trace();
    } catch (InterruptedException e) {
      throw new IllegalStateException("the save is never cancelled", e);
    }
  }

  /**
   * Reads a trace and, if the file has it, the result of the search.
   *
   * @param file a file that {@link #save} wrote
   * @param catalog where to find the game
   * @param monitor receives progress and determines when to stop
   * @throws InputException if the file is no trace, damaged or too large, or the game is missing
   * @throws InterruptedException if it was cancelled
   */
  public static SavedSearch open(Path file, Catalog catalog, JobMonitor monitor)
      throws InterruptedException {
    try (InputStream raw = WireFile.open(file);
        InputStream in =
            new BufferedInputStream(new MonitoredInput(raw, Files.size(file), monitor), BUFFER)) {
      return new TraceReader(catalog).read(in);
    } catch (InputException e) {
      throw new InputException("'" + file + "' cannot be opened: " + e.getMessage());
    } catch (InterruptedIOException e) {
      throw new InterruptedException(e.getMessage());
    } catch (NoSuchFileException e) {
      throw new InputException("There is no file '" + file + "'.");
    } catch (EOFException | ZipException e) {
      throw new InputException("'" + file + "' is damaged or not a trace of Plyscope.");
    } catch (IOException e) {
      throw new InputException("'" + file + "' cannot be read (" + FileReasons.of(e) + ").");
    }
  }

  /** Reports how much of a file was read, and throws after a cancellation. */
  private static final class MonitoredInput extends FilterInputStream {
    private final JobMonitor monitor;
    private final double size;
    private long done;

    /**
     * Wraps the stream of a file.
     *
     * @param in the stream
     * @param size how many bytes are expected
     * @param monitor receives progress and determines when to stop
     */
    MonitoredInput(InputStream in, long size, JobMonitor monitor) {
      super(in);
      this.size = Math.max(1, size);
      this.monitor = monitor;
    }

    @Override
    public int read() throws IOException {
      int next = super.read();
      advanced(next < 0 ? 0 : 1);
      return next;
    }

    @Override
    public int read(byte[] bytes, int start, int length) throws IOException {
      int count = super.read(bytes, start, length);
      advanced(count);
      return count;
    }

    private void advanced(int count) throws InterruptedIOException {
      done += Math.max(0, count);
      monitor.progress(done / size, "");
      if (monitor.cancelled()) {
        throw new InterruptedIOException("cancelled");
      }
    }
  }
}
