package org.plyscope.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;

class WireFileTest {
  @TempDir Path folder;

  @Test
  void sentencesNameTheFile() throws IOException {
    Path file = Files.writeString(folder.resolve("some.plybook"), "text");
    assertThat(WireFile.text("The book", file, 4)).isEqualTo("text");
    Files.write(file, new byte[] {(byte) 0xff});
    assertThatThrownBy(() -> WireFile.text("The book", file, 4))
        .isInstanceOf(InputException.class)
        .hasMessage("The book '" + file + "' cannot be read as text.");
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(3L << 30);
    }
    assertThatThrownBy(() -> WireFile.text("The book", file, 1000))
        .isInstanceOf(InputException.class)
        .hasMessage("The book '" + file + "' cannot be read (it is larger than 1,000 bytes).");
    Files.delete(file);
    assertThatThrownBy(() -> WireFile.text("The book", file, 4))
        .isInstanceOf(InputException.class)
        .hasMessage("The book '" + file + "' cannot be read.");
  }

  @Test
  void aLargeTextIsReadOnlyWhereItIsExpected() {
    String text = '"' + "x".repeat(WireText.LONGEST) + '"';
    assertThatThrownBy(() -> WireText.read(text, "text")).isInstanceOf(InputException.class);
    assertThat(WireText.readLarge(text, "text").text()).hasSize(WireText.LONGEST);
  }
}
