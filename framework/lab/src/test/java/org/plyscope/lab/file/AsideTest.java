package org.plyscope.lab.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AsideTest {
  @TempDir Path folder;

  @Test
  void everyFileGetsANameOfItsOwn() throws IOException {
    Path file = folder.resolve("layouts.json");
    for (String content : new String[] {"first", "second", "third"}) {
      Files.writeString(file, content);
      Aside.move(file);
    }

    assertThat(file).doesNotExist();
    assertThat(folder.resolve("layouts-kept.json")).hasContent("first");
    assertThat(folder.resolve("layouts-kept-2.json")).hasContent("second");
    assertThat(folder.resolve("layouts-kept-3.json")).hasContent("third");
    assertThat(Aside.free(folder.resolve("noending"))).isEqualTo(folder.resolve("noending-kept"));
  }
}
