package org.plyscope.lab.catalog.internal.intake;

import java.util.regex.Pattern;

/** Checks the words by which plugins name things. */
final class NameChecks {
  /** Ids are typed, stand in files and name folders. */
  static final int LONGEST_ID = 64;

  private static final Pattern ID = Pattern.compile("[a-z0-9]++(?:-[a-z0-9]++)*+");
  private static final Pattern PRESET = Pattern.compile(ID + "(/" + ID + ")?");
  private static final int SHOWN = 40;

  private NameChecks() {}

  /** Returns the problem of the id of a part or an option, or an empty string. */
  static String idProblem(String id) {
    return problem(id, ID, "my-id");
  }

  /** Returns the problem of the id of a preset, or an empty string. */
  static String presetProblem(String id) {
    return problem(id, PRESET, "my-study/first");
  }

  private static String problem(String id, Pattern right, String example) {
    if (id == null) {
      return "is null";
    }
    if (id.length() > LONGEST_ID) {
      return "has %d characters, more than %d".formatted(id.length(), LONGEST_ID);
    }
    return right.matcher(id).matches()
        ? ""
        : "is '%s'; it must be lower-case letters, digits and single hyphens, for example %s"
            .formatted(printable(id), example);
  }

  /** Returns the problem of the address of a page, or an empty string. */
  static String linkProblem(String link, int longest) {
    String problem = lineProblem(link, true, longest);
    return !problem.isEmpty() || link.isEmpty() || link.matches("https?://[^\\s\"<>]+")
        ? problem
        : "is '%s', which is not an address of the web".formatted(printable(link));
  }

  /** Returns the problem of a text of one line, or an empty string. */
  static String lineProblem(String text, boolean mayBeEmpty, int longest) {
    if (text == null) {
      return "is null";
    }
    if (text.isBlank() && !mayBeEmpty) {
      return "is empty";
    }
    if (text.length() > longest) {
      return "has %d characters, more than %d".formatted(text.length(), longest);
    }
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      if (!prints(text.codePointAt(i))) {
        return "is '%s'; it has characters that cannot be printed".formatted(printable(text));
      }
    }
    return "";
  }

  private static boolean prints(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }

  /** Returns a text as it can stand in a sentence, whatever it holds. */
  static String printable(String text) {
    StringBuilder shown = new StringBuilder();
    text.codePoints()
        .limit(SHOWN + 1L)
        .map(character -> prints(character) ? character : '?')
        .forEach(shown::appendCodePoint);
    return shortened(shown.toString(), SHOWN);
  }

  static String shortened(String text, int longest) {
    return text.length() <= longest ? text : text.substring(0, longest) + "…";
  }
}
