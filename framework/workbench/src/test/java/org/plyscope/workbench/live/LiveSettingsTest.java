package org.plyscope.workbench.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.workbench.session.DataFiles;

class LiveSettingsTest {
  @TempDir Path folder;

  @Test
  void areThereAgain() {
    DataFiles files = new DataFiles(folder);
    assertThat(LiveSettings.read(files).candidates()).isTrue();
    new LiveSettings(false).write(files);
    assertThat(LiveSettings.read(files).candidates()).isFalse();
  }
}
