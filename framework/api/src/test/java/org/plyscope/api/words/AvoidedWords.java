package org.plyscope.api.words;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A list of wordings to avoid, and where they occur in a text. Immutable. */
final class AvoidedWords {
  /** Matches the space between two words, also across lines of a comment and joined strings. */
  private static final String GAP = "(?:[\\s*/#]|\"\\s*\\+\\s*\")+";

  /** The key is part of every match; looking for it first makes the search fifty times faster. */
  private record Rule(String key, Pattern pattern, String instead) {}

  /**
   * One occurrence.
   *
   * @param line its line, from 1
   * @param text the wording that was found
   * @param instead what to write instead
   */
  record Found(int line, String text, String instead) {
    @Override
    public String toString() {
      return "line " + line + " \"" + text + "\" (" + instead + ")";
    }
  }

  private final List<Rule> rules = new ArrayList<>();

  /** Reads rules, one per line: a word, a regular expression, what to write instead. */
  AvoidedWords(List<String> lines) {
    for (String line : lines) {
      if (!line.startsWith("#")) {
        String[] parts = line.split(" *; ", 3);
        String expression = parts[1].strip().replace(" ", GAP);
        rules.add(new Rule(parts[0], Pattern.compile(expression), parts[2]));
      }
    }
  }

  /** Returns all occurrences in a text, in their order. */
  List<Found> in(String text) {
    String lower = text.toLowerCase(Locale.ROOT);
    List<Found> found = new ArrayList<>();
    for (Rule rule : rules) {
      if (lower.contains(rule.key())) {
        Matcher matcher = rule.pattern().matcher(lower);
        while (matcher.find()) {
          int line = (int) lower.substring(0, matcher.start() + 1).lines().count();
          found.add(new Found(line, matcher.group().replaceAll("\\s+", " "), rule.instead()));
        }
      }
    }
    found.sort(Comparator.comparingInt(Found::line));
    return found;
  }
}
