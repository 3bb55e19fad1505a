package org.plyscope.workbench.file;

import java.util.Locale;

/** Makes names of files that every system takes. */
public final class FileNames {
  private FileNames() {}

  /** Writes words in small letters with dashes between: {@code search-tree-chinese-checkers}. */
  public static String plain(String words) {
    String name = words.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{Nd}]+", "-");
    String trimmed = name.replaceAll("^-|-$", "");
    return trimmed.isEmpty() ? "view" : trimmed;
  }
}
