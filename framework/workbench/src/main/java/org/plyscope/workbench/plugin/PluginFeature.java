package org.plyscope.workbench.plugin;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import org.plyscope.api.Registration;
import org.plyscope.api.program.AgentPrograms;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.FileOpener;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.PluginManager;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.dialog.Question;
import org.plyscope.workbench.dock.Views;
import org.plyscope.workbench.feature.Feature;
import org.plyscope.workbench.file.BuiltInOpener;
import org.plyscope.workbench.job.Faults;
import org.plyscope.workbench.job.Jobs;
import org.plyscope.workbench.job.PluginLedger;
import org.plyscope.workbench.job.StatusBar;
import org.plyscope.workbench.problem.Reports;

/** Plugins: their list, jars that are opened, and a lasting notice of those with a problem. */
public final class PluginFeature implements Feature {
  private final Supplier<Optional<PluginManager>> plugins;
  private final Workspace workspace;
  private final JFrame frame;
  private final StatusBar status;
  private final PluginActions actions;
  private final PluginWindow window;
  private final Guardian guardian;
  private final List<Registration> registrations = new ArrayList<>();
  private boolean closed;

  /**
   * Creates the feature for a window.
   *
   * @param plugins the plugin manager, once it is there
   * @param programs the agent programs, while the plugin that starts them is there
   * @param data the user's data directory, which holds the list of sites
   * @param ledger notes which plugins fail
   * @param views where views of plugins may fail
   */
  public PluginFeature(
      Supplier<Optional<PluginManager>> plugins,
      Supplier<Optional<AgentPrograms>> programs,
      Workspace workspace,
      JFrame frame,
      Jobs jobs,
      StatusBar status,
      Reports reports,
      Path data,
      PluginLedger ledger,
      Faults faults,
      Views views) {
    this.plugins = plugins;
    this.workspace = workspace;
    this.frame = frame;
    this.status = status;
    Consent consent = new Consent(workspace.choices(Consent.OWNER), () -> frame);
    actions = new PluginActions(plugins, jobs, workspace::message, this::mayGo, consent);
    window = new PluginWindow(frame, workspace, jobs, reports, actions, consent, data, programs);
    guardian =
        new Guardian(
            ledger,
            frame,
            plugins,
            actions::disable,
            faults::tell,
            () -> plugins.get().ifPresent(this::look));
    views.remedies(factory -> guardian.remedies(factory, window::copyReport));
  }

  private void show(String symbolicName) {
    Optional<PluginManager> manager = plugins.get();
    if (manager.isEmpty()) {
      workspace.message(PluginActions.STARTING);
    } else {
      window.show(manager.get(), symbolicName);
    }
  }

  @Override
  public List<BuiltIn> commands() {
    return List.of(
        new BuiltIn("Tools", "tools.plugins", "Plugins…", () -> show(""))
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
    window.close();
    guardian.close();
    registrations.forEach(Registration::close);
  }

  private void look(PluginManager manager) {
    if (closed) {
      // News that came before the window closed; the plugin manager may be gone by now.
      return;
    }
    List<Plugin> troubled = manager.plugins().stream().filter(Plugin::troubled).toList();
    String first = troubled.isEmpty() ? "" : troubled.get(0).symbolicName();
    status.notice(words(troubled), story(troubled), () -> show(first));
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
}
