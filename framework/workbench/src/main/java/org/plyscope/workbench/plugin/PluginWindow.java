package org.plyscope.workbench.plugin;

import java.awt.Desktop;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JButton;
import javax.swing.JFrame;
import org.plyscope.api.InputException;
import org.plyscope.api.program.AgentProgram;
import org.plyscope.api.program.AgentPrograms;
import org.plyscope.api.queue.Job;
import org.plyscope.api.view.Workspace;
import org.plyscope.plugins.Fix;
import org.plyscope.plugins.Installation;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.PluginManager;
import org.plyscope.plugins.site.PluginSites;
import org.plyscope.ui.text.TextClipboard;
import org.plyscope.workbench.dialog.JarChooser;
import org.plyscope.workbench.file.Folders;
import org.plyscope.workbench.job.Jobs;
import org.plyscope.workbench.job.Problem;
import org.plyscope.workbench.job.RunningJob;
import org.plyscope.workbench.plugin.card.Card;
import org.plyscope.workbench.plugin.site.SitesPane;
import org.plyscope.workbench.problem.ProblemDialog;
import org.plyscope.workbench.problem.Reports;

/** Opens the window of plugins, and carries out its actions. */
final class PluginWindow implements InstalledCards.Commands, SitesPane.Desk {
  private final JFrame frame;
  private final Workspace workspace;
  private final Jobs jobs;
  private final Reports reports;
  private final PluginActions actions;
  private final Consent consent;
  private final Path data;
  private final Supplier<Optional<AgentPrograms>> programs;
  private final JarWatches watches;
  private final InstalledCards plugins = new InstalledCards(this);
  private final ProgramCards agents = new ProgramCards(this::remove, this::dialogue);
  private final Map<String, String> hashes = new HashMap<>();
  private ManagerDialog dialog;

  PluginWindow(
      JFrame frame,
      Workspace workspace,
      Jobs jobs,
      Reports reports,
      PluginActions actions,
      Consent consent,
      Path data,
      Supplier<Optional<AgentPrograms>> programs) {
    this.frame = frame;
    this.workspace = workspace;
    this.jobs = jobs;
    this.reports = reports;
    this.actions = actions;
    this.consent = consent;
    this.data = data;
    this.programs = programs;
    this.watches = new JarWatches(this::message, new Shown());
    actions.outcome(new Shown());
  }

  /** Opens the window and selects a plugin, unless that is the empty text. */
  void show(PluginManager manager, String symbolicName) {
    if (dialog == null || !dialog.showing()) {
      dialog = make(manager);
      dialog.follow(manager.onChange(dialog::refreshSoon));
      programs.get().ifPresent(all -> dialog.follow(all.onChange(dialog::refreshSoon)));
      computeHashes();
    }
    dialog.show(symbolicName);
  }

  void close() {
    watches.close();
  }

  private ManagerDialog make(PluginManager manager) {
    SitesPane sites = new SitesPane(new PluginSites(data, manager), this);
    List<JButton> buttons =
        List.of(
            button(
                "install",
                "Install…",
                "Install the jar of a plugin",
                () -> choose(actions::install)),
            button("add-program", "Add program…", "Add a program in any language", this::add),
            button(
                "watch",
                "Watch jar…",
                "Install a jar under development whenever it was built again",
                () -> choose(jar -> watch(manager, jar))),
            button(
                "folder",
                "Open folder",
                "Jars in this folder are installed: " + manager.folder(),
                () -> open(manager.folder())));
    ManagerDialog made = new ManagerDialog(frame, () -> cards(manager), sites, buttons);
    made.window().setTransferHandler(frame.getTransferHandler());
    return made;
  }

  private static JButton button(String name, String text, String help, Runnable action) {
    JButton button = new JButton(text);
    button.setName("plugins." + name);
    button.setToolTipText(help);
    button.addActionListener(e -> action.run());
    return button;
  }

  /** The user's plugins come first, then shipped ones. */
  private List<Card> cards(PluginManager manager) {
    List<Card> all = new ArrayList<>(plugins.of(manager));
    List<AgentProgram> added = programs.get().map(AgentPrograms::programs).orElse(List.of());
    long own = manager.plugins().stream().filter(plugin -> !plugin.shipped()).count();
    all.addAll((int) Math.min(own, all.size()), agents.of(added, hashes));
    return all;
  }

  /** The files of a program may be large. */
  private void computeHashes() {
    programs
        .get()
        .ifPresent(
            all ->
                jobs.submit(
                    "Reading agent programs",
                    monitor -> all.hashes(),
                    found -> {
                      hashes.putAll(found);
                      dialog.refreshSoon();
                    }));
  }

  private void choose(Consumer<Path> action) {
    JarChooser.ask(dialog.window(), Folders.of(workspace)).ifPresent(action);
  }

  private void watch(PluginManager manager, Path jar) {
    if (consent.mayInstall(jar, manager)) {
      contained(() -> watches.start(manager, jar));
    }
  }

  private void add() {
    if (!workspace.execute("agents.add-program")) {
      message("The plugin that starts programs is not here; enable it first.");
    }
  }

  private void dialogue() {
    workspace.execute("agents.dialogue");
  }

  private void remove(AgentProgram program) {
    contained(
        () -> {
          programs.get().ifPresent(all -> all.remove(program.id()));
          message("Removed agent " + program.id() + ".");
        });
  }

  private void open(Path folder) {
    contained(
        () -> {
          try {
            requireDesktop(Desktop.Action.OPEN, "The folder is " + folder + ".");
            Desktop.getDesktop().open(folder.toFile());
          } catch (IOException | IllegalArgumentException e) {
            throw new InputException("The folder is " + folder + ".");
          }
        });
  }

  @Override
  public void browse(String link) {
    contained(
        () -> {
          try {
            requireDesktop(Desktop.Action.BROWSE, "The page is " + link + ".");
            Desktop.getDesktop().browse(URI.create(link));
          } catch (IOException | IllegalArgumentException e) {
            throw new InputException("The page is " + link + ".");
          }
        });
  }

  private static void requireDesktop(Desktop.Action action, String otherwise) {
    if (!Desktop.isDesktopSupported() || !Desktop.getDesktop().isSupported(action)) {
      throw new InputException(otherwise);
    }
  }

  private void contained(Runnable action) {
    try {
      action.run();
    } catch (PluginException | InputException e) {
      new Shown().failed(e.getMessage());
    }
  }

  @Override
  public void fix(Plugin plugin, Fix fix) {
    switch (fix) {
      case START, ENABLE -> setEnabled(plugin, true);
      case UPDATE -> dialog.search(plugin.symbolicName());
      case FIND -> dialog.search("");
      case DISABLE -> setEnabled(plugin, false);
      case REMOVE -> remove(plugin);
      case REPORT -> report(plugin);
    }
  }

  @Override
  public void remove(Plugin plugin) {
    watches.stop(plugin.symbolicName());
    actions.remove(plugin);
  }

  @Override
  public void setEnabled(Plugin plugin, boolean enabled) {
    actions.setEnabled(plugin, enabled);
  }

  @Override
  public void report(Plugin plugin) {
    String sentence = plugin.problem().isEmpty() ? plugin.title() + " works." : plugin.problem();
    new ProblemDialog(frame, sentence, reports.of(plugin), this::message).show();
  }

  @Override
  public void copyReport(Plugin plugin) {
    TextClipboard.SYSTEM.copy(reports.of(plugin));
    message("The report is on the clipboard; read it before you send it.");
  }

  /** Copies a report about something that went wrong. */
  void copyReport(String sentence) {
    TextClipboard.SYSTEM.copy(reports.of(new Problem(sentence, "")));
    message("The report is on the clipboard; read it before you send it.");
  }

  @Override
  public void log() {
    new ProblemDialog(frame, "The end of the log file", reports.log(), this::message).show();
  }

  @Override
  public Optional<String> watched(Plugin plugin) {
    return watches.of(plugin.symbolicName()).map(Path::toString);
  }

  @Override
  public void unwatch(Plugin plugin) {
    watches.stop(plugin.symbolicName());
    dialog.refresh();
  }

  @Override
  public <T> void submit(String title, Job<T> job, Consumer<? super T> whenDone) {
    dialog.follow(
        jobs.submit(
            title,
            monitor -> {
              try {
                T result = job.run(monitor);
                return (Runnable) () -> whenDone.accept(result);
              } catch (PluginException | InputException e) {
                return (Runnable) () -> new Shown().failed(e.getMessage());
              }
            },
            Runnable::run));
  }

  @Override
  public boolean mayInstall(Optional<String> replacement) {
    return consent.mayInstall(replacement);
  }

  @Override
  public void install(String title, Job<Installation> work) {
    actions.install(title, work);
  }

  /** The dialog hides the status bar, so both show it. */
  @Override
  public void message(String sentence) {
    workspace.message(sentence);
    if (dialog != null && dialog.showing()) {
      dialog.done(sentence);
    }
  }

  /** Passes results on to the dialog while the user sees it. */
  private final class Shown implements PluginActions.Outcome {
    @Override
    public void installed(Installation done) {
      if (dialog != null && dialog.showing()) {
        dialog.installed(done);
      }
    }

    @Override
    public void done(String sentence) {
      if (dialog != null && dialog.showing()) {
        dialog.done(sentence);
      }
    }

    @Override
    public void failed(String sentence) {
      if (dialog != null && dialog.showing()) {
        dialog.failed(sentence);
      }
    }

    @Override
    public void running(RunningJob job) {
      if (dialog != null && dialog.showing()) {
        dialog.running(job);
      }
    }
  }
}
