package org.plyscope.workbench.dialog;

import java.awt.Window;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.plyscope.api.InputException;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.lab.trace.TracePolicy;
import org.plyscope.ui.form.FormDialog;
import org.plyscope.ui.form.OptionForm;
import org.plyscope.ui.form.PartNames;
import org.plyscope.ui.theme.Theme;
import org.plyscope.workbench.session.PreferenceStore;
import org.plyscope.workbench.session.Preferences;

/** Shows the preferences as a generated form. */
public final class PreferencesDialog {
  private static final Option<String> THEME =
      Option.choice("theme", "Theme", "The look of the window.", "light", List.of("light", "dark"));
  private static final Option<Long> FONT =
      Option.integer(
          "font-percent",
          "Text size (%)",
          "The size of all text; 100 is the default of the platform.",
          Preferences.STANDARD.fontPercent(),
          Preferences.MIN_FONT,
          Preferences.MAX_FONT);
  private static final Option<Boolean> TRACE =
      Option.flag(
          "trace",
          "Record the tree of a search",
          "Whether a new search keeps its nodes for the tree views.",
          Preferences.STANDARD.trace());
  private static final Option<Long> TRACE_CAP =
      Option.integer(
          "trace-cap",
          "Largest tree (nodes)",
          "How many nodes are kept at most; a million takes about 60 MB.",
          Preferences.STANDARD.traceCap(),
          1,
          Preferences.MAX_TRACE);
  private static final Option<String> TRACE_POLICY =
      Option.choice(
          "trace-policy",
          "Of a larger tree keep",
          "The sample covers the whole search; the beginning has no gaps, for replaying it.",
          Preferences.STANDARD.tracePolicy().title(),
          Stream.of(TracePolicy.values()).map(TracePolicy::title).toList());
  private static final Option<Long> ANIMATION =
      Option.integer(
          "animation-millis",
          "Animation (ms per step)",
          "How long a step of a piece takes on the board; 0 switches animation off.",
          Preferences.STANDARD.animationMillis(),
          0,
          Preferences.MAX_ANIMATION);
  private static final Option<Long> SEED =
      Option.integer(
          "seed",
          "Seed",
          "The default seed of a new search.",
          Preferences.STANDARD.seed(),
          Long.MIN_VALUE,
          Long.MAX_VALUE);

  private final PreferenceStore store;
  private final OptionForm form = new OptionForm(PartNames.none());
  private final FormDialog dialog;

  /** Makes the dialog. */
  public PreferencesDialog(Window owner, PreferenceStore store) {
    this.store = store;
    dialog =
        new FormDialog(owner, "dialog.preferences", "Preferences", form, "Apply", this::accept);
    form.onEdit(this::check);
  }

  /** Shows the dialog and applies the choices of the user. */
  public void show() {
    form.show(values(store.current()));
    dialog.show("smallDialog");
  }

  /** Returns preferences as values of the form. */
  static OptionValues values(Preferences preferences) {
    return OptionValues.defaults(
            List.of(THEME, FONT, TRACE, TRACE_CAP, TRACE_POLICY, ANIMATION, SEED))
        .with(THEME, preferences.theme().name().toLowerCase(Locale.ROOT))
        .with(FONT, (long) preferences.fontPercent())
        .with(TRACE, preferences.trace())
        .with(TRACE_CAP, (long) preferences.traceCap())
        .with(TRACE_POLICY, preferences.tracePolicy().title())
        .with(ANIMATION, (long) preferences.animationMillis())
        .with(SEED, preferences.seed());
  }

  /** Returns values of the form as preferences. */
  static Preferences preferences(OptionValues values) {
    return new Preferences(
        Theme.valueOf(values.get(THEME).toUpperCase(Locale.ROOT)),
        values.get(FONT).intValue(),
        values.get(TRACE),
        values.get(TRACE_CAP).intValue(),
        policy(values.get(TRACE_POLICY)),
        values.get(ANIMATION).intValue(),
        values.get(SEED));
  }

  private static TracePolicy policy(String title) {
    return Stream.of(TracePolicy.values())
        .filter(policy -> policy.title().equals(title))
        .findFirst()
        .orElseThrow();
  }

  private void check() {
    try {
      form.values();
      dialog.acceptable(true);
    } catch (InputException e) {
      dialog.acceptable(false);
    }
  }

  private boolean accept() {
    try {
      store.change(preferences(form.values()));
      return true;
    } catch (InputException e) {
      form.say(e.getMessage());
      return false;
    }
  }
}
