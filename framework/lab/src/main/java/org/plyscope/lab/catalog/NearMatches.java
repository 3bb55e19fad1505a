package org.plyscope.lab.catalog;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.plyscope.api.InputException;

/** Finds what a user probably meant by an id that does not exist. */
public final class NearMatches {
  private static final int SUGGESTED = 3;
  private static final int LISTED = 12;

  private NearMatches() {}

  /**
   * Returns the ids that resemble a wrong one.
   *
   * @param wrong what the user wrote
   * @param known the ids there are
   * @return at most three, the nearest first
   */
  public static List<String> of(String wrong, Collection<String> known) {
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

  /**
   * Says that there is no such id, what was probably meant, and what there is.
   *
   * @param what the kind of thing, for example {@code "game"}
   * @param wrong what the user wrote
   * @param known the ids there are
   * @return the exception, to be thrown
   */
  public static InputException unknown(String what, String wrong, Collection<String> known) {
    String none = "There is no " + what + " " + InputException.quote(wrong);
    if (known.isEmpty()) {
      return new InputException(none + "; there is none at all here.");
    }
    List<String> near = of(wrong, known);
    String meant = near.isEmpty() ? "." : "; did you mean " + String.join(" or ", near) + "?";
    return new InputException(none + meant + " Known: " + list(known) + ".");
  }

  /** Returns the ids as a list in a sentence, cut short if there are many. */
  private static String list(Collection<String> known) {
    List<String> ids = known.stream().distinct().sorted(Comparator.naturalOrder()).toList();
    String some = ids.stream().limit(LISTED).collect(Collectors.joining(", "));
    return ids.size() <= LISTED ? some : some + " and " + (ids.size() - LISTED) + " more";
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
