package org.plyscope.workbench.plugin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import org.plyscope.api.Registration;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.FileOpener;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.PluginManager;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.dialog.Question;
import org.plyscope.workbench.feature.Feature;
import org.plyscope.workbench.file.BuiltInOpener;
import org.plyscope.workbench.file.Folders;
import org.plyscope.workbench.job.Jobs;
import org.plyscope.workbench.job.StatusBar;
import org.plyscope.workbench.problem.ProblemDialog;
import org.plyscope.workbench.problem.Reports;

/** Plugins: their list, jars that are opened, and a lasting notice of those with a problem. */
public final class PluginFeature implements Feature {
  private final Supplier<Optional<PluginManager>> plugins;
  private final Workspace workspace;
  private final JFrame frame;
  private final StatusBar status;
  private final Reports reports;
  private final PluginActions actions;
  private final List<Registration> registrations = new ArrayList<>();
  private boolean closed;

  /**
   * Creates the feature for a window.
   *
   * @param plugins the plugin manager, once it is there
   */
  public PluginFeature(
      Supplier<Optional<PluginManager>> plugins,
      Workspace workspace,
      JFrame frame,
      Jobs jobs,
      StatusBar status,
      Reports reports) {
    this.plugins = plugins;
    this.workspace = workspace;
    this.frame = frame;
    this.status = status;
    this.reports = reports;
    actions =
        new PluginActions(
            plugins,
            jobs,
            Folders.of(workspace),
            workspace::message,
            new PluginActions.Desk(this::mayGo, this::report));
  }

  @Override
  public List<BuiltIn> commands() {
    return List.of(
        new BuiltIn("Tools", "tools.plugins", "Plugins…", () -> actions.show(frame, ""))
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
    Optional<PluginManager> manager = plugins.get();
    if (registrations.isEmpty() && manager.isPresent()) {
      PluginManager now = manager.get();
      registrations.add(now.onChange(() -> SwingUtilities.invokeLater(() -> look(now))));
      registrations.add(
          now.onNews(news -> SwingUtilities.invokeLater(() -> workspace.message(news))));
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
    status.notice(words(troubled), story(troubled), () -> actions.show(frame, first));
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
        Optional.ofNullable(workspace.selection())
            .map(Selection::rules)
            .filter(rules -> plugin.offers().contains("game " + rules.game().id()))
            .map(rules -> rules.game().name());
    return game.isEmpty()
        || Question.ask(
            frame,
            "dialog.remove-plugin",
            "Remove " + plugin.title() + "?",
            "The game on the board, %s, belongs to this plugin. It is kept, and comes back when you install the plugin again."
                .formatted(game.get()),
            "Remove");
  }

  private void report(Plugin plugin) {
    String sentence = plugin.problem().isEmpty() ? plugin.title() + " works." : plugin.problem();
    new ProblemDialog(frame, sentence, reports.of(plugin), workspace::message).show();
  }
}
