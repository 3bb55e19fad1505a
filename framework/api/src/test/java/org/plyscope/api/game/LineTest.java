package org.plyscope.api.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;

class LineTest {
  private final Rules rules = Circle.rules();

  @Test
  void startsWithoutMoves() {
    Line line = Line.of(rules);
    assertThat(line.rules()).isSameAs(rules);
    assertThat(line.start()).isEqualTo("0");
    assertThat(line.position()).isEqualTo("0");
    assertThat(line.size()).isZero();
    assertThat(line.lastMove()).isEqualTo(MoveList.NONE);
    assertThat(line).isEqualTo(Line.of(rules, "0"));
    assertThat(line).hasToString("0 after 0 moves");
  }

  @Test
  void growsMoveByMove() {
    Line line = Line.of(rules, "3").then(1).then(1, 2);
    assertThat(line.start()).isEqualTo("3");
    assertThat(line.position()).isEqualTo("4");
    assertThat(line.moves()).containsExactly(1, 1, 2);
    assertThat(line.move(1)).isEqualTo(1);
    assertThat(line.lastMove()).isEqualTo(2);
    assertThat(line).isEqualTo(Line.of(rules, "3", 1, 1, 2));
    assertThat(line.then()).isEqualTo(line);
  }

  @Test
  void remembersWhatTheTextForgets() {
    Line line = Line.of(rules, "0", 1, 2, 1, 2, 1);
    assertThat(line.position()).isEqualTo("1");
    assertThat(line.state().over()).isTrue();
    assertThat(rules.parse("1").over()).isFalse();
    assertThatThrownBy(() -> line.then(1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Move 1 is not legal in '1'.");
  }

  @Test
  void isNotChangedByItsUsers() {
    Line line = Line.of(rules).then(1, 1);
    line.state().play(1);
    line.moves()[0] = 2;
    line.then(2);
    assertThat(line.position()).isEqualTo("2");
    assertThat(line.moves()).containsExactly(1, 1);

    long[] given = {1, 1};
    Line kept = Line.of(rules, "0", given);
    given[0] = 2;
    assertThat(kept).isEqualTo(line);
  }

  @Test
  void knowsItsBeginnings() {
    Line line = Line.of(rules).then(1, 1, 2);
    for (int i = 0; i <= 3; i++) {
      Line first = line.first(i);
      assertThat(first.size()).isEqualTo(i);
      assertThat(line.startsWith(first)).isTrue();
      assertThat(first.startsWith(line)).isEqualTo(i == 3);
      assertThat(first.then(2).startsWith(first)).isTrue();
    }
    assertThat(line.first(2).position()).isEqualTo("2");
    assertThat(line.startsWith(Line.of(rules, "0", 2))).isFalse();
    assertThat(line.startsWith(Line.of(rules, "1"))).isFalse();
    assertThatThrownBy(() -> line.first(4)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void isEqualByContent() {
    Line line = Line.of(rules).then(1, 2);
    assertThat(line).isEqualTo(Line.of(Circle.rules()).then(1).then(2));
    assertThat(line).hasSameHashCodeAs(Line.of(Circle.rules()).then(1, 2));
    assertThat(line).isNotEqualTo(Line.of(rules)).isNotEqualTo(Line.of(rules).then(2, 1));
    assertThat(line).as("the same position").isNotEqualTo(Line.of(rules, "0"));
  }

  @Test
  void goesThroughText() {
    Line line = Line.of(rules, "3").then(1, 1, 2);
    assertThat(line.texts()).containsExactly("forth", "forth", "back");
    assertThat(Line.parse(rules, line.start(), line.texts())).isEqualTo(line);
  }

  @Test
  void badInputIsNamed() {
    assertThatThrownBy(() -> Line.of(rules, "9")).isInstanceOf(InputException.class);
    assertThatThrownBy(() -> Line.of(rules, "0", 1, 7))
        .isInstanceOf(InputException.class)
        .hasMessage("Move 2 is not legal where it is played.");
    assertThatThrownBy(() -> Line.parse(rules, "0", List.of("forth", "up")))
        .isInstanceOf(InputException.class)
        .hasMessage("Move 2, 'up': 'up' is neither forth nor back.");
    List<String> tooMany = List.of("forth", "back", "forth", "back", "forth", "back");
    assertThatThrownBy(() -> Line.parse(rules, "0", tooMany))
        .isInstanceOf(InputException.class)
        .hasMessage("Move 6, 'back': the game is over before it.");
  }

  @Test
  void manyThreadsWalkTheirOwnStates() {
    Line line = Line.of(rules).then(1, 1, 1);
    List<String> ends =
        ForkJoinPool.commonPool()
            .submit(
                () ->
                    IntStream.range(0, 2000)
                        .parallel()
                        .mapToObj(i -> walk(line, 1 + i % 2))
                        .toList())
            .join();
    for (int i = 0; i < ends.size(); i++) {
      assertThat(ends.get(i)).isEqualTo(i % 2 == 0 ? "4 4" : "2 2");
    }
    assertThat(line.position()).isEqualTo("3");
  }

  private static String walk(Line line, int move) {
    State state = line.state();
    state.play(move);
    return state.position() + " " + line.then(move).position();
  }
}
