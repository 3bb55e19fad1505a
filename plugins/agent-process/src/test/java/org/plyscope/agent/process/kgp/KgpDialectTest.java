package org.plyscope.agent.process.kgp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.agent.process.talk.ScriptedEngine;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.program.ProgramDeclaration;
import org.plyscope.api.program.ProgramException;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.game.mancala.kalah.CourseKalahGame;
import org.plyscope.game.mancala.kalah.KalahGame;

/** Clients that speak KGP, with the oddities of those in use. */
class KgpDialectTest {
  private static final Rules RULES = rules();

  private final KgpDialect dialect = new KgpDialect();

  /** A client that answers requests by a script; {@code %d} stands for the number of a request. */
  private static ScriptedEngine client(String mode, String... answers) {
    return new ScriptedEngine(
        line -> {
          assertThat(line).endsWith("\r");
          List<String> written = new ArrayList<>();
          if (line.contains(" kgp ")) {
            written.add("1 set \"info:name\" \"A \\\"quoted\\\" client\"");
            written.add("3 set info:authors me");
            written.add("5 " + mode);
          } else if (line.contains(" state ")) {
            for (String answer : answers) {
              written.add(answer.replace("%d", line.split(" ", 2)[0]));
            }
          }
          return written;
        });
  }

  @ParameterizedTest
  @ValueSource(strings = {"mode \"freeplay\"", "mode freeplay"})
  void stringsAreReadWithAndWithoutQuotes(String mode) {
    ScriptedEngine client = client(mode);
    ProgramDeclaration declared = dialect.declare(client);
    assertThat(declared.name()).isEqualTo("A \"quoted\" client");
    assertThat(declared.author()).isEqualTo("me");
    assertThat(client.received())
        .containsExactly("2 kgp 1 0 1\r", "4@1 ok\r", "6@3 ok\r", "8@5 ok\r", "10 goodbye\r");
  }

  @Test
  void theClientIsAlwaysSouthAndImprovesItsMove() throws InterruptedException {
    ScriptedEngine client =
        client(
            "mode freeplay",
            "7@%d move 1",
            "9 ping",
            "11@999 move 5",
            "13@%d move 2",
            "15@%d yield");
    Line line = Line.of(RULES, "0,5,5,5,5,4/0 4,4,4,4,4,4/0 N");
    List<SearchResult> reports = new ArrayList<>();
    SearchResult result =
        open(client).search(SearchRequest.of(line, second()), SearchListener.of(reports::add));
    assertThat(line.state().text(result.move())).isEqualTo("2");
    assertThat(reports).hasSize(2);
    assertThat(result.status()).isEqualTo(SearchResult.Status.COMPLETE);
    assertThat(client.received())
        .contains("10 state <6,0,0,4,4,4,4,4,4,0,5,5,5,5,4>\r", "12@9 pong\r");
  }

  @Test
  void aClientIsStoppedAndWithoutAMoveOneIsDrawn() throws InterruptedException {
    Limits short_ = Limits.time(Duration.ofMillis(60));
    ScriptedEngine moved = client("mode freeplay", "7@%d move 4");
    SearchResult result =
        open(moved).search(SearchRequest.of(Line.of(RULES), short_), SearchListener.NONE);
    assertThat(result.move()).isEqualTo(3);
    assertThat(result.status()).isEqualTo(SearchResult.Status.LIMIT);
    assertThat(moved.received()).endsWith("12@10 stop\r");
    SearchResult drawn =
        open(client("mode freeplay"))
            .search(SearchRequest.of(Line.of(RULES), short_), SearchListener.NONE);
    assertThat(drawn.comment()).isEqualTo("The client sent no move; this one is random.");
    assertThat(RULES.initial().legal(drawn.move())).isTrue();
  }

  @Test
  void badClientsAreReported() {
    assertThatThrownBy(() -> open(client("mode simple")))
        .isInstanceOf(ProgramException.class)
        .hasMessage("it wants the mode 'simple', not freeplay");
    assertFails("7@%d move 9", "it answered with the move '9', which is not legal");
    assertFails("7@%d move S1", "it answered with the move 'S1', which is not legal");
    assertFails("7@%d error \"no idea\"", "it complained: 'no idea'");
    assertFails("7 goodbye", "it took leave");
  }

  private void assertFails(String answer, String message) {
    Agent agent = open(client("mode freeplay", answer));
    assertThatThrownBy(
            () -> agent.search(SearchRequest.of(Line.of(RULES), second()), SearchListener.NONE))
        .isInstanceOf(ProgramException.class)
        .hasMessage(message);
  }

  @Test
  void boardsAreReadInBounds() {
    KgpBoard board = KgpBoard.parse("<3,1,2,0,4,5,3,3,3>");
    assertThat(board.position()).isEqualTo("0,4,5/1 3,3,3/2 S");
    assertThat(board.rules()).containsEntry("houses", "3").containsEntry("seeds", "4");
    assertThat(board).hasToString("<3,1,2,0,4,5,3,3,3>");
    for (String wrong : List.of("<3,0,0,1>", "<99,0>", "3,0,0", "<2,0,0,-1,2,2,2>", "")) {
      assertThatThrownBy(() -> KgpBoard.parse(wrong)).isInstanceOf(InputException.class);
    }
  }

  @Test
  void aSowingFollowsTheRules() {
    assertThat(Sowing.of(KgpBoard.parse("<3,0,0,3,3,3,3,3,3>"), 0).solution())
        .as("the last seed in the store")
        .isEqualTo("solution <3,1,0,0,4,4,3,3,3> true");
    assertThat(Sowing.of(KgpBoard.parse("<3,0,0,1,0,3,3,2,3>"), 0).solution())
        .as("a capture")
        .isEqualTo("solution <3,3,0,0,0,3,3,0,3> false");
    assertThat(Sowing.of(KgpBoard.parse("<3,0,0,1,0,3,3,0,3>"), 0).solution())
        .as("nothing opposite")
        .isEqualTo("solution <3,0,0,0,1,3,3,0,3> false");
    assertThat(Sowing.of(KgpBoard.parse("<2,0,5,0,7,1,1>"), 1).solution())
        .as("past the store of the other side")
        .isEqualTo("solution <2,2,5,1,1,3,2> false");
    assertThatThrownBy(() -> Sowing.of(KgpBoard.parse("<2,0,0,0,7,1,1>"), 0))
        .isInstanceOf(InputException.class);
  }

  @Test
  void aClientIsVerifiedUntilItWantsToPlay() {
    int[] solved = {0};
    ScriptedEngine client =
        new ScriptedEngine(
            line -> {
              String[] words = line.strip().split(" ", -1);
              if (words[1].equals("kgp")) {
                return List.of("1 mode verify");
              }
              if (!words[1].equals("problem")) {
                return List.of();
              }
              Sowing right = Sowing.of(KgpBoard.parse(words[2]), Integer.parseInt(words[3]));
              return switch (solved[0]++) {
                case 0, 1, 2 -> List.of("3@" + words[0] + " " + right.solution());
                case 3 -> List.of("5@" + words[0] + " solution <1,0,0,0,0> false");
                case 4 -> List.of("7@999 " + right.solution());
                default -> List.of("9 mode freeplay");
              };
            });
    open(client);
    assertThat(client.received())
        .filteredOn(line -> line.contains("@3 ok"))
        .as("right solutions")
        .hasSize(3);
    assertThat(client.received())
        .anyMatch(line -> line.contains("@5 error \"Expected state <"))
        .anyMatch(line -> line.contains("@7 error \"Invalid reference\""))
        .anyMatch(line -> line.contains("@9 ok"));
  }

  @Test
  void noSwapCanBeCarried() {
    CourseKalahGame course = new CourseKalahGame();
    OptionValues values = OptionValues.defaults(course.options());
    assertThat(dialect.supports(course.rules(values))).isFalse();
    assertThat(dialect.supports(course.rules(values.with("pie-rule", "false")))).isTrue();
    assertThat(dialect.supports(RULES)).isTrue();
  }

  private static Limits second() {
    return Limits.time(Duration.ofSeconds(1));
  }

  private Agent open(ScriptedEngine client) {
    return dialect.open(
        client,
        ProgramDeclaration.named("client").build(),
        PartContext.of(RULES, OptionValues.defaults(List.of())));
  }

  private static Rules rules() {
    KalahGame game = new KalahGame();
    return game.rules(OptionValues.defaults(game.options()));
  }
}
