package org.plyscope.lab.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NearMatchesTest {
  private static final List<String> GAMES =
      List.of("chinese-checkers", "checkers", "kalah", "fauhalma");

  @Test
  void suggestsWhatResembles() {
    assertThat(NearMatches.of("chess-checkers", GAMES)).contains("chinese-checkers");
    assertThat(NearMatches.of("kallah", GAMES)).containsExactly("kalah");
    assertThat(NearMatches.of("Halma", GAMES)).contains("fauhalma");
    assertThat(NearMatches.of("backgammon", GAMES)).isEmpty();
  }

  @Test
  void listsWhatThereIs() {
    assertThat(NearMatches.unknown("game", "go", GAMES))
        .hasMessage("There is no game 'go'. Known: checkers, chinese-checkers, fauhalma, kalah.");
    assertThat(NearMatches.unknown("game", "go", List.of()))
        .hasMessage("There is no game 'go'; there is none at all here.");
    List<String> many = IntStream.range(100, 150).mapToObj(i -> "agent-" + i).toList();
    assertThat(NearMatches.unknown("agent", "x", many)).hasMessageEndingWith("and 38 more.");
  }

  @Test
  void formsNameWhatThereIs() {
    assertThat(NearMatches.unknown("game", "kala", List.of("kalah"), id -> "Kalah (6,4)"))
        .hasMessage("There is no game 'kala'; did you mean Kalah (6,4)? Known: Kalah (6,4).");
  }

  @Test
  void aLongNameLeavesRoomForWhatThereIs() {
    assertThat(NearMatches.unknown("game", "kalah" + "x".repeat(5_000), List.of("kalah")))
        .hasMessage(
            "There is no game 'kalah%s…'; did you mean kalah? Known: kalah."
                .formatted("x".repeat(35)));
  }
}
