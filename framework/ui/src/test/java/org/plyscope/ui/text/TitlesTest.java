package org.plyscope.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.testkit.games.TicTacToe;

class TitlesTest {
  private final Rules rules = TicTacToe.standard();

  @Test
  void oneSetOfRulesNeedsNoName() {
    assertThat(Titles.game(rules)).isEqualTo("Tic-tac-toe");
    assertThat(Titles.rules(rules)).isEmpty();
  }

  @Test
  void presetsAndChangesAreNamed() {
    Game game = new TwoPresets();
    OptionValues standard = OptionValues.defaults(game.options());
    assertThat(Titles.game(game.rules(standard))).isEqualTo("Nim, Short");
    assertThat(Titles.rules(game.rules(standard.with("heaps", "5")))).isEqualTo("Long");
    assertThat(Titles.rules(game.rules(standard.with("heaps", "5").with("largest", "9"))))
        .isEqualTo("Long (Largest heap 9)");
  }

  @Test
  void positionsAreNamedByWhereTheyBegan() {
    Line start = Line.of(rules);
    MoveList moves = new MoveList();
    start.state().moves(moves);
    Line later = start.then(moves.get(0));
    assertThat(Titles.position(start, Map.of())).isEqualTo("Start");
    assertThat(Titles.position(later, Map.of())).isEqualTo("Start, after 1 move");
    assertThat(Titles.position(later, Map.of(later.position(), "Mine"))).isEqualTo("Mine");
    Line own = Line.of(rules, later.position());
    assertThat(Titles.position(own, Map.of())).isEqualTo("Custom position");
  }

  @Test
  void inListsTheShorterTextOfMovesIsEnough() {
    assertThat(Titles.move(called("2", "House 2"), 1)).isEqualTo("2");
    assertThat(Titles.move(called("[[3,-5],[1,-3]]", "3,-5→1,-3"), 1)).isEqualTo("3,-5→1,-3");
  }

  private static State called(String text, String label) {
    return (State)
        Proxy.newProxyInstance(
            State.class.getClassLoader(),
            new Class<?>[] {State.class},
            (proxy, method, arguments) -> method.getName().equals("label") ? label : text);
  }
}
