package org.plyscope.lab.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.game.Rules;
import org.plyscope.testkit.games.TicTacToe;

/** Several processes save to one library at the same time; nothing is lost. */
@Timeout(120)
class LibraryProcessesTest {
  private static final int WRITERS = 3;
  private static final int SAVES = 100;

  @TempDir Path data;

  @Test
  void everySaveOfEveryProcessIsKept() throws Exception {
    List<Process> writers = new ArrayList<>();
    for (int i = 0; i < WRITERS; i++) {
      writers.add(
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-cp",
                  System.getProperty("java.class.path"),
                  Writer.class.getName(),
                  data.toString(),
                  "writer " + i)
              .redirectErrorStream(true)
              .redirectOutput(data.resolve("output-" + i).toFile())
              .start());
    }
    for (int i = 0; i < WRITERS; i++) {
      assertThat(writers.get(i).waitFor(100, TimeUnit.SECONDS)).isTrue();
      assertThat(writers.get(i).exitValue())
          .as(Files.readString(data.resolve("output-" + i)))
          .isZero();
    }
    Set<String> names = new HashSet<>();
    new PositionLibrary(data).all().forEach(p -> names.add(p.name()));
    assertThat(names).hasSize(WRITERS * SAVES);
  }

  /** One of the processes. */
  static final class Writer {
    private Writer() {}

    public static void main(String[] args) {
      Rules rules = TicTacToe.standard();
      PositionLibrary library = new PositionLibrary(Path.of(args[0]));
      for (int i = 0; i < SAVES; i++) {
        String name = args[1] + ", save " + i;
        library.add(
            List.of(SavedPosition.of(name, List.of(), rules, "x........ o", Instant.now())));
      }
    }
  }
}
