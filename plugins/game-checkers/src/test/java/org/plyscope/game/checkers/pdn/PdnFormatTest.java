package org.plyscope.game.checkers.pdn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.InputException;
import org.plyscope.api.format.GameRecord;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.game.checkers.CheckersRules;
import org.plyscope.testkit.games.TicTacToe;

class PdnFormatTest {
  private static final String MATCH =
      """
      [Event "A \\"friendly\\" match"]
      [Black "Anna"]
      [White "Ben"]
      [GameType "21,B,8,8,N1,0"]
      [Result "0-1"]

      1. 11-15! {the Old Faithful (strong)} 23-19 $1 2. 8-11 (2. 9-14 22-17 (22-18 15x22)
      2... 6-9 {not ) here}) 22-17 ; a comment (to the end
      3. 11-16?! 24-20 4. 15x24 28x19 0-1

      [Event "Setup"]
      [SetUp "1"]
      [FEN "W:WK15,20:B12,K28"]
      1. 15-19* *
      10-15 21-17 1/2-1/2
      """;

  private static final String NOISE = "[](){};\"\\$*.-x0123456789 \n\u0000é";

  private final PdnFormat format = new PdnFormat();
  private final Rules rules = rules(Map.of());

  @Test
  void aWordOfManyCellsIsNoMove() {
    assertThatThrownBy(() -> format.read(rules, "1. 11" + "-15".repeat(20_000)))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("Line 1: found '11-15")
        .hasMessageContaining("expected a move");
  }

  @Test
  void readsGamesAndSkipsTheRest() {
    List<GameRecord> games = format.read(rules, MATCH);
    assertThat(games).hasSize(3);
    assertThat(games.get(0).headers())
        .containsEntry("Event", "A \"friendly\" match")
        .containsEntry("Result", "0-1");
    assertThat(texts(games.get(0)))
        .containsExactly("11-15", "23-19", "8-11", "22-17", "11-16", "24-20", "15x24", "28x19");
    assertThat(games.get(1).line().start()).isEqualTo("W:WK15,20:B12,K28");
    assertThat(texts(games.get(1))).containsExactly("15-19");
    assertThat(games.get(1).headers()).containsEntry("Result", "*");
    assertThat(texts(games.get(2))).containsExactly("10-15", "21-17");
    assertThat(games.get(2).headers()).containsExactly(Map.entry("Result", "1/2-1/2"));
  }

  @Test
  void gamesWithoutFenStartWithBlackWhateverTheOpener() {
    GameRecord game = format.read(rules(Map.of("opener", "white")), "1. 11-15 23-19 *").get(0);
    assertThat(game.line().start()).isEqualTo(CheckersRules.OFFICIAL_START);
  }

  @Test
  void emptyTextHoldsNoGame() {
    assertThat(format.read(rules, " \n{nothing} * ; *\n")).isEmpty();
  }

  @Test
  void randomGamesComeBack() {
    for (String opener : List.of("black", "white")) {
      Rules variant = rules(Map.of("opener", opener));
      List<GameRecord> games = new ArrayList<>();
      for (int seed = 0; seed < 20; seed++) {
        games.add(randomGame(variant, seed));
      }
      String text = format.write(variant, games);
      assertThat(text.lines()).allMatch(line -> line.length() <= 80 || line.startsWith("["));
      List<GameRecord> back = format.read(variant, text);
      assertThat(back).hasSameSizeAs(games);
      for (int i = 0; i < games.size(); i++) {
        assertThat(back.get(i).line()).isEqualTo(games.get(i).line());
        assertThat(back.get(i).headers()).containsAllEntriesOf(games.get(i).headers());
      }
      assertThat(format.write(variant, back)).isEqualTo(text);
    }
  }

  @Test
  void writtenResultsFollowTheGame() {
    GameRecord lost = GameRecord.of(Line.of(rules, "B:W8,11:B4"));
    assertThat(format.write(rules, List.of(lost)))
        .isEqualTo(
            """
            [GameType "21"]
            [SetUp "1"]
            [FEN "B:W8,11:B4"]
            [Result "1-0"]

            1-0
            """);
  }

  @Test
  void recordsMustFitTheRules() {
    GameRecord wrong = GameRecord.of(Line.of(TicTacToe.standard()));
    assertThatThrownBy(() -> format.write(rules, List.of(wrong)))
        .isInstanceOf(InputException.class)
        .hasMessage("PDN is for checkers; it cannot hold a game of Tic-tac-toe.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "11-15 hello | Line 1: found 'hello', expected a move such as 11-15 or 11x18.",
        "11-15 11-15 | Line 1: move 2 of game 1: '11-15' is not legal here; White can play",
        "11-15 {abc  | Line 1: the comment that starts here has no '}'.",
        "11-15 (23-19| Line 1: the variation that starts here has no ')'.",
        "11-15 )     | Line 1: found ')' without '(' before it.",
        "[Event Cup] | Line 1: found '[' but no header",
        "[GameType \"20\"] | Line 1: the game type is '20'; it must be 21, American checkers.",
        "[FEN \"B:W\"]     | Line 1: the FEN cannot be read. Column 4"
      })
  void complaintsNameTheLine(String text, String sentence) {
    assertThatThrownBy(() -> format.read(rules, text))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(sentence);
    assertThatThrownBy(() -> format.read(rules, "\n" + text))
        .hasMessageStartingWith(sentence.replace("Line 1", "Line 2"));
  }

  @Test
  void garbageGivesOneSentence() {
    SplittableRandom random = new SplittableRandom(11);
    int refused = 0;
    for (int i = 0; i < 5000; i++) {
      StringBuilder text = new StringBuilder(MATCH);
      for (int edit = random.nextInt(6); edit >= 0; edit--) {
        int at = random.nextInt(text.length());
        char c = NOISE.charAt(random.nextInt(NOISE.length()));
        switch (random.nextInt(3)) {
          case 0 -> text.setCharAt(at, c);
          case 1 -> text.insert(at, c);
          default -> text.delete(at, Math.min(text.length(), at + random.nextInt(30)));
        }
      }
      try {
        format.read(rules, text.toString());
      } catch (InputException e) {
        refused++;
        assertThat(e.getMessage()).startsWith("Line ");
      }
    }
    assertThat(refused).isBetween(1000, 4900);
  }

  private static Rules rules(Map<String, String> changes) {
    CheckersGame game = new CheckersGame();
    return game.rules(OptionValues.defaults(game.options()).with(changes));
  }

  private static GameRecord randomGame(Rules rules, int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    MoveList scratch = new MoveList();
    Line line = Line.of(rules);
    while (!line.state().over() && line.size() < 10 * (seed + 1)) {
      line = line.then(line.state().randomMove(random, scratch));
    }
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("Event", "Random \\ \"" + seed + "\"");
    headers.put("Round", String.valueOf(seed));
    return GameRecord.of(line).withHeaders(headers);
  }

  private static List<String> texts(GameRecord game) {
    return game.line().texts();
  }
}
