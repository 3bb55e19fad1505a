package org.plyscope.api.database;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.WritableByteChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32C;
import org.plyscope.api.InputException;
import org.plyscope.api.part.PartFile;

/**
 * A computed table: one or more sections of bytes, and their description. Built by a {@link
 * DatabaseBuilder} or opened from a file; immutable and thread-safe.
 *
 * <p>The file has a short readable header, an empty line, and then the sections without any
 * packing, so that it can be mapped into memory and is shared by all processes that use it:
 *
 * <pre>
 * plyscope-database 1
 * id: endgames
 * rules: american checkers
 * fact: pieces = 3
 * sections: 24 5376 3024
 * crc32c: 5f0c3b1a
 * </pre>
 */
public final class Database {
  /** The usual extension of such files, without the dot. */
  public static final String ENDING = "plydata";

  static final String MAGIC = "plyscope-database";
  static final int VERSION = 1;

  private final String id;
  private final String rules;
  private final Map<String, String> facts;
  private final List<ByteBuffer> sections;

  private Database(String id, String rules, Map<String, String> facts, List<ByteBuffer> sections) {
    this.id = line(id);
    this.rules = line(rules);
    this.facts = Map.copyOf(facts);
    this.sections = List.copyOf(sections);
  }

  /**
   * Makes a table without content.
   *
   * @param id the id of the table, for example the id of its builder
   * @param rules the rules as far as the content depends on them, in words of the builder's own;
   *     rules with the same words can use the same file
   * @return the table
   */
  public static Database of(String id, String rules) {
    return new Database(id, rules, Map.of(), List.of());
  }

  static Database opened(
      String id, String rules, Map<String, String> facts, List<ByteBuffer> sections) {
    return new Database(id, rules, facts, sections);
  }

  /**
   * Returns this table with one more thing to know about it.
   *
   * @param name a word or two, for example {@code pieces}
   * @param value one line of text
   * @return a new table
   */
  public Database withFact(String name, String value) {
    Map<String, String> more = new LinkedHashMap<>(facts);
    more.put(line(name), line(value));
    return new Database(id, rules, more, sections);
  }

  /**
   * Returns this table with one more section.
   *
   * @param content the bytes; not copied, so they must no longer change
   * @return a new table
   */
  public Database withSection(byte[] content) {
    List<ByteBuffer> more = new ArrayList<>(sections);
    more.add(ByteBuffer.wrap(content).asReadOnlyBuffer());
    return new Database(id, rules, facts, more);
  }

  /**
   * Opens a file. The content is checked once and then read where it is needed.
   *
   * @param file the file
   * @param id the id that the table must have
   * @param rules the rules it must be for, in the builder's words
   * @return the table
   * @throws InputException if the file holds no table, another one, or a damaged one
   */
  public static Database open(PartFile file, String id, String rules) {
    return open(file).checked(file, id, rules);
  }

  /** Makes sure that this is the table that is needed. */
  Database checked(PartFile file, String wantedId, String wantedRules) {
    if (!id.equals(wantedId)) {
      throw new InputException(
          "The file '%s' holds the database '%s'; '%s' is needed."
              .formatted(file.path().getFileName(), id, wantedId));
    }
    if (!rules.equals(wantedRules)) {
      throw new InputException(
          "The file '%s' was computed for other rules: %s; these are: %s."
              .formatted(file.path().getFileName(), rules, wantedRules));
    }
    return this;
  }

  /**
   * Opens a file, whatever table it holds.
   *
   * @param file the file
   * @return the table
   * @throws InputException if the file holds no table or a damaged one
   */
  public static Database open(PartFile file) {
    return DatabaseReader.read(file.path());
  }

  /**
   * Writes the table as a file that {@link #open} reads.
   *
   * @param out where to; left open
   * @throws IOException if writing fails
   */
  public void write(OutputStream out) throws IOException {
    StringBuilder header = new StringBuilder(MAGIC + " " + VERSION + "\n");
    header.append("id: ").append(id).append("\nrules: ").append(rules).append('\n');
    facts.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(f -> header.append("fact: " + f.getKey() + " = " + f.getValue() + "\n"));
    header.append("sections:");
    sections.forEach(section -> header.append(' ').append(section.capacity()));
    header.append("\ncrc32c: ").append(checksum(sections)).append("\n\n");
    out.write(header.toString().getBytes(StandardCharsets.UTF_8));
    WritableByteChannel channel = Channels.newChannel(out);
    for (ByteBuffer section : sections) {
      ByteBuffer rest = section.duplicate().clear();
      while (rest.hasRemaining()) {
        channel.write(rest);
      }
    }
  }

  static String checksum(List<ByteBuffer> sections) {
    CRC32C sum = new CRC32C();
    sections.forEach(section -> sum.update(section.duplicate().clear()));
    return "%08x".formatted(sum.getValue());
  }

  /**
   * Returns the kind of table.
   *
   * @return its id
   */
  public String id() {
    return id;
  }

  /**
   * Returns the rules as far as the content depends on them.
   *
   * @return words of the builder's own
   */
  public String rules() {
    return rules;
  }

  /**
   * Returns additional facts.
   *
   * @return the facts by name
   */
  public Map<String, String> facts() {
    return facts;
  }

  /**
   * Returns the number of sections.
   *
   * @return the number
   */
  public int sections() {
    return sections.size();
  }

  /**
   * Returns a section.
   *
   * @param index from 0
   * @return its bytes, read-only, from position 0 to the limit; the same buffer on every call, so
   *     that callers read by index and do not move it
   */
  public ByteBuffer section(int index) {
    return sections.get(index);
  }

  /**
   * Returns the size of all sections.
   *
   * @return bytes
   */
  public long size() {
    return sections.stream().mapToLong(ByteBuffer::capacity).sum();
  }

  private static String line(String text) {
    if (!isLine(text)) {
      throw new IllegalArgumentException("'" + text + "' is not one line of text.");
    }
    return text.strip();
  }

  static boolean isLine(String text) {
    return !text.isBlank() && text.chars().noneMatch(Character::isISOControl);
  }
}
