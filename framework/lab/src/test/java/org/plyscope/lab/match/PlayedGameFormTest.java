package org.plyscope.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.AgentSpec;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.match.record.Ending;
import org.plyscope.lab.match.record.PlayedGame;
import org.plyscope.lab.match.record.PlayedGameForm;
import org.plyscope.testkit.CountdownGame;
import org.plyscope.wire.Message;
import org.plyscope.wire.WireText;

/** Played games on their way through a line of JSON. */
@Timeout(30)
class PlayedGameFormTest {
  private final Catalog catalog =
      Catalog.of(
          List.of(
              new CountdownGame(),
              HostileAgents.seeded(),
              HostileAgents.first("winner", 9),
              HostileAgents.first("loser", -9),
              HostileAgents.broken()));
  private final MatchRunner runner = new MatchRunner(catalog);

  @AfterEach
  void close() {
    runner.close();
  }

  private PlayedGame play(String first, String second) throws InterruptedException {
    Line start = Line.of(catalog.rules("countdown", "", Map.of()), "9/0").then(1);
    List<Entrant> entrants =
        List.of(
            Entrant.agent(AgentSpec.parse(first), Limits.depth(1)),
            Entrant.agent(AgentSpec.parse(second), Limits.depth(2)));
    Adjudication agreed = Adjudication.NONE.withResignation(2, 5);
    return runner.play(
        MatchSpec.of(start, entrants).withSeed(-7).withAdjudication(agreed), MatchListener.NONE);
  }

  private PlayedGame read(String game, String meta) {
    return PlayedGameForm.read(
        Message.read(game).value(),
        WireText.read(meta, "meta"),
        (id, options) -> catalog.rules(id, "", options));
  }

  @Test
  void gamesComeBackWithAllTheirFacts() throws InterruptedException {
    for (PlayedGame game :
        List.of(play("seeded", "seeded"), play("loser", "winner"), play("seeded", "broken"))) {
      String line = Message.line(Message.GAME, PlayedGameForm.write(game));
      String meta = WireText.line(PlayedGameForm.writeMeta(game));
      PlayedGame back = read(line, meta);

      assertThat(Message.line(Message.GAME, PlayedGameForm.write(back))).isEqualTo(line);
      assertThat(WireText.line(PlayedGameForm.writeMeta(back))).isEqualTo(meta);
      assertThat(back.line()).isEqualTo(game.line());
      assertThat(back.moves())
          .usingRecursiveComparison()
          .withEqualsForType(Double::equals, Double.class)
          .isEqualTo(game.moves());
      assertThat(back.ending()).usingRecursiveComparison().isEqualTo(game.ending());
      assertThat(back.payoffs()).isEqualTo(game.payoffs());
    }
  }

  @Test
  void whatIsNotMetaIsTheSameWheneverTheGameIsPlayed() throws InterruptedException {
    String once = WireText.line(PlayedGameForm.write(play("seeded", "seeded")));
    String again = WireText.line(PlayedGameForm.write(play("seeded", "seeded")));
    assertThat(again).isEqualTo(once).contains("\"nodes\":", "\"memory\":").doesNotContain("anos");
  }

  @Test
  void aForfeitKeepsItsFaultAndItsStackTrace() throws InterruptedException {
    PlayedGame game = play("seeded", "broken");
    assertThat(game.ending().kind()).isEqualTo(Ending.Kind.FORFEIT);
    String line = Message.line(Message.GAME, PlayedGameForm.write(game));
    String meta = WireText.line(PlayedGameForm.writeMeta(game));
    assertThat(line).contains("\"fault\":\"exception\"").doesNotContain("IllegalStateException");
    assertThat(read(line, meta).ending().failure().orElseThrow().detail())
        .contains("IllegalStateException");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"opening\":1 | \"opening\":99 | game.opening is 99; it must be a whole number from 0 to",
        "\"opening\":1 | \"opening\":0 | game.moves has ",
        "\"seat\":null | \"seat\":0 | game.ending.seat is 0; it must be null",
        "\"kind\":\"rules\" | \"kind\":\"forfeit\" | game.ending.seat is null; it must be the",
        "\"kind\":\"rules\" | \"kind\":\"bored\" | game.ending.kind is 'bored'; it must be one of",
        "\"players\":[ | \"players\":[\"x\", | game.players has 3 entries; it must have 2, one per",
        "\"solved\":false | \"solved\":0 | game.moves[0].solved is 0; it must be true or false.",
        "\"memory\":0 | \"memory\":0,\"hands\":2 | game.moves[0].hands is not a known key here.",
        "\"payoffs\":[ | \"payoffs\":[\"x\", | game.payoffs has 3 entries",
        "\"game\":\"countdown\" | \"game\":\"chess\" | game.line: There is no game 'chess'",
      })
  void whatIsWrongIsNamed(String right, String wrong, String sentence) throws InterruptedException {
    PlayedGame game = play("seeded", "seeded");
    String line = Message.line(Message.GAME, PlayedGameForm.write(game));
    String meta = WireText.line(PlayedGameForm.writeMeta(game));
    assertThat(line).contains(right);
    int place = line.indexOf(right);
    String changed = line.substring(0, place) + wrong + line.substring(place + right.length());
    assertThatThrownBy(() -> read(changed, meta))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(sentence);
  }

  @Test
  void timesMustFitTheMoves() throws InterruptedException {
    PlayedGame game = play("seeded", "seeded");
    String line = Message.line(Message.GAME, PlayedGameForm.write(game));
    assertThatThrownBy(() -> read(line, "{\"nanos\":[1],\"overtimeNanos\":[],\"detail\":\"\"}"))
        .isInstanceOf(InputException.class)
        .hasMessageMatching("meta must have \\d+ times, one per move played\\.");
  }

  /** The rules are found as every reader of the wire finds them. */
  @Test
  void rulesKeepTheirOptions() throws InterruptedException {
    Rules three = catalog.rules("countdown", "", Map.of("seeds", "30"));
    PlayedGame game =
        runner.play(
            MatchSpec.of(
                Line.of(three),
                List.of(
                    Entrant.agent(AgentSpec.parse("seeded"), Limits.NONE),
                    Entrant.agent(AgentSpec.parse("winner"), Limits.NONE))),
            MatchListener.NONE);
    String line = Message.line(Message.GAME, PlayedGameForm.write(game));
    PlayedGame back = read(line, WireText.line(PlayedGameForm.writeMeta(game)));
    assertThat(back.line().rules().options()).isEqualTo(three.options());
  }
}
