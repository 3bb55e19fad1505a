package org.plyscope.workbench.search.result;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.measure.SearchCounters.Research;
import org.plyscope.api.measure.SearchCounters.Shortcut;
import org.plyscope.ui.text.NumberText;

/** Describes the repeated and the omitted parts of a search. */
final class TechniqueText {
  private TechniqueText() {}

  /** Returns a sentence, or an empty string if there is none. */
  static String of(Counts counters) {
    List<String> parts = new ArrayList<>();
    if (counters.researches() > 0) {
      parts.add(number(counters.researches(), "search", "searches") + " repeated: " + by(counters));
    }
    List<String> left = new ArrayList<>();
    add(left, counters.shortcuts(Shortcut.REDUCED), "late move reduced", "late moves reduced");
    add(left, counters.shortcuts(Shortcut.FUTILE), "futile move skipped", "futile moves skipped");
    add(left, counters.shortcuts(Shortcut.RAZORED), "node razored", "nodes razored");
    if (!left.isEmpty()) {
      parts.add(String.join(", ", left));
    }
    return parts.isEmpty() ? "" : String.join("; ", parts) + ".";
  }

  private static String by(Counts counters) {
    return Arrays.stream(Research.values())
        .filter(cause -> counters.researches(cause) > 0)
        .map(cause -> words(cause) + " " + NumberText.count(counters.researches(cause)))
        .collect(Collectors.joining(", "));
  }

  private static String words(Research cause) {
    return cause.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private static void add(List<String> parts, long count, String one, String many) {
    if (count > 0) {
      parts.add(number(count, one, many));
    }
  }

  private static String number(long count, String one, String many) {
    return NumberText.count(count) + " " + (count == 1 ? one : many);
  }
}
