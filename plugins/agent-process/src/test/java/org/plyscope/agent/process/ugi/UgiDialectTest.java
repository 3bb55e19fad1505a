package org.plyscope.agent.process.ugi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.agent.process.talk.ScriptedEngine;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.program.ProgramDeclaration;
import org.plyscope.api.program.ProgramException;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.game.mancala.oware.OwareGame;

/** Engines that speak UCI and UGI as the ones in use do, with their oddities. */
class UgiDialectTest {
  private final UgiDialect dialect = new UgiDialect();

  /** A plain UCI engine: it complains about what it does not know. */
  private static List<String> uci(String line, List<String> answerToGo) {
    return switch (line.split(" ", 2)[0]) {
      case "uci" ->
          List.of(
              "Some engine 1.2 by its author",
              "id name Aalina 2.0",
              "id author Joan",
              "option name Hash type spin default 32 min 1 max 2048",
              "option name OwnBook type check default true",
              "option name Noise Level type spin default 0 min 0 max 9",
              "option name Style type combo default Normal var Solid var Normal var Risky",
              "option name Book File type string default <empty>",
              "option name Clear Hash type button",
              "option name Broken type spin default 9 min 1 max 3",
              "option name UCI_AnalyseMode type check default false",
              "uciok");
      case "isready" -> List.of("readyok");
      case "go" -> answerToGo;
      case "stop", "position", "setoption", "ucinewgame", "quit" -> List.of();
      default -> List.of("Unknown command: " + line);
    };
  }

  @Test
  void anEngineDeclaresItsOptions() {
    ProgramDeclaration declared = dialect.declare(new ScriptedEngine(line -> uci(line, List.of())));
    assertThat(declared.name()).isEqualTo("Aalina 2.0");
    assertThat(declared.author()).isEqualTo("Joan");
    assertThat(declared.options())
        .extracting(Option::id)
        .containsExactly("hash", "ownbook", "noise-level", "style", "book-file");
    assertThat(declared.options().get(3).choices()).containsExactly("Solid", "Normal", "Risky");
    assertThat(declared.games()).isEmpty();
    assertThat(declared.limits())
        .containsExactlyInAnyOrder(Limits.Kind.DEPTH, Limits.Kind.NODES, Limits.Kind.TIME);
  }

  @Test
  void owareIsWrittenAsItsEnginesDo() throws InterruptedException {
    ScriptedEngine engine =
        new ScriptedEngine(
            line ->
                uci(
                    line,
                    List.of(
                        "info string thinking",
                        "info depth 3 seldepth 9 score cp 150 nodes 4321 time 5 pv BdA",
                        "info depth 3 currmove C currmovenumber 2",
                        "bestmove B ponder d")));
    Rules rules = rules(new OwareGame(), Map.of());
    Agent agent = open(engine, rules, Map.of("noise-level", "4"));
    Line line = Line.parse(rules, rules.initial().position(), List.of("F", "f", "A", "e"));
    agent.begin(line, 0);
    List<SearchResult> reports = new ArrayList<>();
    SearchResult result =
        agent.search(SearchRequest.of(line, Limits.depth(3)), SearchListener.of(reports::add));
    assertThat(line.state().text(result.move())).isEqualTo("B");
    assertThat(result.value()).isEqualTo(1.5);
    assertThat(result.depth()).isEqualTo(3);
    assertThat(result.counts().nodes()).isEqualTo(4321);
    assertThat(result.line()).hasSize(3);
    assertThat(reports).hasSize(1);
    assertThat(engine.received())
        .contains(
            "setoption name Noise Level value 4",
            "ucinewgame",
            "position startpos moves FfAe",
            "go depth 3")
        .doesNotContain("uginewgame");
    assertThat(Notation.DASHES.position(rules.initial().position()))
        .isEqualTo("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    assertThat(Notation.DASHES.canonical("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"))
        .isEqualTo(rules.initial().position());
  }

  @Test
  void aSecondAnswerIsNotTheNextOne() throws InterruptedException {
    int[] searches = {0};
    ScriptedEngine engine =
        new ScriptedEngine(
            line ->
                line.startsWith("go") && searches[0]++ == 0
                    ? List.of("bestmove 1", "bestmove 2")
                    : uci(line, List.of("bestmove 3")));
    Rules rules = rules(new KalahGame(), Map.of());
    Agent agent = open(engine, rules, Map.of());
    SearchRequest request = SearchRequest.of(Line.of(rules), Limits.depth(1));
    assertThat(agent.search(request, SearchListener.NONE).move()).isZero();
    assertThat(agent.search(request, SearchListener.NONE).move()).isEqualTo(2);
  }

  @Test
  void anotherStartAndRootMovesAreSent() throws InterruptedException {
    ScriptedEngine engine = new ScriptedEngine(line -> uci(line, List.of("bestmove 6")));
    Rules rules = rules(new KalahGame(), Map.of());
    Line line = Line.of(rules, "1,1,1,1,1,2/9 4,4,4,4,4,4/0 S");
    Agent agent = open(engine, rules, Map.of());
    agent.search(
        SearchRequest.of(line, Limits.nodes(500).withTime(Duration.ofSeconds(2)))
            .withRootMoves(3, 5),
        SearchListener.NONE);
    assertThat(engine.received())
        .contains(
            "position fen 1,1,1,1,1,2/9 4,4,4,4,4,4/0 S",
            "go nodes 500 movetime 2000 searchmoves 4 6");
  }

  @Test
  void anEngineIsStoppedAtItsTime() throws InterruptedException {
    ScriptedEngine engine =
        new ScriptedEngine(
            line -> line.equals("stop") ? List.of("bestmove 2") : uci(line, List.of()));
    Rules rules = rules(new KalahGame(), Map.of());
    SearchResult result =
        open(engine, rules, Map.of())
            .search(
                SearchRequest.of(Line.of(rules), Limits.time(Duration.ofMillis(60))),
                SearchListener.NONE);
    assertThat(result.move()).isEqualTo(1);
    assertThat(result.status()).isEqualTo(SearchResult.Status.LIMIT);
  }

  @Test
  void badAnswersAreReportedInOneSentence() {
    assertFails(List.of("bestmove 9"), "it answered with the move '9', which is not legal");
    assertFails(List.of("bestmove (none)"), "it found no move");
    assertFails(
        List.of("info string error the game is over", "bestmove 0000"),
        "it found no move: the game is over");
    assertFails(List.of(), "it did not answer within 1.5 s after it was asked to stop a search");
  }

  private void assertFails(List<String> answer, String message) {
    Rules rules = rules(new KalahGame(), Map.of());
    Agent agent = open(new ScriptedEngine(line -> uci(line, answer)), rules, Map.of());
    SearchRequest request = SearchRequest.of(Line.of(rules), Limits.depth(2)).withStop(() -> true);
    assertThatThrownBy(() -> agent.search(request, SearchListener.NONE))
        .isInstanceOf(ProgramException.class)
        .hasMessage(message);
  }

  @Test
  void rulesAreSetWhereAnEngineHasThem() {
    ScriptedEngine engine =
        new ScriptedEngine(
            line ->
                switch (line.split(" ", 2)[0]) {
                  case "ugi" ->
                      List.of(
                          "id name U",
                          "option name Game type combo default kalah var kalah var oware",
                          "option name Rules type string default <empty>",
                          "ugiok");
                  case "isready" -> List.of("readyok");
                  case "setoption" ->
                      line.contains("houses=9")
                          ? List.of("info string error Nine houses are too many.")
                          : List.of();
                  default -> List.of();
                });
    assertThat(dialect.declare(engine).games()).containsOnlyKeys("kalah", "oware");
    open(engine, rules(new KalahGame(), Map.of("houses", "5")), Map.of());
    assertThat(engine.received())
        .contains("setoption name Game value kalah", "setoption name Rules value houses=5");
    assertThatThrownBy(() -> open(engine, rules(new KalahGame(), Map.of("houses", "9")), Map.of()))
        .isInstanceOf(InputException.class)
        .hasMessage("Nine houses are too many.");
  }

  private Agent open(ScriptedEngine engine, Rules rules, Map<String, String> options) {
    ProgramDeclaration declared = dialect.declare(engine);
    OptionValues values = OptionValues.defaults(declared.options()).with(options);
    return dialect.open(engine, declared, PartContext.of(rules, values));
  }

  private static Rules rules(Game game, Map<String, String> changes) {
    return game.rules(OptionValues.defaults(game.options()).with(changes));
  }
}
