package org.plyscope.bench.fuzz.mutate;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;

/** The line of a game: its length and checksum stand first and are made again. */
final class SealedLine {
  private static final String HEAD = "{\"check\":\"";

  private SealedLine() {}

  /** Reads a line without its seal. */
  static JsonTree open(String line) {
    JsonTree tree = JsonTree.read(line);
    tree.keys.remove(0);
    tree.children.remove(0);
    return tree;
  }

  /** Writes a line with the right seal, whatever stands in it. */
  static String seal(JsonTree tree) {
    String text = JsonTree.text(tree);
    return seal(text.isEmpty() ? "" : text.substring(1));
  }

  static String seal(String body) {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    CRC32C crc = new CRC32C();
    crc.update(bytes);
    return HEAD + "%08x-%08x\",".formatted(bytes.length, crc.getValue()) + body;
  }

  /** Returns the content that the seal covers. */
  static String body(String sealed) {
    return sealed.substring(sealed.indexOf("\",") + 2);
  }
}
