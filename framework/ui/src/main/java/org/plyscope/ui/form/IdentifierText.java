package org.plyscope.ui.form;

import java.util.Locale;

/** Identifiers as words. */
public final class IdentifierText {
  private IdentifierText() {}

  /**
   * Writes an identifier for display.
   *
   * @param id an identifier in kebab case, for example {@code every-hop}
   * @return words, for example {@code Every hop}; a single letter or a number stays as it is
   */
  public static String of(String id) {
    String words = id.replace('-', ' ').replace('/', ' ').strip();
    return words.isEmpty()
        ? words
        : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }
}
