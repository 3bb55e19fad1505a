package org.plyscope.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.State;

/** Mutated lines give a value or one sentence, never anything else. */
class WireFuzzTest {
  private static final int ROUNDS = 40_000;
  private static final String[] BITS = {
    "null",
    "true",
    "-1",
    "0",
    "1e400",
    "4611686018427387904",
    "99999999999999999999",
    "\"\"",
    "[]",
    "{}",
    "[[[",
    "}",
    "]",
    ",",
    ":",
    "\"",
    "\\u0000",
    "\\",
    "\"move\":",
    "\"x\":1,",
    "NaN",
    "0.5"
  };

  private final SplittableRandom random = new SplittableRandom(5);

  @Test
  void mutatedLinesGiveAValueOrASentence() {
    List<String> lines = lines();
    State root = Line.of(RandomValues.rules("countdown", Map.of())).state();
    int refused = 0;
    for (int round = 0; round < ROUNDS; round++) {
      String line = mutated(lines.get(random.nextInt(lines.size())), lines);
      try {
        read(Message.read(line), root);
      } catch (InputException e) {
        refused++;
        assertThat(e.getMessage()).as(line).isNotBlank().endsWith(".").doesNotContain("\n");
      }
    }
    assertThat(refused).isBetween(ROUNDS / 2, ROUNDS - 1);
  }

  private static List<String> lines() {
    List<String> lines = new ArrayList<>();
    Line start = Line.of(RandomValues.rules("countdown", Map.of()));
    for (int seed = 0; seed < 40; seed++) {
      RandomValues values = new RandomValues(seed);
      lines.add(
          Message.line("result", ResultForm.write(values.result(start.state()), start.state())));
      lines.add(Message.line("counts", CountsForm.write(values.counts())));
      lines.add(Message.line("line", LineForm.write(values.line())));
    }
    return lines;
  }

  private static Object read(Message message, State root) {
    return switch (message.kind()) {
      case "result" -> ResultForm.read(message.value(), root);
      case "counts" -> CountsForm.read(message.value());
      case "line" -> LineForm.read(message.value(), RandomValues::rules);
      default -> message.value().object(object -> object.find("x"));
    };
  }

  private String mutated(String line, List<String> others) {
    StringBuilder text = new StringBuilder(line);
    for (int i = 1 + random.nextInt(3); i > 0; i--) {
      int at = random.nextInt(text.length() + 1);
      int to = Math.min(text.length(), at + random.nextInt(8));
      switch (random.nextInt(5)) {
        case 0 -> text.replace(at, to, "");
        case 1 -> text.insert(at, BITS[random.nextInt(BITS.length)]);
        case 2 -> text.replace(at, to, BITS[random.nextInt(BITS.length)]);
        case 3 -> text.insert(at, (char) random.nextInt(256));
        default -> {
          String other = others.get(random.nextInt(others.size()));
          int from = random.nextInt(other.length());
          text.insert(at, other, from, Math.min(other.length(), from + random.nextInt(40)));
        }
      }
    }
    return text.toString();
  }
}
