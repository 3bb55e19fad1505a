package org.plyscope.view.board.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.Line;
import org.plyscope.testkit.boards.Boards;
import org.plyscope.testkit.boards.FixtureRules;
import org.plyscope.testkit.boards.FixtureRules.Step;
import org.plyscope.testkit.boards.TestGames;

class MovePickerTest {
  private static BoardModel start(FixtureRules rules) {
    return BoardModel.of(Line.of(rules));
  }

  /** A king on 26 that can take two pieces either way round to 30. */
  private static BoardModel twoWaysRound() {
    Setup setup =
        Setup.empty(Boards.eight()).with(26, 3).with(35, 2).with(19, 2).with(21, 2).with(37, 2);
    FixtureRules rules = TestGames.eight();
    return BoardModel.of(Line.of(rules, rules.state(setup).position()));
  }

  @Test
  void picksAPieceThenItsEnd() {
    MovePicker picker = new MovePicker(start(TestGames.star()));
    assertThat(picker.click(1)).isEmpty();
    assertThat(picker.start()).isEqualTo(1);
    assertThat(picker.targets()).containsExactly(0, 2, 6);
    List<Play> plays = picker.click(2);
    assertThat(plays).hasSize(1);
    assertThat(plays.get(0).path()).containsExactly(1, 2);
  }

  @Test
  void anEmptyCellPicksNothing() {
    MovePicker picker = new MovePicker(start(TestGames.star()));
    assertThat(picker.click(3)).isEmpty();
    assertThat(picker.start()).isEqualTo(MovePicker.NOWHERE);
    assertThat(picker.accepts(2)).isFalse();
  }

  @Test
  void anotherPieceBecomesTheNewStart() {
    MovePicker picker = new MovePicker(start(TestGames.eight()));
    picker.click(17);
    assertThat(picker.targets()).containsExactly(24, 26);
    assertThat(picker.click(19)).isEmpty();
    assertThat(picker.start()).isEqualTo(19);
  }

  @Test
  void aPitIsSownByOneClick() {
    MovePicker picker = new MovePicker(start(TestGames.row()));
    assertThat(picker.targetsFrom(0)).containsExactly(4);
    assertThat(picker.click(0)).singleElement().satisfies(p -> assertThat(p.end()).isEqualTo(4));
    assertThat(new MovePicker(start(TestGames.row())).click(6)).isEmpty();
  }

  @Test
  void aCellInBetweenTellsMovesApart() {
    BoardModel model = twoWaysRound();
    MovePicker picker = new MovePicker(model);
    List<Play> toTheEnd =
        model.plays().stream().filter(p -> p.start() == 26 && p.end() == 26).toList();
    assertThat(toTheEnd).as("round trips in both senses").hasSize(2);
    picker.click(26);
    assertThat(picker.click(26)).isEmpty();
    assertThat(picker.targets()).containsExactly(12, 26, 44);
    assertThat(picker.click(44))
        .singleElement()
        .satisfies(p -> assertThat(p.path()).containsExactly(26, 44, 30, 12, 26));
  }

  @Test
  void movesWithTheSameEndsAreToldApartByTheWay() {
    FixtureRules rules = detours();
    MovePicker picker = new MovePicker(start(rules));
    picker.click(1);
    assertThat(picker.targets()).containsExactly(4);
    assertThat(picker.click(4)).as("two ways lead there").isEmpty();
    assertThat(picker.targets()).containsExactly(0, 2, 3, 4, 5, 6);
    List<Play> plays = picker.click(5);
    assertThat(plays).singleElement().satisfies(p -> assertThat(p.path()).contains(6, 5));
  }

  @Test
  void theEndClickedTwiceTakesTheShortestWay() {
    MovePicker picker = new MovePicker(start(detours()));
    picker.click(1);
    picker.click(4);
    assertThat(picker.click(4))
        .singleElement()
        .satisfies(p -> assertThat(p.path()).containsExactly(1, 2, 3, 4));
  }

  @Test
  void theWayCanBeClickedFirst() {
    MovePicker picker = new MovePicker(start(detours()));
    picker.click(1);
    assertThat(picker.accepts(5)).isTrue();
    assertThat(picker.click(5)).singleElement().satisfies(p -> assertThat(p.end()).isEqualTo(4));
  }

  @Test
  void movesThatLookTheSameAreAllReturned() {
    FixtureRules star = TestGames.star();
    Setup after = star.start().with(2, 1).with(1, 0);
    FixtureRules twins =
        new FixtureRules(
            "Twins",
            star.board(),
            star.start(),
            s -> List.of(new Step(List.of(1, 2), after), new Step(List.of(1, 2), after)),
            star.result(),
            star.problems());
    MovePicker picker = new MovePicker(start(twins));
    picker.click(1);
    assertThat(picker.click(2)).hasSize(2);
  }

  @Test
  void everyMoveCanBePicked() {
    FixtureRules star = TestGames.star();
    Setup after = star.start().with(4, 1).with(1, 0);
    List<Step> ways =
        Stream.of(
                List.of(1, 2, 4),
                List.of(1, 3, 4),
                List.of(1, 2, 3, 4),
                List.of(1, 3, 2, 4),
                List.of(1, 2, 3, 0, 4),
                List.of(1, 0))
            .map(path -> new Step(path, after))
            .toList();
    FixtureRules braid =
        new FixtureRules(
            "Braid", star.board(), star.start(), s -> ways, star.result(), star.problems());
    for (BoardModel model : List.of(start(braid), twoWaysRound(), start(TestGames.eight()))) {
      for (Play play : model.plays()) {
        assertThat(pick(model, play)).as("%s", play).containsExactly(play);
      }
    }
  }

  /** Clicks start and end, then what lies between in order, and the end again if need be. */
  private static List<Play> pick(BoardModel model, Play play) {
    MovePicker picker = new MovePicker(model);
    picker.click(play.start());
    List<Play> picked = picker.click(play.end());
    for (int cell : play.path().subList(1, play.path().size())) {
      if (picked.isEmpty() && picker.accepts(cell)) {
        picked = picker.click(cell);
      }
    }
    return picked;
  }

  /** Red may go round the small star on either side, one way longer than the other. */
  private static FixtureRules detours() {
    FixtureRules star = TestGames.star();
    Setup after = star.start().with(4, 1).with(1, 0);
    return new FixtureRules(
        "Detours",
        star.board(),
        star.start(),
        s -> List.of(new Step(List.of(1, 6, 0, 5, 4), after), new Step(List.of(1, 2, 3, 4), after)),
        star.result(),
        star.problems());
  }
}
