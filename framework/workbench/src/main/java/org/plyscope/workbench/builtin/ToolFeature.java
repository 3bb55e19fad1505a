package org.plyscope.workbench.builtin;

import java.util.List;
import javax.swing.JFrame;
import org.plyscope.ui.theme.Theme;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.command.CommandPalette;
import org.plyscope.workbench.dialog.PreferencesDialog;
import org.plyscope.workbench.feature.Feature;
import org.plyscope.workbench.session.PreferenceStore;

/** The command palette, the theme and the preferences. */
public final class ToolFeature implements Feature {
  private static final String MENU = "Tools";

  private final JFrame frame;
  private final CommandPalette palette;
  private final PreferenceStore preferences;

  /** Creates the feature for a window. */
  public ToolFeature(JFrame frame, CommandPalette palette, PreferenceStore preferences) {
    this.frame = frame;
    this.palette = palette;
    this.preferences = preferences;
  }

  @Override
  public List<BuiltIn> commands() {
    return List.of(
        new BuiltIn(MENU, "tools.palette", "Command palette", palette::open)
            .key("ctrl shift P")
            .icon("palette")
            .onToolbar(),
        new BuiltIn(MENU, "tools.switch-theme", "Switch light/dark theme", this::switchTheme)
            .key("ctrl shift D")
            .icon("theme")
            .onToolbar()
            .group(1),
        new BuiltIn(
                MENU,
                "file.preferences",
                "Preferences…",
                () -> new PreferencesDialog(frame, preferences).show())
            .key("ctrl COMMA")
            .icon("settings")
            .group(2));
  }

  private void switchTheme() {
    Theme next = preferences.current().theme() == Theme.DARK ? Theme.LIGHT : Theme.DARK;
    preferences.change(preferences.current().withTheme(next));
  }
}
