package org.plyscope.agent.alphabeta;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.plyscope.api.option.OptionValues;

/**
 * Finds options that were chosen but do nothing together with the others, so that nobody believes
 * to have measured them. They are not refused: a sweep over the pruning shall keep its other
 * options.
 */
final class IdleOptions {
  private static final Set<String> NEED_A_TABLE =
      Set.of("table-replacement", "table-depth", "table-move");
  private static final Set<String> NEED_DEEP_PRUNING = Set.of("pvs", "aspiration");
  private static final Set<String> NEED_PRUNING =
      Set.of("cuts", "killers", "counter-moves", "history", "razoring");

  private IdleOptions() {}

  /** Returns a sentence for each reason, or the empty text if every option has its effect. */
  static String remark(OptionValues values) {
    Map<String, String> all = values.texts();
    List<String> sentences = new ArrayList<>();
    if (all.get("table").equals("0")) {
      sentences.add(sentence(values, NEED_A_TABLE, "a table"));
    }
    if (all.get("pruning").equals("none")) {
      // Reduced moves are searched with a window of their own, and cut, whatever the pruning.
      boolean reduces = !all.get("late-move-reduction").equals("0");
      sentences.add(sentence(values, reduces ? Set.of("razoring") : NEED_PRUNING, "pruning"));
    }
    if (!all.get("pruning").equals("deep")) {
      sentences.add(sentence(values, NEED_DEEP_PRUNING, "deep pruning"));
    } else if (!all.get("depth-control").equals("deepening")) {
      sentences.add(sentence(values, Set.of("aspiration"), "deepening"));
    }
    if (!all.get("own-moves").equals("without-contact")) {
      sentences.add(sentence(values, Set.of("contact-rows"), "own-moves=without-contact"));
    }
    sentences.removeIf(String::isEmpty);
    return String.join(" ", sentences);
  }

  private static String sentence(OptionValues values, Set<String> options, String missing) {
    List<String> idle = values.changes().keySet().stream().filter(options::contains).toList();
    if (idle.isEmpty()) {
      return "";
    }
    int last = idle.size() - 1;
    String subject =
        last == 0
            ? "The option " + idle.get(0) + " has"
            : "The options "
                + String.join(", ", idle.subList(0, last))
                + " and "
                + idle.get(last)
                + " have";
    return subject + " no effect without " + missing + ".";
  }
}
