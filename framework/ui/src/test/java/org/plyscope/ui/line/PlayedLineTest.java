package org.plyscope.ui.line;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Line;
import org.plyscope.api.option.OptionValues;
import org.plyscope.testkit.CountdownGame;

class PlayedLineTest {
  private static Line start(int players) {
    CountdownGame game = new CountdownGame();
    return Line.of(
        game.rules(
            OptionValues.defaults(game.options())
                .with("players", String.valueOf(players))
                .with("seeds", "99")));
  }

  @Test
  void roundsAreNumberedHoweverManyPlayThem() {
    assertThat(PlayedLine.of(start(2), 1, 2, 3).text()).isEqualTo("1. 1 2 2. 3");
    assertThat(PlayedLine.of(start(3), 1, 2, 3, 1).text()).isEqualTo("1. 1 2 3 2. 1");
  }

  @Test
  void aLineEndsWhereItIsWrong() {
    PlayedLine line = PlayedLine.of(start(2), 1, 77, 2);
    assertThat(line.text()).isEqualTo("1. 1");
    assertThat(line.moves()).containsExactly(1);
  }

  @Test
  void knowsWhereAGameIsOnIt() {
    Line start = start(2).then(3);
    PlayedLine line = PlayedLine.of(start, 1, 2, 3);
    assertThat(line.place(start)).isEqualTo(-1);
    assertThat(line.place(line.upTo(1))).isEqualTo(1);
    assertThat(line.place(start.then(2))).isEqualTo(PlayedLine.ELSEWHERE);
    assertThat(line.place(start(2))).isEqualTo(PlayedLine.ELSEWHERE);
    assertThat(line.upTo(-1)).isEqualTo(start);
  }

  @Test
  void rowsKeepTheHeightAndAClickOnTheCountShowsTheRest() {
    MoveLine shown = new MoveLine("line", tint -> Color.GRAY).rows(2);
    shown.setSize(200, 50);
    int empty = shown.getPreferredSize().height;
    long[] moves = IntStream.range(0, 30).mapToLong(i -> 1 + i % 3).toArray();
    shown.show(PlayedLine.of(start(2), moves), PlayedLine.ELSEWHERE);
    assertThat(shown.getPreferredSize().height).isEqualTo(empty);
    assertThat(shown.place(0).isEmpty()).isFalse();
    assertThat(shown.place(29).isEmpty()).isTrue();
    shown.rows(0);
    assertThat(shown.place(29).isEmpty()).isFalse();
    assertThat(shown.getPreferredSize().height).isGreaterThan(empty);
  }

  @Test
  void keysPointAndPick() {
    List<Integer> pointed = new ArrayList<>();
    List<Integer> picked = new ArrayList<>();
    MoveLine shown =
        new MoveLine("line", tint -> Color.GRAY).onPoint(pointed::add).onPick(picked::add);
    shown.show(PlayedLine.of(start(2), 1, 2, 3), PlayedLine.ELSEWHERE);
    for (String key : new String[] {"RIGHT", "RIGHT", "LEFT", "ENTER"}) {
      shown.getActionMap().get(key).actionPerformed(null);
    }
    assertThat(pointed).containsExactly(0, 1, 0);
    assertThat(picked).containsExactly(0);
  }
}
