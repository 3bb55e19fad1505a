package org.plyscope.lab.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;

class PathTextTest {
  @Test
  void aPathIsRead() {
    assertThat(PathText.parse("a/b.json")).isEqualTo(Path.of("a", "b.json"));
  }

  /** A name with a zero stands for one that the locale cannot write. */
  @Test
  void aPathThatTheLocaleCannotWriteIsExplained() {
    assertThatThrownBy(() -> PathText.parse("\u00fc\0", "ANSI_X3.4-1968"))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "The locale (ANSI_X3.4-1968) cannot write the path '\u00fc?'; use a UTF-8 locale, for"
                + " example LC_ALL=C.UTF-8.");
    assertThatThrownBy(() -> PathText.parse("\u00fc\0", "UTF-8"))
        .isInstanceOf(InputException.class)
        .hasMessage("'\u00fc?' is not the path of a file or folder.");
  }
}
