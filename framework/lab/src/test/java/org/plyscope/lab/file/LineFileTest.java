package org.plyscope.lab.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;

class LineFileTest {
  @TempDir Path folder;
  private Path file;
  private LineFile<Integer> lines;

  @BeforeEach
  void name() {
    file = folder.resolve("lines.jsonl");
    lines = new LineFile<>(folder, "lines.jsonl", "The number", LineFileTest::number);
  }

  private static int number(String line) {
    if (!line.matches("#\\d")) {
      throw new InputException("It must be a number.");
    }
    return Integer.parseInt(line.substring(1));
  }

  @Test
  void linesAreAppendedAndRead() {
    assertThat(lines.read()).isEmpty();
    lines.append("#1\n#2\n");
    lines.append("#3\n");
    assertThat(lines.read()).containsExactly(1, 2, 3);
    assertThat(file).hasContent("#1\n#2\n#3\n");
  }

  @Test
  void aTornLastLineIsLeftOutAndCutBeforeTheNext() throws IOException {
    Files.write(file, new byte[] {'#', '1', '\n', '#', (byte) 0xc3});
    assertThat(lines.read()).containsExactly(1);
    assertThat(file).hasSize(5);
    lines.append("#2\n");
    assertThat(file).hasContent("#1\n#2\n");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  @Timeout(value = 30, threadMode = ThreadMode.SEPARATE_THREAD)
  void aPipeInPlaceOfTheFileBlocksNothing() throws Exception {
    TextFileTest.pipe(file);
    for (Runnable work : List.<Runnable>of(lines::read, lines::mend, () -> lines.append("#1\n"))) {
      assertThatThrownBy(work::run)
          .isInstanceOf(InputException.class)
          .hasMessageContaining("it is a device");
    }
  }

  /** Without its end the next line would be appended to it. */
  @Test
  void aCompleteLastLineGetsItsEnd() throws IOException {
    Files.writeString(file, "#1\n#2");
    assertThat(lines.read()).containsExactly(1, 2);
    lines.append("#3\n");
    assertThat(file).hasContent("#1\n#2\n#3\n");
  }

  @Test
  void anyOtherDamagedLineIsNamedAndNothingIsChanged() throws IOException {
    for (String damaged : new String[] {"#1\nx\n#3\n", "#1\nx\n", "#1\nx\n#"}) {
      Files.writeString(file, damaged);
      String sentence =
          "Line 2 of '%s' is damaged (It must be a number); nothing was changed. Correct the line, or move the file away."
              .formatted(file);
      assertThatThrownBy(lines::read).isInstanceOf(InputException.class).hasMessage(sentence);
      Files.writeString(file, damaged + "#");
      assertThatThrownBy(lines::mend).isInstanceOf(InputException.class).hasMessage(sentence);
      assertThat(file).hasContent(damaged + "#");
    }
    Files.write(file, new byte[] {'#', '1', '\n', (byte) 0xff, '\n'});
    assertThatThrownBy(lines::read)
        .hasMessageContaining("Line 2 of")
        .hasMessageContaining("it is no text in UTF-8");
  }

  @Test
  void aFileWithoutACompleteLineMayBeAnything() throws IOException {
    Files.writeString(file, "alias ls='ls -l'");
    assertThatThrownBy(() -> lines.append("#1\n"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("has no complete line, so it is left as it is");
    assertThat(file).hasContent("alias ls='ls -l'");
  }

  @Test
  void theOldFileIsKeptWhenLinesAreReplaced() {
    lines.append("#1\n#2\n");
    lines.replace("#1\n");
    assertThat(file).hasContent("#1\n");
    assertThat(folder.resolve("lines-kept.jsonl")).hasContent("#1\n#2\n");
  }

  @Test
  void aHugeFileIsRefusedBeforeItIsRead() throws IOException {
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(3L << 30);
    }
    assertThatThrownBy(lines::read)
        .isInstanceOf(InputException.class)
        .hasMessage(
            "The file '%s' cannot be read (it is larger than 268,435,456 bytes).".formatted(file));
  }
}
