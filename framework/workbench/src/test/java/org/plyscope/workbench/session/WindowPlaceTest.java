package org.plyscope.workbench.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WindowPlaceTest {
  @TempDir Path data;

  @Test
  void everyWindowHasItsOwnFilesAndTheFirstKeepsTheSettings() {
    List<String> done = new ArrayList<>();
    WindowPlace first = WindowPlace.take(data);
    WindowPlace second = WindowPlace.take(data);
    assertThat(first.first()).isTrue();
    assertThat(second.first()).isFalse();
    assertThat(first.own("game", ".txt")).isEqualTo("game.txt");
    assertThat(second.own("game", ".txt")).isEqualTo("game-2.txt");

    second.asFirst(() -> done.add("second while the first is there"));
    first.asFirst(() -> done.add("first"));
    first.close();
    second.asFirst(() -> done.add("second, alone"));
    second.close();

    assertThat(done).containsExactly("first", "second, alone");
    try (WindowPlace again = WindowPlace.take(data)) {
      assertThat(again.first()).isTrue();
    }
  }

  @Test
  void whatAnotherWindowLeftIsFoundOnlyAfterItsEnd() throws Exception {
    List<Path> found = new ArrayList<>();
    Files.writeString(data.resolve("game-2.txt"), "a game");
    WindowPlace first = WindowPlace.take(data);
    WindowPlace second = WindowPlace.take(data);
    first.forFree("game", ".txt", found::add);
    assertThat(found).isEmpty();
    second.close();
    first.forFree("game", ".txt", found::add);
    assertThat(found).containsExactly(data.resolve("game-2.txt"));
    first.close();
  }
}
