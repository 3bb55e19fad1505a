package org.plyscope.agent.process.run;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Cuts a stream of bytes into lines that have a largest length. Used by one thread. */
final class LineReader {
  private static final int CHUNK = 1 << 14;

  private final InputStream in;
  private final int longest;
  private final byte[] chunk = new byte[CHUNK];
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private int at;
  private int length;

  /** A line is longer than allowed. */
  static final class TooLong extends IOException {
    private static final long serialVersionUID = 1L;
  }

  LineReader(InputStream in, int longest) {
    this.in = in;
    this.longest = longest;
  }

  /** Returns the next line without its end; empty at the end of the stream. */
  Optional<String> next() throws IOException {
    while (true) {
      if (at == length) {
        at = 0;
        length = in.read(chunk);
        if (length < 0) {
          length = 0;
          return line.size() == 0 ? Optional.empty() : Optional.of(text());
        }
      }
      int end = at;
      while (end < length && chunk[end] != '\n') {
        end++;
      }
      line.write(chunk, at, end - at);
      if (line.size() > longest) {
        throw new TooLong();
      }
      at = end;
      if (end < length) {
        at++;
        return Optional.of(text());
      }
    }
  }

  private String text() {
    String text = line.toString(StandardCharsets.UTF_8);
    line.reset();
    return text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
  }
}
