package org.plyscope.agent.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.agent.process.descriptor.Descriptor;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.program.DialogueLine;
import org.plyscope.api.program.DialogueLine.Origin;
import org.plyscope.api.program.ProgramException;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.game.mancala.oware.OwareGame;
import org.plyscope.testkit.poll.Poll;

/** Whatever a program does, its agent fails with one sentence, and no process is left. */
@Timeout(60)
class BadProgramsTest {
  private final Programs programs = new Programs();

  @AfterEach
  void close() {
    programs.close();
    Poll.until("no process is left", () -> ours().isEmpty());
  }

  private static List<ProcessHandle> ours() {
    return ProcessHandle.current().descendants().filter(ProcessHandle::isAlive).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          exits | it ended with exit code 3; its log ends: first line / no such table
          silent | it did not introduce itself in time
          version | hello.protocol is 7; it must be 1
          nameless | hello has no 'name'; it must have one
          garbage-hello | it wrote 'Loading model...' to its standard output, which is no message
          """)
  void aBadIntroductionIsRefused(String how, String reason) {
    // The others need the time that a busy machine takes to start them.
    int seconds = how.equals("silent") ? 1 : 20;
    Descriptor program = Programs.scripted(how, Map.of("startSeconds", seconds));
    assertThatThrownBy(() -> programs.tried(program))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("The program of agent 'scripted' does not work: ")
        .hasMessageContaining(reason)
        .hasMessageEndingWith(".");
  }

  @Test
  void aProgramThatCannotBeStartedIsNamed(@TempDir Path folder) throws Exception {
    assertThatThrownBy(() -> programs.tried(command(folder, "no-such-program")))
        .hasMessageContaining("there is no program 'no-such-program' to start");
    assertThatThrownBy(() -> programs.tried(command(folder, "./missing")))
        .hasMessageContaining("there is no program './missing' to start");
    Files.writeString(folder.resolve("agent.sh"), "#!/bin/sh\n");
    assertThatThrownBy(() -> programs.tried(command(folder, "./agent.sh")))
        .hasMessageContaining("agent.sh' is not executable");
    assertThatThrownBy(() -> programs.tried(command(folder, "./.")))
        .hasMessageContaining("is a folder, not a program");
    assertThatThrownBy(() -> programs.tried(command(folder.resolve("gone"), "python3")))
        .hasMessageContaining("there is no folder '" + folder.resolve("gone") + "' to start it in");
  }

  private static Descriptor command(Path folder, String program) {
    return Programs.described(List.of(program), folder, Map.of());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          garbage | it wrote 'thinking about it' to its standard output, which is no message
          endless-line | it wrote a line of more than 1 MB
          crash | it ended with exit code 1; its log ends:
          illegal | one of its messages is wrong: result.move: '9' is no move here
          wrong-type | one of its messages is wrong: result.value is an object; it must be
          no-move | one of its messages is wrong: result has no 'move'; it must have one
          refuses | Houses must be 6
          """)
  void aBadAnswerFailsTheSearch(String how, String reason) throws Exception {
    try (Agent agent = programs.agent(how)) {
      assertThatThrownBy(() -> Programs.search(agent))
          .isInstanceOf(ProgramException.class)
          .message()
          .contains(reason)
          .doesNotContain("\n");
    }
  }

  /** Which of the limits is met first depends on how fast the machine is. */
  @Test
  void aProgramThatWritesWithoutEndIsEnded() throws Exception {
    try (Agent agent = programs.agent("flood")) {
      assertThatThrownBy(() -> Programs.search(agent, Limits.time(Duration.ofSeconds(2))))
          .isInstanceOf(ProgramException.class)
          .message()
          .containsAnyOf("it wrote more than", "MB that were not asked for", "it did not answer");
    }
  }

  @Test
  void aProgramThatClaimsAGameItCannotPlayFailsThere() throws Exception {
    OwareGame game = new OwareGame();
    Rules oware = game.rules(OptionValues.defaults(game.options()));
    ProgramAgents agents = programs.agents(Programs.scripted("every-game", Map.of()));
    assertThat(agents.supports(oware)).isTrue();
    OptionValues values = OptionValues.defaults(agents.options());
    try (Agent agent = agents.create(PartContext.of(oware, values))) {
      SearchRequest request = SearchRequest.of(Line.of(oware), Limits.depth(1));
      assertThatThrownBy(() -> agent.search(request, SearchListener.NONE))
          .isInstanceOf(ProgramException.class)
          .hasMessageContaining("Only Kalah can be played");
    }
    try (Agent agent = programs.agent("every-game")) {
      assertThat(Programs.search(agent).move()).isZero();
    }
  }

  @Test
  void aProgramThatIgnoresAStopIsKilled() throws Exception {
    try (Agent agent = programs.agent("ignores-stop")) {
      long start = System.nanoTime();
      assertThatThrownBy(() -> Programs.search(agent, Limits.time(Duration.ofMillis(100))))
          .hasMessageContaining("it did not answer within 1.5 seconds after it had to stop");
      assertThat(System.nanoTime() - start).isLessThan(TimeUnit.SECONDS.toNanos(5));
      Poll.until("the program is gone", () -> ours().isEmpty());
    }
  }

  @Test
  void aProgramIsHeldToItsMemory() throws Exception {
    try (Agent agent = programs.agent("memory", Map.of("memory", "150m"))) {
      assertThatThrownBy(() -> Programs.search(agent, Limits.NONE))
          .hasMessageContaining("it used more than its 150 MB of memory");
    }
  }

  @Test
  void aProgramThatDoesNotReadIsEnded() throws Exception {
    try (Agent agent = programs.agent("deaf")) {
      assertThatThrownBy(() -> Programs.search(agent, Limits.time(Duration.ofMillis(50))))
          .hasMessageContaining("it did not answer within 1.5 seconds");
    }
  }

  @Test
  void lateDoubleAndOldAnswersDoNotDisturb() throws Exception {
    for (String how : List.of("late", "twice", "old-id", "unknown-message")) {
      try (Agent agent = programs.agent(how)) {
        for (int i = 0; i < 3; i++) {
          assertThat(Programs.search(agent).move()).as(how).isZero();
        }
      }
    }
  }

  @Test
  void orphanedChildrenAreKilledToo() throws Exception {
    long before = sleepers();
    try (Agent agent = programs.agent("children")) {
      Programs.search(agent);
      assertThat(sleepers()).isEqualTo(before + 1);
    }
    Poll.until("the child is killed", () -> sleepers() == before);
  }

  private static long sleepers() {
    return ProcessHandle.allProcesses()
        .filter(one -> one.info().commandLine().orElse("").contains("sleep 600"))
        .count();
  }

  @Test
  void aProgramThatStaysIsKilledWhenItsGameIsOver() throws Exception {
    long start = System.nanoTime();
    try (Agent agent = programs.agent("stays")) {
      Programs.search(agent);
    }
    Poll.until("the program is gone", () -> ours().isEmpty());
    assertThat(System.nanoTime() - start).isLessThan(TimeUnit.SECONDS.toNanos(10));
  }

  private static Map<String, Object> flag(Path folder) {
    return Map.of("environment", Map.of("FLAG", folder.resolve("crashed").toString()));
  }

  @Test
  void aCrashedProgramIsStartedAgainAndAskedTheSame(@TempDir Path folder) throws Exception {
    try (Agent agent = programs.agent("crash-once", flag(folder))) {
      SearchResult result = Programs.search(agent, Limits.depth(1));
      assertThat(result.move()).isZero();
      assertThat(result.figures().number("restarts")).isEqualTo(1);
      assertThat(Programs.search(agent, Limits.depth(1)).figures().isEmpty()).isTrue();
    }
    List<String> searches =
        programs.dialogue.lines().stream()
            .filter(line -> line.origin() == Origin.HOST && line.text().startsWith("{\"search\""))
            .map(DialogueLine::text)
            .toList();
    assertThat(searches).hasSize(3);
    assertThat(searches.get(0)).isEqualTo(searches.get(1));
    assertThat(programs.dialogue.lines())
        .extracting(DialogueLine::text)
        .contains("started again (restart 1)");
  }

  @Test
  void aProgramThatEndsTwiceInASearchFails() throws Exception {
    try (Agent agent = programs.agent("crash")) {
      assertThatThrownBy(() -> Programs.search(agent)).hasMessageContaining("exit code 1");
    }
    assertThat(starts()).isEqualTo(2);
  }

  @Test
  void misbehaviourIsNotForgiven() throws Exception {
    for (String how : List.of("illegal", "garbage", "refuses", "endless-line")) {
      int before = starts();
      try (Agent agent = programs.agent(how)) {
        assertThatThrownBy(() -> Programs.search(agent)).isInstanceOf(ProgramException.class);
      }
      assertThat(starts() - before).as(how).isEqualTo(1);
    }
  }

  @Test
  void aKilledProgramGoesOnWithItsGame(@TempDir Path folder) throws Exception {
    try (Agent agent = programs.agent("killed-once", flag(folder))) {
      agent.begin(Line.of(Programs.KALAH), 0);
      assertThat(Programs.search(agent).move()).isZero();
      ours().forEach(ProcessHandle::destroyForcibly);
      Poll.until("the program is gone", () -> ours().isEmpty());
      SearchResult next = Programs.search(agent);
      assertThat(next.move()).as("killed between two searches").isZero();
      assertThat(next.figures().number("restarts")).isEqualTo(1);
    }
  }

  private int starts() {
    return (int)
        programs.dialogue.lines().stream()
            .filter(line -> line.origin() == Origin.HOST && line.text().startsWith("{\"hello\""))
            .count();
  }
}
