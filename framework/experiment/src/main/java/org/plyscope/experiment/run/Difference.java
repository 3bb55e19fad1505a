package org.plyscope.experiment.run;

import java.util.ArrayList;
import java.util.List;

/** Describes where two texts differ, for display. */
final class Difference {
  private static final int LONGEST = 60;
  private static final int SHOWN = 4;

  private Difference() {}

  /** Returns the lines that differ: old ones with a minus, new ones with a plus. */
  static String of(String there, String here) {
    List<String> before = there.lines().toList();
    List<String> now = here.lines().toList();
    int head = 0;
    int most = Math.min(before.size(), now.size());
    while (head < most && before.get(head).equals(now.get(head))) {
      head++;
    }
    int tail = 0;
    while (tail < most - head
        && before.get(before.size() - 1 - tail).equals(now.get(now.size() - 1 - tail))) {
      tail++;
    }
    List<String> old = before.subList(head, before.size() - tail);
    List<String> fresh = now.subList(head, now.size() - tail);
    List<String> shown = new ArrayList<>();
    int all = old.size() == fresh.size() ? pairs(head, old, fresh, shown) : 0;
    if (shown.isEmpty()) {
      lines("-", old, shown);
      lines("+", fresh, shown);
      all = Math.max(old.size(), fresh.size());
      shown.set(0, "line " + (head + 1) + ": " + shown.get(0));
    }
    String more = all > SHOWN ? ", and " + (all - SHOWN) + " more" : "";
    return String.join(", ", shown) + more;
  }

  /** Puts lines beside each other; returns how many differ. */
  private static int pairs(int head, List<String> old, List<String> fresh, List<String> shown) {
    int differing = 0;
    for (int i = 0; i < old.size(); i++) {
      if (!old.get(i).equals(fresh.get(i))) {
        differing++;
        if (differing <= SHOWN) {
          shown.add(
              "line %d: - %s + %s".formatted(head + i + 1, brief(old.get(i)), brief(fresh.get(i))));
        }
      }
    }
    return differing;
  }

  private static void lines(String sign, List<String> lines, List<String> shown) {
    lines.stream().limit(SHOWN).forEach(line -> shown.add(sign + " " + brief(line)));
  }

  private static String brief(String line) {
    String text = line.strip().replaceFirst(",$", "");
    return text.length() > LONGEST ? text.substring(0, LONGEST) + "…" : text;
  }
}
