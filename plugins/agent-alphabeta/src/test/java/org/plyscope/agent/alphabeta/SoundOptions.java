package org.plyscope.agent.alphabeta;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.plyscope.api.option.Option;

/** Draws combinations of all options that do not change the value of a search. */
final class SoundOptions {
  private final SplittableRandom random;

  SoundOptions(SplittableRandom random) {
    this.random = random;
  }

  /** Draws options of the agent for searches to a depth. */
  Map<String, String> agent(int depth) {
    Map<String, String> drawn = new HashMap<>();
    drawn.put("pruning", any("deep", "deep", "shallow", "none"));
    drawn.put("cuts", any("strict", "non-strict"));
    drawn.put("pvs", any("true", "false"));
    drawn.put("aspiration", any("0", "0.5", "3", "40"));
    drawn.put("table", any("0", "1", "3"));
    drawn.put("table-replacement", any("two-tier", "deeper", "always"));
    drawn.put("table-move", any("true", "false"));
    drawn.put("killers", any("true", "false"));
    drawn.put("counter-moves", any("true", "false"));
    drawn.put("history", any("off", "after", "before"));
    drawn.put("ties", any("first", "random", "look"));
    drawn.put("depth-control", any("deepening", "fixed", "adaptive"));
    if (drawn.get("depth-control").equals("adaptive")) {
      // So large a budget lets it rise from any depth to the one that is asked for.
      drawn.put("budget", "1000000000000");
      drawn.put("depth", String.valueOf(1 + random.nextInt(depth)));
    }
    return drawn;
  }

  /** Draws a value of one option of an evaluator or ordering, for not all go together. */
  String part(String id, List<Option<?>> options) {
    if (options.isEmpty()) {
      return id;
    }
    Option<?> option = options.get(random.nextInt(options.size()));
    return id + "[" + option.id() + "=" + value(option) + "]";
  }

  private String value(Option<?> option) {
    return switch (option.kind()) {
      case FLAG -> any("true", "false");
      case CHOICE -> option.choices().get(random.nextInt(option.choices().size()));
      case INTEGER -> String.valueOf(random.nextLong((long) option.min(), (long) option.max() + 1));
      case DECIMAL -> String.valueOf(random.nextInt((int) option.min(), (int) option.max() + 1));
      default -> throw new IllegalArgumentException("an option of another kind: " + option);
    };
  }

  private String any(String... words) {
    return words[random.nextInt(words.length)];
  }
}
