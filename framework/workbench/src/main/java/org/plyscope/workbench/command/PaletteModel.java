package org.plyscope.workbench.command;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.plyscope.api.window.Command;

/** The entries of the palette for the text typed so far. */
public final class PaletteModel {
  private final CommandRegistry registry;

  /** Offers the commands of a registry. */
  public PaletteModel(CommandRegistry registry) {
    this.registry = registry;
  }

  /**
   * Returns the commands that fit.
   *
   * @param query the typed text, perhaps only some letters of a title
   * @return those that can be started now before the others, best first; all in the order of the
   *     menus if nothing was typed
   */
  public List<Entry> matches(String query) {
    return registry.all().stream()
        .map(this::entry)
        .filter(e -> e.score(query) != Fuzzy.NO_MATCH)
        .sorted(
            Comparator.comparing((Entry e) -> !e.whyNot().isEmpty())
                .thenComparing(Comparator.comparingInt((Entry e) -> e.score(query)).reversed()))
        .toList();
  }

  private Entry entry(Command command) {
    return new Entry(
        command.id(),
        command.title(),
        command.menu().replace("/", " ▸ "),
        Keys.text(command),
        command.description(),
        command.keywords(),
        registry.whyNot(command));
  }

  /**
   * A line of the palette. It holds no command, so that an open palette keeps no plugin alive.
   *
   * @param id the id of a command
   * @param title its title
   * @param menu where it stands
   * @param key its key, or an empty string
   * @param description its purpose, or an empty string
   * @param keywords other words for it
   * @param whyNot why it cannot be started now; empty if it can
   */
  public record Entry(
      String id,
      String title,
      String menu,
      String key,
      String description,
      List<String> keywords,
      String whyNot) {
    private int score(String query) {
      int own = Fuzzy.score(query, title);
      int full = Fuzzy.score(query, menu + " " + title);
      int best = Math.max(own, full == Fuzzy.NO_MATCH ? full : full - 1);
      return best == Fuzzy.NO_MATCH ? hidden(query) : best;
    }

    /** Other words find it as well, whole ones only, and behind all titles. */
    private int hidden(String query) {
      String wanted = query.strip().toLowerCase(Locale.ROOT);
      boolean found =
          keywords.stream().anyMatch(k -> k.toLowerCase(Locale.ROOT).startsWith(wanted))
              || description.toLowerCase(Locale.ROOT).contains(wanted);
      return found ? Fuzzy.NO_MATCH + 1 : Fuzzy.NO_MATCH;
    }
  }

  /** Finds the letters of a query, in order, in a text, and rates the match. */
  private static final class Fuzzy {
    /** The letters are not all there. */
    static final int NO_MATCH = Integer.MIN_VALUE;

    private static final int LETTER = 10;
    private static final int WORD_START = 18;
    private static final int IN_A_ROW = 12;

    private Fuzzy() {}

    /**
     * Scores a text.
     *
     * @return larger is better; {@link #NO_MATCH} if a letter is missing
     */
    static int score(String query, String text) {
      String wanted = query.toLowerCase(Locale.ROOT).replace(" ", "");
      String lower = text.toLowerCase(Locale.ROOT);
      int best = wanted.isEmpty() ? 0 : NO_MATCH;
      // The first letter may occur early in a bad place, so every start is tried.
      for (int start = 0; start < lower.length() && !wanted.isEmpty(); start++) {
        if (lower.charAt(start) == wanted.charAt(0)) {
          best = Math.max(best, from(wanted, lower, start));
        }
      }
      return best;
    }

    private static int from(String wanted, String text, int start) {
      int score = -start;
      int previous = -2;
      int at = start;
      for (int i = 0; i < wanted.length(); i++) {
        at = text.indexOf(wanted.charAt(i), at);
        if (at < 0) {
          return NO_MATCH;
        }
        score += LETTER;
        if (at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1))) {
          score += WORD_START;
        }
        if (at == previous + 1) {
          score += IN_A_ROW;
        } else if (i > 0) {
          score -= Math.min(LETTER, at - previous);
        }
        previous = at++;
      }
      return score - text.length() / LETTER;
    }
  }
}
