package org.plyscope.workbench.plugin;

import java.awt.Component;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.plyscope.api.view.Choices;
import org.plyscope.plugins.PluginManager;
import org.plyscope.plugins.inspect.Replacement;
import org.plyscope.workbench.dialog.Question;

/** Asks before the first plugin is installed, and before one takes the place of another. */
public final class Consent {
  /** The owner of the choices that hold the user's consent. */
  public static final String OWNER = "plugins";

  /** The choice that is set once the user knows what a plugin may do. */
  public static final String RIGHTS = "rights";

  private static final String MAY =
      "A plugin runs inside Plyscope with your rights: it can read and write your files and use the"
          + " network. Plyscope names the plugin when something fails, but it cannot keep a plugin"
          + " from doing harm. Install only what you trust. This is asked once.";

  private final Choices choices;
  private final Supplier<? extends Component> parent;

  /**
   * Asks in a window.
   *
   * @param choices holds earlier answers
   * @param parent the parent of dialogs
   */
  Consent(Choices choices, Supplier<? extends Component> parent) {
    this.choices = choices;
    this.parent = parent;
  }

  /** Returns whether a jar may be installed. */
  boolean mayInstall(Path jar, PluginManager manager) {
    return mayInstall(Replacement.question(jar, manager.plugins()));
  }

  /**
   * Returns whether something may be installed.
   *
   * @param replacement the plugin it would replace; empty if that is not worth a question
   */
  boolean mayInstall(Optional<String> replacement) {
    return knowsRights()
        && replacement
            .map(
                sentence ->
                    Question.ask(
                        parent.get(),
                        "dialog.replace-plugin",
                        "Replace the plugin?",
                        sentence + " Do that only if you know why.",
                        "Replace"))
            .orElse(true);
  }

  private boolean knowsRights() {
    boolean known =
        choices.flag(RIGHTS, false)
            || Question.ask(
                parent.get(), "dialog.plugin-rights", "What a plugin may do", MAY, "Install");
    if (known) {
      choices.put(RIGHTS, true);
    }
    return known;
  }
}
