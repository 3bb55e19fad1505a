package org.plyscope.workbench.session;

import java.util.Map;
import java.util.StringJoiner;
import java.util.function.BiFunction;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.view.Selection;
import org.plyscope.ui.text.Titles;

/**
 * The subject on the screen, in words: for the title of the window, captions and names of files.
 *
 * @param game the game with its rules
 * @param position which position of it
 * @param search agent, limits, depth and seed in prose; empty if there was no search
 * @param agent the id of the agent alone; empty if there was no search
 * @param depth how deep, 0 if that is unknown
 */
public record About(String game, String position, String search, String agent, int depth) {
  /**
   * Describes a selection.
   *
   * @param own names of the user's own positions by their text
   * @param search describes a recorded search that reached some depth
   */
  public static About of(
      Selection selection, Map<String, String> own, BiFunction<Trace, Integer, String> search) {
    boolean searched = selection.result().isPresent();
    int depth = selection.result().map(SearchResult::depth).orElse(0);
    return new About(
        Titles.game(selection.rules()),
        Titles.position(selection.line(), own),
        searched ? selection.trace().map(trace -> search.apply(trace, depth)).orElse("") : "",
        searched ? selection.trace().map(t -> t.origin().agent().id()).orElse("") : "",
        depth);
  }

  /** Returns game and position, for example {@code "Chinese Checkers, Ulfhake – Midgame"}. */
  public String title() {
    return game + " – " + position;
  }

  /** Returns sentences to stand below a figure. */
  public String caption() {
    StringJoiner text = new StringJoiner(". ", "", ".");
    text.add(title());
    if (!search.isEmpty()) {
      text.add("Searched by " + search);
    }
    return text.toString();
  }

  /** Returns words for the name of a file. */
  public String words() {
    String by = agent.isEmpty() ? "" : " " + agent;
    return game + " " + position + by + (depth > 0 && !by.isEmpty() ? " depth " + depth : "");
  }
}
