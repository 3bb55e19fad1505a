package org.plyscope.lab.catalog;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.plyscope.api.InputException;
import org.plyscope.wire.keys.Spelling;

/** Finds the ids that a user probably meant by one that does not exist. */
public final class NearMatches {
  private static final int LISTED = 12;

  private NearMatches() {}

  /**
   * Returns the ids that resemble a wrong one.
   *
   * @param wrong the text of the user
   * @param known the ids there are
   * @return at most three, the nearest first
   */
  public static List<String> of(String wrong, Collection<String> known) {
    return Spelling.near(wrong, known);
  }

  /**
   * Reports that there is no such id, the ids that were probably meant, and those that exist.
   *
   * @param what the kind of thing, for example {@code "game"}
   * @param wrong the text of the user
   * @param known the ids there are
   * @return the exception, to be thrown
   */
  public static InputException unknown(String what, String wrong, Collection<String> known) {
    return unknown(what, wrong, known, id -> id);
  }

  /**
   * Reports that there is no such id, in the words of a form, which shows names.
   *
   * @param what the kind of thing, for example {@code "game"}
   * @param wrong the text of the user
   * @param known the ids there are
   * @param name returns the display name of an id
   * @return the exception, to be thrown
   */
  public static InputException unknown(
      String what, String wrong, Collection<String> known, UnaryOperator<String> name) {
    String none = "There is no " + what + " " + InputException.quote(wrong);
    if (known.isEmpty()) {
      return new InputException(none + "; there is none at all here.");
    }
    List<String> near = of(wrong, known).stream().map(name).toList();
    String meant = near.isEmpty() ? "." : "; did you mean " + String.join(" or ", near) + "?";
    return new InputException(
        none + meant + " Known: " + list(known.stream().map(name).toList()) + ".");
  }

  /** Returns ids or names as a list in a sentence, cut short if there are many. */
  private static String list(Collection<String> known) {
    List<String> ids = known.stream().distinct().sorted(Comparator.naturalOrder()).toList();
    String some = ids.stream().limit(LISTED).collect(Collectors.joining(", "));
    return ids.size() <= LISTED ? some : some + " and " + (ids.size() - LISTED) + " more";
  }
}
