package org.plyscope.experiment.run.line;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Writes JSON into bytes without objects in between, for lines that are written thousands of times
 * a second. The caller writes commas and brackets. Used by one thread.
 */
final class JsonBytes {
  private static final byte[] HEX = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);

  private byte[] bytes = new byte[2048];
  private int size;

  void clear() {
    size = 0;
  }

  int size() {
    return size;
  }

  /** Returns the written bytes; overwritten by the next write. */
  byte[] array() {
    return bytes;
  }

  private void ensure(int more) {
    if (bytes.length - size < more) {
      bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + more));
    }
  }

  /** Writes ASCII as it is. */
  JsonBytes raw(String ascii) {
    ensure(ascii.length());
    for (int i = 0; i < ascii.length(); i++) {
      bytes[size++] = (byte) ascii.charAt(i);
    }
    return this;
  }

  JsonBytes number(long value) {
    if (value >= 0 && value < 10) {
      ensure(1);
      bytes[size++] = (byte) ('0' + value);
      return this;
    }
    return raw(Long.toString(value));
  }

  /** Writes a decimal; whole ones without a point, and NaN as null. */
  JsonBytes number(double value) {
    if (Double.isNaN(value)) {
      return raw("null");
    }
    if (Double.isInfinite(value)) {
      return raw(value > 0 ? "\"infinity\"" : "\"-infinity\"");
    }
    long whole = (long) value;
    return whole == value && Math.abs(whole) < 1L << 53 ? number(whole) : raw("" + value);
  }

  /** Writes a number of 32 or 64 bits with all its leading zeros. */
  JsonBytes hex(long value, int digits) {
    ensure(digits);
    hex(size, value, digits);
    size += digits;
    return this;
  }

  /** Writes such a number over something that was written before. */
  void hex(int at, long value, int digits) {
    for (int i = 0; i < digits; i++) {
      bytes[at + i] = HEX[(int) (value >>> (4 * (digits - 1 - i))) & 15];
    }
  }

  /** Writes a text in quotes. */
  JsonBytes text(String text) {
    ensure(6 * text.length() + 2);
    bytes[size++] = '"';
    boolean plain = true;
    for (int i = 0; i < text.length() && plain; i++) {
      char c = text.charAt(i);
      plain = c < 0x80;
      if (plain) {
        ascii(c);
      } else {
        rest(text.substring(i));
      }
    }
    bytes[size++] = '"';
    return this;
  }

  private void rest(String text) {
    for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
      if (b < 0) {
        bytes[size++] = b;
      } else {
        ascii((char) b);
      }
    }
  }

  private void ascii(char c) {
    if (c == '"' || c == '\\') {
      bytes[size++] = '\\';
      bytes[size++] = (byte) c;
    } else if (c >= ' ' && c != 0x7f) {
      bytes[size++] = (byte) c;
    } else {
      raw("\\u00");
      hex(c, 2);
    }
  }
}
