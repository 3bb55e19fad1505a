package org.plyscope.api.database;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.plyscope.api.InputException;

/** Reads a file of a database strictly. */
final class DatabaseReader {
  private static final int LONGEST_HEADER = 1 << 16;
  private static final String FACT = "fact: ";

  private final String name;
  private final Map<String, String> keys = new LinkedHashMap<>();
  private final Map<String, String> facts = new LinkedHashMap<>();
  private int start;

  private DatabaseReader(String name) {
    this.name = name;
  }

  /** Returns the content of a file. */
  static Database read(Path path) {
    try {
      return readAll(path);
    } catch (IOException e) {
      throw new InputException("The file '" + path + "' cannot be read.");
    }
  }

  private static Database readAll(Path path) throws IOException {
    DatabaseReader reader = new DatabaseReader(String.valueOf(path.getFileName()));
    if (Files.readAttributes(path, BasicFileAttributes.class).isOther()) {
      throw new InputException("The file '" + reader.name + "' is a device, not a database.");
    }
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
      reader.header(channel);
      return reader.content(channel);
    } catch (NumberFormatException e) {
      throw reader.damaged();
    }
  }

  private void header(FileChannel channel) throws IOException {
    ByteBuffer first = ByteBuffer.allocate((int) Math.min(LONGEST_HEADER, channel.size()));
    int read = 0;
    while (read >= 0 && first.hasRemaining()) {
      read = channel.read(first, first.position());
    }
    // One byte is one character here, so that places in the text are places in the file.
    String text = new String(first.array(), 0, first.position(), StandardCharsets.ISO_8859_1);
    int end = text.indexOf("\n\n");
    if (!text.startsWith(Database.MAGIC + " ") || end < 0) {
      throw new InputException("The file '" + name + "' is not a database of Plyscope.");
    }
    start = end + 2;
    String header = new String(first.array(), 0, end, StandardCharsets.UTF_8);
    List<String> lines = header.lines().toList();
    String version = lines.get(0).substring(Database.MAGIC.length()).strip();
    if (!version.equals(String.valueOf(Database.VERSION))) {
      throw new InputException(
          "The database '%s' has format %s; this program reads format %d."
              .formatted(name, version, Database.VERSION));
    }
    lines.stream().skip(1).forEach(this::line);
    if (!keys.keySet().containsAll(List.of("id", "rules", "sections", "crc32c"))
        || !Database.isLine(keys.get("id"))
        || !Database.isLine(keys.get("rules"))) {
      throw damaged();
    }
  }

  private void line(String line) {
    int colon = line.indexOf(": ");
    int equals = line.indexOf(" = ", FACT.length());
    if (colon < 0) {
      keys.put(line.replace(":", ""), "");
    } else if (line.startsWith(FACT) && equals > 0) {
      String fact = line.substring(FACT.length(), equals);
      String value = line.substring(equals + 3);
      if (!Database.isLine(fact) || !Database.isLine(value)) {
        throw damaged();
      }
      facts.put(fact, value);
    } else {
      keys.put(line.substring(0, colon), line.substring(colon + 2));
    }
  }

  private Database content(FileChannel channel) throws IOException {
    List<Integer> sizes =
        Stream.of(keys.get("sections").split(" ", -1))
            .filter(word -> !word.isBlank())
            .map(Integer::valueOf)
            .toList();
    long size = sizes.stream().mapToLong(Integer::intValue).sum();
    if (sizes.stream().anyMatch(s -> s < 0) || channel.size() != start + size) {
      throw damaged();
    }
    List<ByteBuffer> sections = new ArrayList<>();
    long at = start;
    for (int bytes : sizes) {
      sections.add(channel.map(FileChannel.MapMode.READ_ONLY, at, bytes));
      at += bytes;
    }
    if (!Database.checksum(sections).equals(keys.get("crc32c"))) {
      throw damaged();
    }
    return Database.opened(keys.get("id"), keys.get("rules"), facts, sections);
  }

  private InputException damaged() {
    return new InputException(
        "The database '" + name + "' is damaged or incomplete; build it again.");
  }
}
