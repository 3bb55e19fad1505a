package org.plyscope.workbench.command;

import java.util.Comparator;
import java.util.List;

/** What the palette offers for what was typed so far. */
public final class PaletteModel {
  private final CommandRegistry registry;

  /** Offers the commands of a registry. */
  public PaletteModel(CommandRegistry registry) {
    this.registry = registry;
  }

  /**
   * Returns the commands that can be started now and fit.
   *
   * @param query what was typed, perhaps only some letters of a title
   * @return best first; all in the order of the menus if nothing was typed
   */
  public List<Entry> matches(String query) {
    return registry.all().stream()
        .filter(registry::enabled)
        .map(c -> new Entry(c.id(), c.title(), c.menu().replace("/", " ▸ "), Keys.text(c)))
        .filter(e -> e.score(query) != Fuzzy.NO_MATCH)
        .sorted(Comparator.comparingInt((Entry e) -> e.score(query)).reversed())
        .toList();
  }

  /**
   * A line of the palette. It holds no command, so that an open palette keeps no plugin alive.
   *
   * @param id the id of a command
   * @param title its title
   * @param menu where it stands
   * @param key its key, or the empty text
   */
  public record Entry(String id, String title, String menu, String key) {
    private int score(String query) {
      int own = Fuzzy.score(query, title);
      int full = Fuzzy.score(query, menu + " " + title);
      return Math.max(own, full == Fuzzy.NO_MATCH ? full : full - 1);
    }
  }
}
