package org.plyscope.workbench.plugin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.swing.SwingUtilities;
import org.plyscope.api.Registration;
import org.plyscope.api.view.Selection;
import org.plyscope.api.window.FileOpener;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.PluginManager;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.dialog.Question;
import org.plyscope.workbench.file.BuiltInOpener;
import org.plyscope.workbench.file.Folders;
import org.plyscope.workbench.problem.ProblemDialog;
import org.plyscope.workbench.problem.Reports;
import org.plyscope.workbench.shell.Feature;
import org.plyscope.workbench.shell.Shell;

/** Plugins: their list, jars that are opened, and a lasting notice of those with a problem. */
public final class PluginFeature implements Feature {
  private final Shell shell;
  private final PluginActions actions;
  private final Reports reports;
  private final List<Registration> registrations = new ArrayList<>();
  private boolean closed;

  /** Makes the room in a window. */
  public PluginFeature(Shell shell) {
    this.shell = shell;
    reports = new Reports(shell.services());
    actions =
        new PluginActions(
            shell.services().plugins(),
            shell.jobs(),
            Folders.of(shell.workspace()),
            shell.workspace()::message,
            new PluginActions.Desk(this::mayGo, this::report));
  }

  @Override
  public List<BuiltIn> commands() {
    return List.of(
        new BuiltIn("Tools", "tools.plugins", "Plugins…", () -> actions.show(shell.frame(), ""))
            .icon("plugin")
            .onToolbar());
  }

  @Override
  public List<FileOpener> openers() {
    return List.of(new BuiltInOpener("Plugins", List.of("jar"), actions::installing));
  }

  @Override
  public void opened() {
    follow();
  }

  /** Follows the plugin manager as soon as it is there. */
  public void follow() {
    Optional<PluginManager> manager = shell.services().plugins().get();
    if (registrations.isEmpty() && manager.isPresent()) {
      PluginManager now = manager.get();
      registrations.add(now.onChange(() -> SwingUtilities.invokeLater(() -> look(now))));
      registrations.add(
          now.onNews(news -> SwingUtilities.invokeLater(() -> shell.workspace().message(news))));
      look(now);
    }
  }

  @Override
  public void close() {
    closed = true;
    registrations.forEach(Registration::close);
  }

  private void look(PluginManager manager) {
    if (closed) {
      // News that came before the window closed; the plugin manager may be gone by now.
      return;
    }
    List<Plugin> troubled = manager.plugins().stream().filter(Plugin::troubled).toList();
    String first = troubled.isEmpty() ? "" : troubled.get(0).symbolicName();
    shell
        .status()
        .notice(words(troubled), story(troubled), () -> actions.show(shell.frame(), first));
  }

  private static String words(List<Plugin> troubled) {
    return switch (troubled.size()) {
      case 0 -> "";
      case 1 -> troubled.get(0).name() + " has a problem";
      default -> troubled.size() + " plugins have problems";
    };
  }

  private static String story(List<Plugin> troubled) {
    return troubled.stream()
        .map(plugin -> plugin.title() + ": " + plugin.problem())
        .collect(Collectors.joining(" "));
  }

  /** A game that is being played is worth a question. */
  private boolean mayGo(Plugin plugin) {
    Optional<String> game =
        shell
            .session()
            .selection()
            .map(Selection::rules)
            .filter(rules -> plugin.offers().contains("game " + rules.game().id()))
            .map(rules -> rules.game().name());
    return game.isEmpty()
        || Question.ask(
            shell.frame(),
            "dialog.remove-plugin",
            "Remove " + plugin.title() + "?",
            "The game on the board, %s, belongs to this plugin. It is kept, and comes back when you install the plugin again."
                .formatted(game.get()),
            "Remove");
  }

  private void report(Plugin plugin) {
    String sentence = plugin.problem().isEmpty() ? plugin.title() + " works." : plugin.problem();
    new ProblemDialog(shell.frame(), sentence, reports.of(plugin), shell.workspace()::message)
        .show();
  }
}
