package org.plyscope.wire.keys;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Finds the words that a user probably meant. */
public final class Spelling {
  private static final int SUGGESTED = 3;

  private Spelling() {}

  /** Returns at most three words that resemble a wrong one, the nearest first. */
  public static List<String> near(String wrong, Collection<String> known) {
    String lower = wrong.toLowerCase(Locale.ROOT);
    int tolerance = Math.max(2, wrong.length() / 3);
    return known.stream()
        .distinct()
        .map(id -> Map.entry(id, strangeness(lower, id.toLowerCase(Locale.ROOT))))
        .filter(e -> e.getValue() <= tolerance)
        .sorted(Map.Entry.<String, Integer>comparingByValue().thenComparing(Map.Entry::getKey))
        .limit(SUGGESTED)
        .map(Map.Entry::getKey)
        .toList();
  }

  /** A part of an id counts as nearly right: {@code checkers} for {@code chinese-checkers}. */
  private static int strangeness(String wrong, String id) {
    boolean part = wrong.length() >= 3 && (id.contains(wrong) || wrong.contains(id));
    int edits = edits(wrong, id);
    return part ? Math.min(edits, 2) : edits;
  }

  /** Counts the letters to insert, delete or replace to get from one text to the other. */
  private static int edits(String from, String to) {
    int[] row = new int[to.length() + 1];
    for (int j = 0; j <= to.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= from.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= to.length(); j++) {
        int replace = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replace, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[to.length()];
  }
}
