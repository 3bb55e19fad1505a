package org.plyscope.workbench.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.view.Choices;

class RecentFilesTest {
  @TempDir Path folder;

  @Test
  void theNewestIsFirstAndWhatIsGoneIsLeftOut() throws Exception {
    RecentFiles recent = new RecentFiles(Choices.inMemory());
    for (int i = 0; i < RecentFiles.MOST + 3; i++) {
      recent.add(Files.writeString(folder.resolve("f" + i), ""));
    }
    recent.add(folder.resolve("f5"));
    assertThat(recent.all()).hasSize(RecentFiles.MOST).doesNotHaveDuplicates();
    assertThat(recent.all().get(0)).isEqualTo(folder.resolve("f5"));
    assertThat(recent.all().get(1)).isEqualTo(folder.resolve("f10"));
    Files.delete(folder.resolve("f10"));
    assertThat(recent.all()).doesNotContain(folder.resolve("f10"));
  }
}
