package org.plyscope.workbench.command;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.plyscope.api.window.Command;

/** What the palette offers for what was typed so far. */
public final class PaletteModel {
  private final CommandRegistry registry;

  /** Offers the commands of a registry. */
  public PaletteModel(CommandRegistry registry) {
    this.registry = registry;
  }

  /**
   * Returns the commands that fit.
   *
   * @param query what was typed, perhaps only some letters of a title
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
   * @param description what it does, or an empty string
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
}
