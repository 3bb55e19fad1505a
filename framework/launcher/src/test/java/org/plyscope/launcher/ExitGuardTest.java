package org.plyscope.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExitGuardTest {
  private static StackTraceElement[] frames(String... methods) {
    return Stream.of(methods)
        .map(m -> m.split("#", 2))
        .map(m -> new StackTraceElement(m[0], m[1], "File.java", 1))
        .toArray(StackTraceElement[]::new);
  }

  @Test
  void aPluginThatEndsTheProgramIsFound() {
    assertThat(
            ExitGuard.caller(
                frames(
                    "java.lang.Shutdown#exit",
                    "java.lang.Runtime#exit",
                    "java.lang.System#exit",
                    "org.example.Agent#search",
                    "org.plyscope.lab.agent.AgentThread#work")))
        .contains("org.example.Agent");
  }

  @Test
  void theProgramItselfAndSignalsAreNoStrangers() {
    assertThat(
            ExitGuard.caller(
                frames(
                    "java.lang.Shutdown#exit",
                    "java.lang.Runtime#exit",
                    "java.lang.System#exit",
                    "org.plyscope.launcher.Main#main")))
        .isEmpty();
    assertThat(ExitGuard.caller(frames("java.lang.Shutdown#exit", "java.lang.Terminator$1#handle")))
        .isEmpty();
    assertThat(ExitGuard.caller(frames("org.example.Agent#search"))).isEmpty();
    assertThat(new ExitGuard(name -> Optional.empty()).sentence()).isEmpty();
  }

  @Test
  void theSentenceIsKeptForTheNextWindowAndInTheLog(@TempDir Path data) {
    String sentence = "The plugin 'x' ended the program.";
    ExitGuard.leave(sentence, data);
    Logs.append(data, sentence);
    assertThat(data.resolve("ended.txt")).content().isEqualTo(sentence + "\n");
    assertThat(Logs.file(data)).content().contains("WARNING org.plyscope.launcher: " + sentence);
  }
}
