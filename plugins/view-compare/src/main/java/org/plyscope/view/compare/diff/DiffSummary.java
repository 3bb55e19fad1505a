package org.plyscope.view.compare.diff;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.plyscope.api.analysis.TreeDifference;
import org.plyscope.ui.text.NumberText;

/** Describes in one sentence how two trees differ. */
final class DiffSummary {
  private DiffSummary() {}

  /**
   * Makes the sentence.
   *
   * @param rows the alignment, the root included
   * @param plies how far down it looks
   * @param cut whether there would be more rows
   */
  static String of(List<TreeDifference> rows, int plies, boolean cut) {
    List<TreeDifference> moves = rows.stream().filter(row -> row.ply() > 0).toList();
    if (moves.isEmpty()) {
      return "";
    }
    Map<String, Long> kinds = new LinkedHashMap<>();
    for (TreeDifference row : moves) {
      if (row.differs()) {
        kinds.merge(row.difference(), 1L, Long::sum);
      }
    }
    String where =
        " of "
            + NumberText.count(moves.size())
            + (cut ? " and more moves" : " moves")
            + " to ply "
            + plies;
    long differing = kinds.values().stream().mapToLong(Long::longValue).sum();
    if (differing == 0) {
      return "None" + where + " differs.";
    }
    return NumberText.count(differing)
        + where
        + (differing == 1 ? " differs: " : " differ: ")
        + kinds.entrySet().stream()
            .map(kind -> NumberText.count(kind.getValue()) + " " + words(kind.getKey()))
            .collect(Collectors.joining(", "))
        + ".";
  }

  private static String words(String difference) {
    return switch (difference) {
      case "other place" -> "at another place";
      case "other end" -> "with another end";
      case "other value" -> "with another value";
      default -> difference;
    };
  }
}
