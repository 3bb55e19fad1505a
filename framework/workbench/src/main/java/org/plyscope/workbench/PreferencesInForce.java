package org.plyscope.workbench;

import javax.swing.JFrame;
import org.plyscope.workbench.search.AgentsModel;
import org.plyscope.workbench.search.SearchHabits;
import org.plyscope.workbench.session.PreferenceStore;
import org.plyscope.workbench.session.Preferences;
import org.plyscope.workbench.theme.Dividers;

/** Applies preferences, at the start and after every change. */
final class PreferencesInForce {
  private final PreferenceStore store;

  /** Gives the program its look, before the first component is made. */
  PreferencesInForce(PreferenceStore store) {
    this.store = store;
    install(store.current());
  }

  /** Follows changes. */
  void follow(JFrame frame, AgentsModel agents, Runnable agentsChanged) {
    store.onChange(
        (before, now) -> {
          changed(frame, before, now);
          SearchHabits.prefer(agents, before, now);
          agentsChanged.run();
        });
  }

  private static void changed(JFrame frame, Preferences before, Preferences now) {
    if (before.theme() != now.theme() || before.fontPercent() != now.fontPercent()) {
      Dividers.keep(frame, () -> install(now));
    }
  }

  private static void install(Preferences now) {
    now.theme().install(now.fontPercent());
  }
}
