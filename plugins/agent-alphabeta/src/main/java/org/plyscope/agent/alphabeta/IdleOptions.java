package org.plyscope.agent.alphabeta;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.plyscope.api.Limits;
import org.plyscope.api.option.OptionValues;

/**
 * Finds options that were chosen but do nothing together with the others, so that a measurement is
 * not attributed to them. They are not refused: a sweep over the pruning must keep its other
 * options.
 */
final class IdleOptions {
  private static final List<String> NEED_A_TABLE =
      List.of("table-replacement", "table-depth", "table-move");
  private static final List<String> NEED_DEEP_PRUNING = List.of("pvs", "aspiration");
  private static final List<String> NEED_PRUNING =
      List.of("cuts", "killers", "counter-moves", "history", "razoring");

  private IdleOptions() {}

  /** Returns a sentence for each reason, or the empty text if every option has its effect. */
  static String remark(OptionValues values) {
    Map<String, List<String>> idle = new LinkedHashMap<>();
    needs(values)
        .forEach(
            (option, missing) -> {
              if (values.changes().containsKey(option)) {
                idle.computeIfAbsent(missing, key -> new ArrayList<>()).add(option);
              }
            });
    return idle.entrySet().stream()
        .map(entry -> sentence(entry.getValue(), entry.getKey()))
        .collect(Collectors.joining(" "));
  }

  /** Returns why options have no effect, by their ids. */
  static Map<String, String> reasons(OptionValues values, Limits limits) {
    Map<String, String> reasons = new LinkedHashMap<>();
    needs(values)
        .forEach(
            (option, missing) -> reasons.put(option, "Has no effect without " + missing + "."));
    boolean adaptive = values.texts().get("depth-control").equals("adaptive");
    if (limits.depth() > 0 && !adaptive) {
      reasons.put("depth", "The limit of depth, " + limits.depth() + ", applies instead.");
    }
    return reasons;
  }

  /**
   * Returns the missing conditions of options without an effect, by their ids in the order of the
   * options.
   */
  private static Map<String, String> needs(OptionValues values) {
    Map<String, String> all = values.texts();
    Map<String, String> needs = new LinkedHashMap<>();
    if (all.get("table").equals("0")) {
      NEED_A_TABLE.forEach(option -> needs.put(option, "a table"));
    }
    if (all.get("pruning").equals("none")) {
      // Reduced moves are searched with a window of their own, and cut, whatever the pruning.
      boolean reduces = !all.get("late-move-reduction").equals("0");
      List<String> missing = reduces ? List.of("razoring") : NEED_PRUNING;
      missing.forEach(option -> needs.put(option, "pruning"));
    }
    if (!all.get("pruning").equals("deep")) {
      NEED_DEEP_PRUNING.forEach(option -> needs.put(option, "deep pruning"));
    } else if (!all.get("depth-control").equals("deepening")) {
      needs.put("aspiration", "deepening");
    }
    if (!all.get("own-moves").equals("without-contact")) {
      needs.put("contact-rows", "own-moves=without-contact");
    }
    return needs;
  }

  private static String sentence(List<String> idle, String missing) {
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
