package org.plyscope.workbench;

import javax.swing.JFrame;
import org.plyscope.ui.theme.Theme;
import org.plyscope.workbench.session.Preferences;
import org.plyscope.workbench.theme.Dividers;

/** Applies the theme that the user prefers. */
final class Look {
  private Look() {}

  /** Installs the look, before the first component is made. */
  static void install(Preferences now) {
    now.theme().install(now.fontPercent());
  }

  /** Follows a change of the preferences. */
  static void change(JFrame frame, Preferences before, Preferences now) {
    if (before.theme() != now.theme() || before.fontPercent() != now.fontPercent()) {
      Dividers.keep(frame, () -> install(now));
    }
  }

  /** Makes everything on the screen update its colours. */
  static void recolour(JFrame frame) {
    Dividers.keep(frame, Theme::refresh);
  }
}
