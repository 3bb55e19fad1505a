package org.plyscope.workbench.help;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Texts that come with the program: headings, each with a text. */
final class HelpText {
  private static final Pattern GAP = Pattern.compile("\\n\\s*\\n");

  private HelpText() {}

  /**
   * A heading and its text.
   *
   * @param heading a few words
   * @param text sentences
   */
  record Section(String heading, String text) {}

  /** Reads a text, {@code guide} or {@code glossary}. */
  static List<Section> read(String name) {
    try (InputStream file = HelpText.class.getResourceAsStream(name + ".txt")) {
      String all = new String(file.readAllBytes(), StandardCharsets.UTF_8);
      List<Section> sections = new ArrayList<>();
      GAP.splitAsStream(all.strip())
          .forEach(
              part -> {
                int end = part.indexOf('\n');
                sections.add(
                    new Section(part.substring(0, end).strip(), part.substring(end).strip()));
              });
      return sections;
    } catch (IOException e) {
      throw new UncheckedIOException("The help cannot be read.", e);
    }
  }
}
