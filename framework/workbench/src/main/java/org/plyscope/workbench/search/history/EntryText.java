package org.plyscope.workbench.search.history;

import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import org.plyscope.api.game.Line;
import org.plyscope.api.measure.Value;
import org.plyscope.ui.line.PlayedLine;
import org.plyscope.ui.text.NumberText;
import org.plyscope.ui.text.Titles;

/**
 * A past search in words.
 *
 * @param move the move it chose
 * @param value its value, and the player it is for
 * @param who the agent and its limits
 * @param where the game, its rules and the position
 * @param when the time of day, and whether the tree is still there
 */
record EntryText(String move, String value, String who, String where, String when) {
  private static final DateTimeFormatter CLOCK =
      DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);

  /**
   * Describes a search.
   *
   * @param own names of the user's own positions by their text
   */
  static EntryText of(SearchArchive.Entry entry, Map<String, String> own) {
    Line line = entry.asked().line();
    PlayedLine played = PlayedLine.of(line, entry.result().move());
    String move = played.size() == 0 ? NumberText.NOTHING : played.text();
    int player = line.state().toMove();
    String tree =
        entry.trace() != null
            ? "  ·  tree of " + NumberText.count(entry.trace().size()) + " nodes"
            : entry.lost() ? "  ·  tree no longer kept" : "";
    return new EntryText(
        move.replaceFirst("^1\\. ", ""),
        Double.isNaN(entry.result().value())
            ? ""
            : Value.text(entry.result().value())
                + " for "
                + line.rules().board().seats().get(player).name(),
        entry.asked().title(),
        Titles.game(line.rules()) + ", " + Titles.position(line, own),
        CLOCK.format(entry.at()) + tree);
  }

  /** Returns its whole text, for filters. */
  String all() {
    return String.join(" ", move, value, who, where, when);
  }
}
