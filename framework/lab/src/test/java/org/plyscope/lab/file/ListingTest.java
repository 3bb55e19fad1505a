package org.plyscope.lab.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ListingTest {
  @TempDir Path folder;

  @Test
  void filesComeInTheOrderOfTheirNames() throws IOException {
    for (String name : new String[] {"b.txt", "c.jar", "a.txt"}) {
      Files.createFile(folder.resolve(name));
    }
    assertThat(Listing.of(folder, "*.txt"))
        .containsExactly(folder.resolve("a.txt"), folder.resolve("b.txt"));
    assertThat(Listing.of(folder, file -> file.endsWith("c.jar")))
        .containsExactly(folder.resolve("c.jar"));
  }

  @Test
  void whatGoesWrongIsAProblemOfReadingAtTheBeginningAndLater() throws IOException {
    Path nowhere = folder.resolve("nowhere");
    assertThatThrownBy(() -> Listing.of(nowhere, "*")).isInstanceOf(NoSuchFileException.class);
    Files.createFile(folder.resolve("one"));
    assertThatThrownBy(
            () ->
                Listing.of(
                    folder,
                    file -> {
                      throw new AccessDeniedException(file.toString());
                    }))
        .isInstanceOf(AccessDeniedException.class);
  }
}
