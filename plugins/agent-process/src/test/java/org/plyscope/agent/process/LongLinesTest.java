package org.plyscope.agent.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.plyscope.agent.process.gtp.GtpDialect;
import org.plyscope.agent.process.json.JsonDialect;
import org.plyscope.agent.process.kgp.KgpDialect;
import org.plyscope.agent.process.talk.RecordedAgent;
import org.plyscope.agent.process.ugi.UgiDialect;
import org.plyscope.api.InputException;
import org.plyscope.api.program.Dialect;
import org.plyscope.api.program.LineChannel;
import org.plyscope.api.program.ProgramDeclaration;
import org.plyscope.api.program.ProgramException;

/** Lines as long as the host allows take no deep stack, and no time beyond their length. */
@Timeout(60)
class LongLinesTest {
  private static final int LONG = 1_000_000;

  @Test
  void anEngineMayWriteLongOptions() {
    String blanks = " ".repeat(LONG);
    ProgramDeclaration declared =
        new UgiDialect()
            .declare(
                channel(
                    "option name" + blanks + "x",
                    "option name a type combo" + " var".repeat(LONG / 4),
                    "option name " + "type ".repeat(LONG / 5),
                    "option name Hash  Size type spin default 3 min 1 max 9",
                    "uciok",
                    "readyok"));
    assertThat(declared.options()).extracting(option -> option.id()).contains("hash-size");
  }

  @Test
  void clientsMayWriteLongLines() throws Exception {
    RecordedAgent agent = new RecordedAgent(Programs.KALAH);
    serve(new UgiDialect(), agent, "setoption name" + " ".repeat(LONG) + "x");
    serve(new UgiDialect(), agent, "setoption name x" + " ".repeat(LONG) + "value", "go depth 1");
    serve(new GtpDialect(), agent, "play b " + "x".repeat(LONG), "genmove b");
    assertThat(agent.requests()).hasSize(2);
  }

  @Test
  void aKgpClientMayWriteLongStringsAndBoards() throws Exception {
    String escapes = "\\\"".repeat(LONG / 2);
    ProgramDeclaration declared =
        new KgpDialect().declare(channel("1 set info:name \"" + escapes + "\"", "3 mode freeplay"));
    assertThat(declared.name()).startsWith("\"\"");
    RecordedAgent agent = new RecordedAgent(Programs.KALAH);
    serve(new KgpDialect(), agent, "2 state <9" + ",1".repeat(LONG / 2) + ">");
    assertThat(agent.requests()).isEmpty();
  }

  @Test
  void longNamesAreRefused() {
    String id = "a" + "-a".repeat(LONG / 4);
    assertThatThrownBy(
            () ->
                new JsonDialect()
                    .declare(
                        channel(
                            "{\"hello\":{\"protocol\":1,\"name\":\"x\",\"figures\":[{\"id\":\""
                                + id
                                + "\",\"label\":\"y\"}]}}")))
        .isInstanceOfAny(InputException.class, ProgramException.class);
    assertThatThrownBy(() -> Programs.described(List.of("x"), Path.of("."), Map.of("id", id)))
        .isInstanceOf(InputException.class);
  }

  private static void serve(Dialect dialect, RecordedAgent agent, String... lines)
      throws InterruptedException {
    dialect.serve(channel(lines), agent);
  }

  private static LineChannel channel(String... lines) {
    Deque<String> rest = new ArrayDeque<>(List.of(lines));
    return new LineChannel() {
      @Override
      public void send(String line) {}

      @Override
      public Optional<String> receive(long millis) {
        if (rest.isEmpty()) {
          throw new ProgramException("it closed the connection");
        }
        return Optional.of(rest.remove());
      }
    };
  }
}
