package org.plyscope.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException.Place;

/**
 * A problem carries its place and what would be right as data, and the sentence is made of them.
 */
class InputPlaceTest {
  private static final Place DEPTH = new Place("", "agents.ab.depth", 7, 3);

  @Test
  void thePlaceIsNamedByKeysOrByLineAndColumn() {
    assertThat(DEPTH).hasToString("agents.ab.depth (line 7)");
    assertThat(new Place("base.json", "blocks", 2, 1)).hasToString("blocks (base.json, line 2)");
    assertThat(new Place("--set", "blocks", 0, 0)).hasToString("blocks (--set)");
    assertThat(new Place("", "result.move", 0, 0)).hasToString("result.move");
    assertThat(new Place("", "", 3, 5)).hasToString("Line 3, column 5");
    assertThat(new Place("", "", 1, 0)).hasToString("The file (line 1)");
    assertThat(new Place("", "k".repeat(500), 1, 1).toString()).hasSizeLessThan(230);
  }

  @Test
  void theSentenceIsMadeOfPlaceFoundAndFix() {
    InputException wrong = InputException.wrong(DEPTH, "'x'", "a number");
    assertThat(wrong).hasMessage("agents.ab.depth (line 7) is 'x'; it must be a number.");
    assertThat(wrong.place()).isEqualTo(DEPTH);
    assertThat(wrong.fix()).isEqualTo("a number");
    assertThat(wrong.column()).isEqualTo(3);
    assertThat(InputException.missing(DEPTH, "use"))
        .hasMessage("agents.ab.depth (line 7) has no 'use'; it must have one.");
  }

  @Test
  void aProblemGetsTheFirstPlaceThatIsKnown() {
    InputException plain = InputException.at(2, "'x'", "a digit");
    InputException placed = plain.within(DEPTH);
    assertThat(placed).hasMessage("agents.ab.depth (line 7): " + plain.getMessage());
    assertThat(placed.fix()).isEqualTo("a digit");
    assertThat(placed.within(new Place("", "agents", 6, 1))).isSameAs(placed);
    assertThat(plain.place()).isEqualTo(Place.NOWHERE);
  }

  @Test
  void severalProblemsAreOneExceptionThatNamesTheFirst() {
    InputException one = InputException.in(DEPTH, "no.");
    InputException other = InputException.missing(Place.NOWHERE, "game");
    assertThat(InputException.all(List.of(one))).isSameAs(one);
    InputException both = InputException.all(List.of(one, other));
    assertThat(both).hasMessage("agents.ab.depth (line 7): no. (and 1 more problem)");
    assertThat(both.problems()).containsExactly(one, other);
    assertThat(both.place()).isEqualTo(DEPTH);
    assertThat(one.problems()).containsExactly(one);
  }
}
