package org.plyscope.lab.trace.file;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** Looks into trace files and changes what is in them. */
final class TraceZip {
  private TraceZip() {}

  /** Returns the text of a part, for example the header. */
  static String text(Path file, String part) throws IOException {
    return new String(read(file).get(part), StandardCharsets.UTF_8);
  }

  /** Changes the text of a part in place. */
  static void change(Path file, String part, UnaryOperator<String> change) throws IOException {
    Map<String, byte[]> parts = read(file);
    String changed = change.apply(new String(parts.get(part), StandardCharsets.UTF_8));
    parts.put(part, changed.getBytes(StandardCharsets.UTF_8));
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(file))) {
      for (Map.Entry<String, byte[]> entry : parts.entrySet()) {
        out.putNextEntry(new ZipEntry(entry.getKey()));
        out.write(entry.getValue());
      }
    }
  }

  private static Map<String, byte[]> read(Path file) throws IOException {
    Map<String, byte[]> parts = new LinkedHashMap<>();
    try (ZipInputStream in = new ZipInputStream(Files.newInputStream(file))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        parts.put(entry.getName(), in.readAllBytes());
      }
    }
    return parts;
  }
}
