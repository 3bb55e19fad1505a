package org.plyscope.workbench.theme;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.extras.FlatSVGIcon;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.Icon;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.view.IconRef;
import org.plyscope.ui.theme.Theme;

class IconsTest {
  private static final String FOLDER = "/org/plyscope/workbench/icons";

  @BeforeEach
  void install() {
    Theme.LIGHT.install(100);
  }

  @Test
  void everyIconOfTheHostIsPromised() throws IOException, URISyntaxException {
    Path folder = Path.of(Icons.class.getResource(FOLDER).toURI());
    List<String> drawn;
    try (Stream<Path> files = Files.list(folder)) {
      drawn = files.map(f -> f.getFileName().toString().replace(".svg", "")).sorted().toList();
    }

    assertThat(IconRef.hostNames()).isSorted().isEqualTo(drawn);
  }

  @Test
  void iconOfAPluginIsDrawnInTheSizeOfTheToolBar() {
    URL file = Icons.class.getResource(FOLDER + "/mirror.svg");
    Icon own = Icons.of(IconRef.svg(file));

    assertThat(((FlatSVGIcon) own).hasFound()).isTrue();
    assertThat(own.getIconWidth()).isEqualTo(Icons.of("mirror").getIconWidth());
  }

  @Test
  void missingIconIsReplacedByANeutralOne(@TempDir Path folder) throws IOException {
    String neutral = name(Icons.of("plugin"));
    URL gone = folder.resolve("gone.svg").toUri().toURL();

    assertThat(name(Icons.of(IconRef.host("of-a-later-host")))).isEqualTo(neutral);
    assertThat(name(Icons.of(IconRef.svg(gone)))).isEqualTo(neutral);
    assertThat(Icons.of(IconRef.NONE)).isNull();
  }

  private static String name(Icon icon) {
    return ((FlatSVGIcon) icon).getName();
  }
}
