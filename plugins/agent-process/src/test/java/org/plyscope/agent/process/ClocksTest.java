package org.plyscope.agent.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.plyscope.agent.process.gtp.GtpDialect;
import org.plyscope.agent.process.json.JsonDialect;
import org.plyscope.agent.process.kgp.KgpDialect;
import org.plyscope.agent.process.talk.RecordedAgent;
import org.plyscope.agent.process.talk.ScriptedEngine;
import org.plyscope.agent.process.ugi.UgiDialect;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.program.Dialect;
import org.plyscope.api.program.LineChannel;
import org.plyscope.api.program.ProgramDeclaration;
import org.plyscope.api.program.ProgramException;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.TimeLeft;
import org.plyscope.wire.agent.SearchForm;

/** Clocks and increments reach programs, and served agents, in every dialect that has them. */
@Timeout(30)
class ClocksTest {
  private static final TimeLeft CLOCKS = TimeLeft.none(2).with(0, 59_500, 100).with(1, 42_000, 200);

  private static SearchRequest request(String time) {
    return SearchRequest.of(Line.of(Programs.KALAH), Limits.NONE.with("time", time))
        .withTimeLeft(CLOCKS);
  }

  private static List<String> sent(Dialect dialect, ScriptedEngine engine, SearchRequest request)
      throws InterruptedException {
    OptionValues none = OptionValues.defaults(List.of());
    Agent agent =
        dialect.open(
            engine,
            ProgramDeclaration.named("engine").build(),
            PartContext.of(Programs.KALAH, none));
    agent.begin(request.line(), 0);
    agent.search(request, SearchListener.NONE);
    return engine.received();
  }

  @Test
  void ugiSendsBothClocks() throws Exception {
    ScriptedEngine engine =
        new ScriptedEngine(
            line ->
                switch (line.split(" ", 2)[0]) {
                  case "uci" -> List.of("id name x", "uciok");
                  case "isready" -> List.of("readyok");
                  case "go" -> List.of("bestmove 1");
                  default -> List.of();
                });
    assertThat(sent(new UgiDialect(), engine, request("2480ms")))
        .contains("go movetime 2480 wtime 59500 winc 100 btime 42000 binc 200");
  }

  @Test
  void gtpLetsAnEngineDivideItsTime() throws Exception {
    assertThat(sent(new GtpDialect(), gtp(), request("2480ms")))
        .containsSubsequence(
            "time_settings 59 0 0", "time_left b 59 0", "time_left w 42 0", "genmove b");
    assertThat(sent(new GtpDialect(), gtp(), request("1s")))
        .as("a time for the move is stricter than the clock")
        .contains("time_settings 0 1 1")
        .doesNotContain("time_left b 59 0");
  }

  private static ScriptedEngine gtp() {
    return new ScriptedEngine(
        line ->
            switch (line.split(" ", 2)[0]) {
              case "list_commands" ->
                  List.of("= play genmove clear_board time_settings time_left", "");
              case "genmove" -> List.of("= 1", "");
              default -> List.of("=", "");
            });
  }

  @Test
  void kgpSetsTheClocks() throws Exception {
    ScriptedEngine client =
        new ScriptedEngine(
            line -> {
              List<String> written = new ArrayList<>();
              if (line.contains(" kgp ")) {
                written.add("1 mode freeplay");
              } else if (line.contains(" state ")) {
                written.add("3@" + line.split(" ", 2)[0] + " move 1");
                written.add("5@" + line.split(" ", 2)[0] + " yield");
              }
              return written;
            });
    assertThat(sent(new KgpDialect(), client, request("2480ms")))
        .contains(
            "6 set \"time:mode\" \"absolute\"\r",
            "8 set \"time:clock\" 59\r",
            "10 set \"time:opclock\" 42\r");
  }

  @Test
  void servedAgentsGetTheClocksOfTheOtherSide() throws Exception {
    assertThat(served(new UgiDialect(), "go wtime 59500 btime 42000 winc 100 binc 200").timeLeft())
        .contains(CLOCKS);
    assertThat(served(new UgiDialect(), "go depth 2").timeLeft()).isEmpty();
    assertThat(
            served(
                    new GtpDialect(),
                    "time_settings 100 0 0",
                    "time_left black 59 0",
                    "time_left W 42 0",
                    "genmove b")
                .timeLeft())
        .contains(TimeLeft.none(2).with(0, 59_000, 0).with(1, 42_000, 0));
    assertThat(served(new GtpDialect(), "time_settings 0 9 3", "genmove b").limits())
        .isEqualTo(Limits.NONE.with("time", "3s"));
    String json = SearchForm.search(1, request("2480ms"), OptionalInt.empty());
    assertThat(served(new JsonDialect(), json).timeLeft()).contains(CLOCKS);
  }

  @Test
  void aKgpServerMaySetClocksOrATimeForEachMove() throws Exception {
    String state = "10 state <6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>";
    assertThat(
            served(
                    new KgpDialect(),
                    "2 set \"time:mode\" \"absolute\"",
                    "4 set time:clock 59.5",
                    "6 set time:opclock 42",
                    state)
                .timeLeft())
        .contains(TimeLeft.none(2).with(0, 59_500, 0).with(1, 42_000, 0));
    SearchRequest relative =
        served(new KgpDialect(), "2 set time:mode relative", "4 set time:clock 5", state);
    assertThat(relative.limits()).isEqualTo(Limits.NONE.with("time", "5s"));
    assertThat(relative.timeLeft()).isEmpty();
    assertThat(served(new KgpDialect(), "4 set time:clock x", state).limits())
        .isEqualTo(Limits.NONE);
  }

  @Test
  void aServedGtpEngineKeepsItsOwnClock() throws Exception {
    RecordedAgent agent = new RecordedAgent(Programs.KALAH);
    serve(new GtpDialect(), agent, "time_settings 100 0 0", "genmove b", "genmove b");
    TimeLeft second = agent.requests().get(1).timeLeft().orElseThrow();
    assertThat(second.millis(0)).isBetween(90_000L, 100_000L);
  }

  private static SearchRequest served(Dialect dialect, String... lines) throws Exception {
    RecordedAgent agent = new RecordedAgent(Programs.KALAH);
    serve(dialect, agent, lines);
    return agent.requests().get(0);
  }

  private static void serve(Dialect dialect, RecordedAgent agent, String... lines)
      throws InterruptedException {
    Deque<String> rest = new ArrayDeque<>(List.of(lines));
    dialect.serve(
        new LineChannel() {
          @Override
          public void send(String line) {}

          @Override
          public Optional<String> receive(long millis) {
            if (rest.isEmpty()) {
              throw new ProgramException("it closed the connection");
            }
            return Optional.of(rest.remove());
          }
        },
        agent);
  }
}
