package org.plyscope.cli.option;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;

class OutputFilesTest {
  private static final Path BARE = Path.of("no-such-file.plycompare");

  @Test
  void aNameWithoutAFolderIsOneInTheCurrentFolder() {
    assertThatCode(() -> OutputFiles.distinct(List.of(BARE, Path.of("no-such-file.png"))))
        .doesNotThrowAnyException();
    assertThatThrownBy(() -> OutputFiles.distinct(List.of(BARE, BARE.toAbsolutePath())))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("is named twice");
    assertThatThrownBy(
            () -> OutputFiles.distinct(List.of(Path.of("no-folder/a"), Path.of("no-folder/./a"))))
        .isInstanceOf(InputException.class);
  }
}
