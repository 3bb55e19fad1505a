package org.plyscope.ui.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashSet;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import javax.swing.UIManager;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.plyscope.api.board.Tint;

class ThemeTest {
  @ParameterizedTest
  @EnumSource(Theme.class)
  void everyTintHasItsOwnColour(Theme theme) {
    theme.install(100);
    Set<Color> colors = new HashSet<>();
    for (Tint tint : Tint.values()) {
      colors.add(Theme.tint(tint));
    }

    assertThat(colors).hasSize(Tint.values().length);
    assertThat(Theme.dark()).isEqualTo(theme == Theme.DARK);
  }

  @Test
  void bothThemesDefineTheSameKeys() throws IOException {
    assertThat(ownKeys("FlatLightLaf.properties")).isEqualTo(ownKeys("FlatDarkLaf.properties"));
  }

  @Test
  void textGrowsAndShrinksBack() {
    Theme.LIGHT.install(100);
    float normal = UIManager.getFont("Label.font").getSize2D();
    Theme.LIGHT.install(150);
    float large = UIManager.getFont("Label.font").getSize2D();
    Theme.LIGHT.install(100);

    assertThat(large).isGreaterThan(normal * 1.4f);
    assertThat(UIManager.getFont("Label.font").getSize2D()).isEqualTo(normal);
  }

  private static Set<String> ownKeys(String file) throws IOException {
    Properties properties = new Properties();
    try (InputStream in = Theme.class.getResourceAsStream(file)) {
      properties.load(in);
    }
    Set<String> keys = new TreeSet<>(properties.stringPropertyNames());
    keys.removeIf(key -> !key.startsWith("Plyscope."));
    assertThat(keys).isNotEmpty();
    return keys;
  }
}
