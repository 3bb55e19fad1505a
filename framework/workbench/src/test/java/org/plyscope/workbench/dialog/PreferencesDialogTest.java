package org.plyscope.workbench.dialog;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.plyscope.lab.trace.TracePolicy;
import org.plyscope.ui.theme.Theme;
import org.plyscope.workbench.session.Preferences;

class PreferencesDialogTest {
  @Test
  void preferencesSurviveTheForm() {
    Preferences preferences =
        new Preferences(Theme.DARK, 130, false, 7, TracePolicy.BEGINNING, 0, Long.MIN_VALUE);

    assertThat(PreferencesDialog.preferences(PreferencesDialog.values(preferences)))
        .isEqualTo(preferences);
    assertThat(PreferencesDialog.preferences(PreferencesDialog.values(Preferences.STANDARD)))
        .isEqualTo(Preferences.STANDARD);
  }
}
