package org.plyscope.workbench;

import javax.swing.JFrame;
import javax.swing.UIManager;
import org.plyscope.workbench.search.AgentsModel;
import org.plyscope.workbench.search.SearchHabits;
import org.plyscope.workbench.session.Habits;
import org.plyscope.workbench.session.PreferenceStore;
import org.plyscope.workbench.session.Preferences;
import org.plyscope.workbench.theme.Dividers;

/** Puts preferences in force, at the start and after every change. */
final class PreferencesInForce {
  private static final String ANIMATION = "Plyscope.animationMillis";

  private final PreferenceStore store;
  private final Habits habits;

  /** Gives the program its look, before the first component is made. */
  PreferencesInForce(PreferenceStore store, Habits habits) {
    this.store = store;
    this.habits = habits;
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
    habits.onChange(this::habitChanged);
  }

  private static void changed(JFrame frame, Preferences before, Preferences now) {
    if (before.theme() != now.theme() || before.fontPercent() != now.fontPercent()) {
      Dividers.keep(frame, () -> install(now));
    }
    UIManager.put(ANIMATION, now.animationMillis());
  }

  private void habitChanged(String name) {
    if (name.equals(Habits.ANIMATION)) {
      Preferences now = store.current();
      store.change(now.withAnimation((int) habits.number(name, now.animationMillis())));
    }
  }

  private static void install(Preferences now) {
    UIManager.put(ANIMATION, now.animationMillis());
    now.theme().install(now.fontPercent());
  }
}
