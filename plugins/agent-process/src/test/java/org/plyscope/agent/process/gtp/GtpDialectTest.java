package org.plyscope.agent.process.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
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
import org.plyscope.game.mancala.kalah.KalahGame;

/** Engines that speak GTP as OpenSpiel and KataGo do. */
class GtpDialectTest {
  private static final Rules RULES = rules();

  private final GtpDialect dialect = new GtpDialect();

  /** As in OpenSpiel: no numbers before commands, all commands in one line, a reply in one. */
  private static ScriptedEngine openSpiel(Function<String, String> genmove) {
    return new ScriptedEngine(
        line ->
            switch (line.split(" ", -1)[0]) {
              case "list_commands" ->
                  List.of("= clear_board genmove list_commands name play quit undo version", "");
              case "name" -> List.of("= open_spiel", "");
              case "version" -> List.of("= unknown", "");
              case "clear_board", "play", "undo", "quit" -> List.of("=", "");
              case "genmove" -> List.of(genmove.apply(line), "");
              default -> List.of("? unknown command", "");
            });
  }

  @Test
  void anEngineOfOpenSpielPlaysAndKeepsTheGame() throws InterruptedException {
    ScriptedEngine engine = openSpiel(line -> "= 3");
    engine.says("Welcome to OpenSpiel GTP interface.").says("");
    ProgramDeclaration declared = dialect.declare(openSpiel(line -> "= 3"));
    assertThat(declared.name()).isEqualTo("open_spiel");
    assertThat(declared.endsByItself()).isTrue();
    assertThat(declared.limits()).isEmpty();
    Agent agent = open(engine);
    Line start = Line.of(RULES);
    agent.begin(start, 0);
    assertThat(search(agent, start).move()).isEqualTo(2);
    // House 3 gives another turn, so South moves twice before North answers.
    Line later = start.then(2, 0, 5);
    int before = engine.received().size();
    search(agent, later);
    assertThat(engine.received().subList(before, engine.received().size()))
        .containsExactly("play b 1", "play w 6", "genmove b");
    before = engine.received().size();
    search(agent, start.then(2, 1));
    assertThat(engine.received().subList(before, engine.received().size()))
        .as("another game is reached by taking moves back")
        .containsExactly("undo", "undo", "undo", "play b 2", "genmove w");
  }

  @Test
  void refusalsAndOddAnswersAreReported() {
    assertThatThrownBy(() -> search(open(openSpiel(line -> "? no time")), Line.of(RULES)))
        .isInstanceOf(ProgramException.class)
        .hasMessage("it refused 'genmove b': no time");
    assertThatThrownBy(() -> search(open(openSpiel(line -> "= resign")), Line.of(RULES)))
        .hasMessage("it resigned");
    assertThatThrownBy(() -> search(open(openSpiel(line -> "= a1")), Line.of(RULES)))
        .hasMessage("it answered with the move 'a1', which is not legal");
    Line other = Line.of(RULES, "1,1,1,1,1,2/9 4,4,4,4,4,4/0 S");
    assertThatThrownBy(() -> search(open(openSpiel(line -> "= 1")), other))
        .hasMessage("it can only begin at the start of the game");
    assertThatThrownBy(() -> open(new ScriptedEngine(line -> List.of("= quit name", ""))))
        .hasMessage("its list of commands lacks 'play' or 'genmove'");
  }

  @Test
  void kataAnalyzeIsReadUntilTheTimeIsOver() throws InterruptedException {
    ScriptedEngine engine =
        new ScriptedEngine(
            line ->
                switch (line.split(" ", -1)[0]) {
                  case "list_commands" ->
                      List.of(
                          "= play",
                          "genmove",
                          "clear_board",
                          "kata-analyze",
                          "protocol_version",
                          "");
                  case "kata-analyze" ->
                      List.of(
                          "=",
                          "info move 2 visits 9 winrate 0.4 prior 0.1 order 1 pv 2 1 info move 6"
                              + " visits 31 winrate 0.62 prior 0.5 order 0 pv 6 1 2",
                          "info move x9 visits 1 winrate 0.1 order 2 pv x9");
                  // Any command ends an analysis, whose answer then ends with an empty line.
                  case "protocol_version" -> List.of("", "= 2", "");
                  default -> List.of("=", "");
                });
    List<SearchResult> reports = new ArrayList<>();
    Agent agent = open(engine);
    SearchResult result =
        agent.search(
            SearchRequest.of(Line.of(RULES), Limits.time(Duration.ofMillis(80))),
            SearchListener.of(reports::add));
    assertThat(result.move()).isEqualTo(5);
    assertThat(result.value()).isEqualTo(0.62);
    assertThat(result.status()).isEqualTo(SearchResult.Status.LIMIT);
    assertThat(result.candidates()).hasSize(2);
    assertThat(result.candidates().get(0).effort()).isEqualTo(31);
    assertThat(result.line()).containsExactly(5, 0, 1);
    assertThat(reports).hasSize(1);
    assertThat(engine.received()).endsWith("protocol_version", "play b 6");
  }

  @Test
  void genmoveAnalyzeReportsBeforeItAnswers() throws InterruptedException {
    ScriptedEngine engine =
        new ScriptedEngine(
            line ->
                switch (line.split(" ", -1)[0]) {
                  case "list_commands" ->
                      List.of(
                          "=12 play",
                          "genmove",
                          "clear_board",
                          "kata-genmove_analyze",
                          "time_settings",
                          "");
                  case "kata-genmove_analyze" ->
                      List.of("=", "info move 1 visits 4 winrate 0.5 order 0 pv 1", "play 4", "");
                  default -> List.of("=", "");
                });
    Agent agent = open(engine);
    SearchResult result =
        agent.search(
            SearchRequest.of(Line.of(RULES), Limits.time(Duration.ofSeconds(3))),
            SearchListener.NONE);
    assertThat(result.move()).isEqualTo(3);
    assertThat(engine.received()).contains("time_settings 0 3 1");
  }

  private Agent open(ScriptedEngine engine) {
    OptionValues none = OptionValues.defaults(List.of());
    return dialect.open(
        engine, ProgramDeclaration.named("engine").build(), PartContext.of(RULES, none));
  }

  private static SearchResult search(Agent agent, Line line) throws InterruptedException {
    return agent.search(SearchRequest.of(line, Limits.NONE), SearchListener.NONE);
  }

  private static Rules rules() {
    KalahGame game = new KalahGame();
    return game.rules(OptionValues.defaults(game.options()));
  }
}
