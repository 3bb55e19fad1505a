package org.plyscope.agent.process.checkers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.agent.process.talk.ScriptedEngine;
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
import org.plyscope.game.checkers.CheckersGame;

/** An engine that speaks the Checkers Protocol as the known one does. */
class CheckersDialectTest {
  private static final Rules RULES = rules();

  private final CheckersDialect dialect = new CheckersDialect();

  private static ScriptedEngine engine(String... answerToGo) {
    return new ScriptedEngine(
            line -> line.startsWith("GO") ? List.of(answerToGo) : List.<String>of())
        .says("READY");
  }

  @Test
  void quietMovesAreWrittenLikeCaptures() throws InterruptedException {
    ScriptedEngine engine =
        engine("INFO nodes 1200 depth 5 eval 12 time 0.2 (pv 10x14 24x19)", "BESTMOVE 10x14");
    Agent agent = open(engine, "true");
    Line line = Line.parse(RULES, RULES.initial().position(), List.of("11-15", "23-18"));
    agent.begin(line, 0);
    List<SearchResult> reports = new ArrayList<>();
    SearchResult result =
        agent.search(
            SearchRequest.of(line, Limits.depth(5).withTime(Duration.ofMillis(1500))),
            SearchListener.of(reports::add));
    assertThat(reports).hasSize(1);
    assertThat(result.counts().nodes()).isEqualTo(1200);
    assertThat(result.value()).isEqualTo(12);
    assertThat(engine.received())
        .containsExactly(
            "INIT",
            "NEWGAME " + RULES.initial().position() + " 11x15 23x18",
            "GO maxdepth 5 maxtime 1.5 dontplaymove");
  }

  @Test
  void aKnownGameGoesOnByMoves() throws InterruptedException {
    ScriptedEngine engine = engine("BESTMOVE 11x15");
    Agent agent = open(engine, "false");
    Line start = Line.of(RULES);
    agent.begin(start, 0);
    SearchResult first =
        agent.search(SearchRequest.of(start, Limits.depth(1)), SearchListener.NONE);
    assertThat(start.state().text(first.move())).isEqualTo("11-15");
    long reply = start.then(first.move()).state().parseMove("22-17");
    Line later = start.then(first.move(), reply);
    assertThatThrownBy(
            () -> agent.search(SearchRequest.of(later, Limits.depth(1)), SearchListener.NONE))
        .isInstanceOf(ProgramException.class)
        .hasMessage("it answered with the move '11x15', which is not legal");
    assertThat(engine.received())
        .contains("SETPARAMETER use_book false")
        .containsSubsequence("MOVE 11x15", "MOVE 22x17", "GO maxdepth 1 dontplaymove");
  }

  @Test
  void anEngineThatFindsNothingSaysWhy() {
    Agent agent = open(engine("WARNING game over", "BESTMOVE none"), "true");
    assertThatThrownBy(
            () ->
                agent.search(
                    SearchRequest.of(Line.of(RULES), Limits.depth(1)), SearchListener.NONE))
        .hasMessage("it found no move: WARNING game over");
  }

  @Test
  void someEnginesAreReadyOnlyAfterTheyWereAsked() {
    ScriptedEngine late =
        new ScriptedEngine(line -> line.equals("INIT") ? List.of("READY") : List.<String>of());
    ProgramDeclaration declared = dialect.declare(late);
    assertThat(declared.games()).containsOnlyKeys("checkers");
    assertThat(late.received()).containsExactly("INIT", "QUIT");
  }

  private Agent open(ScriptedEngine engine, String book) {
    OptionValues values =
        OptionValues.defaults(List.of(CheckersDialect.BOOK)).with(Map.of("use-book", book));
    return dialect.open(
        engine, ProgramDeclaration.named("engine").build(), PartContext.of(RULES, values));
  }

  private static Rules rules() {
    CheckersGame game = new CheckersGame();
    return game.rules(OptionValues.defaults(game.options()));
  }
}
