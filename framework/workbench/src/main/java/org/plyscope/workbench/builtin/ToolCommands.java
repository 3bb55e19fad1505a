package org.plyscope.workbench.builtin;

import java.util.List;
import org.plyscope.ui.theme.Theme;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.session.PreferenceStore;

/** Palette, plugins, theme, and what the program is. */
public final class ToolCommands {
  private static final String MENU = "Tools";

  private ToolCommands() {}

  /** Makes the commands. */
  public static List<BuiltIn> of(
      Runnable palette, Runnable plugins, Runnable about, PreferenceStore preferences) {
    return List.of(
        new BuiltIn(MENU, "tools.palette", "Command palette", palette)
            .key("ctrl shift P")
            .icon("palette")
            .onToolbar(),
        new BuiltIn(MENU, "tools.plugins", "Plugins…", plugins).icon("plugin").onToolbar(),
        new BuiltIn(
                MENU,
                "tools.switch-theme",
                "Switch light/dark theme",
                () -> switchTheme(preferences))
            .key("ctrl shift D")
            .icon("theme")
            .onToolbar()
            .group(1),
        new BuiltIn("Help", "help.about", "About Plyscope", about));
  }

  private static void switchTheme(PreferenceStore preferences) {
    Theme next = preferences.current().theme() == Theme.DARK ? Theme.LIGHT : Theme.DARK;
    preferences.change(preferences.current().withTheme(next));
  }
}
