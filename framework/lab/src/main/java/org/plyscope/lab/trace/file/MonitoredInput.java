package org.plyscope.lab.trace.file;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import org.plyscope.api.work.JobMonitor;

/** Reports how much of a file was read, and throws after a cancellation. */
final class MonitoredInput extends FilterInputStream {
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
