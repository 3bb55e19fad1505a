package org.plyscope.workbench.builtin;

import java.util.List;
import org.plyscope.ui.theme.Theme;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.dialog.PreferencesDialog;
import org.plyscope.workbench.session.PreferenceStore;
import org.plyscope.workbench.shell.Feature;
import org.plyscope.workbench.shell.Shell;

/** The command palette, the theme and the preferences. */
public final class ToolFeature implements Feature {
  private static final String MENU = "Tools";

  private final Shell shell;

  /** Makes the room in a window. */
  public ToolFeature(Shell shell) {
    this.shell = shell;
  }

  @Override
  public List<BuiltIn> commands() {
    return List.of(
        new BuiltIn(MENU, "tools.palette", "Command palette", shell.palette()::open)
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
                () -> new PreferencesDialog(shell.frame(), shell.preferences()).show())
            .key("ctrl COMMA")
            .icon("settings")
            .group(2));
  }

  private void switchTheme() {
    PreferenceStore preferences = shell.preferences();
    Theme next = preferences.current().theme() == Theme.DARK ? Theme.LIGHT : Theme.DARK;
    preferences.change(preferences.current().withTheme(next));
  }
}
