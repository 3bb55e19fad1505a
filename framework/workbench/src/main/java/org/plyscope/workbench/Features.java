package org.plyscope.workbench;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JFrame;
import org.plyscope.api.view.Workspace;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.play.file.GameFiles;
import org.plyscope.workbench.builtin.EditFeature;
import org.plyscope.workbench.builtin.FileFeature;
import org.plyscope.workbench.builtin.GameFeature;
import org.plyscope.workbench.builtin.LayoutFeature;
import org.plyscope.workbench.builtin.RecentFeature;
import org.plyscope.workbench.builtin.TitleFeature;
import org.plyscope.workbench.builtin.ToolFeature;
import org.plyscope.workbench.colour.ColourFeature;
import org.plyscope.workbench.command.CommandRegistry;
import org.plyscope.workbench.database.DatabaseFeature;
import org.plyscope.workbench.details.DetailsFeature;
import org.plyscope.workbench.evaluation.EvaluationFeature;
import org.plyscope.workbench.export.ExportFeature;
import org.plyscope.workbench.feature.Feature;
import org.plyscope.workbench.help.HelpFeature;
import org.plyscope.workbench.play.PlayFeature;
import org.plyscope.workbench.play.file.FormatFeature;
import org.plyscope.workbench.plugin.PluginFeature;
import org.plyscope.workbench.position.PositionFeature;
import org.plyscope.workbench.problem.ProblemFeature;
import org.plyscope.workbench.problem.Reports;
import org.plyscope.workbench.project.ProjectFeature;
import org.plyscope.workbench.search.SearchControl;
import org.plyscope.workbench.search.SearchFeature;
import org.plyscope.workbench.search.agent.SearchTitles;
import org.plyscope.workbench.session.About;
import org.plyscope.workbench.session.Session;
import org.plyscope.workbench.trace.TraceFeature;
import org.plyscope.workbench.welcome.ExampleAnalysis;
import org.plyscope.workbench.welcome.WelcomeFeature;
import org.plyscope.workbench.work.WorkFeature;

/** Makes the features of a window, each from its dependencies, and connects them. */
final class Features {
  private final Shell shell;
  private final Catalog catalog;
  private final Session session;
  private final Workspace workspace;
  private final JFrame frame;
  private final CommandRegistry commands;
  private final Path data;
  private final PositionFeature positions;
  private final SearchFeature search;
  private final PlayFeature play;
  private final ProjectFeature project;
  private final PluginFeature plugins;
  private final WorkFeature work;
  private final List<Feature> all;

  /**
   * Makes the features.
   *
   * @param quit closes the window
   */
  Features(Shell shell, Runnable quit) {
    this.shell = shell;
    Services services = shell.services();
    catalog = services.catalog();
    session = shell.session();
    workspace = shell.workspace();
    frame = shell.frame();
    commands = shell.commands();
    data = shell.data();
    Supplier<Optional<About>> about = this::about;
    Reports reports = new Reports(services.plugins(), services.log());
    search =
        new SearchFeature(
            catalog,
            services.searches(),
            session,
            workspace,
            commands,
            shell.jobs(),
            shell.preferences(),
            shell.remembered().agent(),
            shell.faults()::tell);
    play = new PlayFeature(catalog, session, workspace, frame, shell.jobs(), data, shell.place());
    plugins =
        new PluginFeature(
            services.plugins(),
            services.programs(),
            workspace,
            frame,
            shell.jobs(),
            shell.status(),
            reports,
            data,
            services.ledger(),
            shell.faults(),
            shell.views());
    work = new WorkFeature(shell.jobs(), workspace::message);
    positions = new PositionFeature(catalog, session, workspace, frame, commands, data);
    project =
        new ProjectFeature(catalog, workspace, frame, shell.openers(), shell.perspectives(), about);
    // The order of their commands in menus.
    all =
        List.of(
            positions,
            new GameFeature(
                catalog,
                session,
                workspace,
                frame,
                shell.remembered(),
                shell.views()::absent,
                play::begin,
                play::seats),
            new ColourFeature(workspace, frame, shell.colours()),
            new TitleFeature(frame, about),
            new RecentFeature(shell.openers(), shell.recent(), commands),
            new FileFeature(session, workspace, frame, shell.openers(), about, quit),
            new TraceFeature(catalog, services.searches(), workspace, frame, about),
            new ExportFeature(
                frame, workspace, shell.views(), shell.lastView(), shell.files(), about),
            project,
            new EditFeature(session, workspace::message),
            search,
            new DatabaseFeature(catalog, workspace, frame, data),
            new EvaluationFeature(catalog),
            new DetailsFeature(about),
            new ToolFeature(frame, shell.palette(), shell.preferences()),
            plugins,
            work,
            new HelpFeature(frame, commands, services.log(), data, workspace),
            new ProblemFeature(frame, shell.status(), shell.faults(), reports, data),
            play,
            new FormatFeature(catalog, shell.openers(), shell.faults(), play::reading),
            welcome(about),
            new LayoutFeature(
                shell.views(), shell.perspectives(), shell.docks(), shell.lastView(), commands));
    connect();
  }

  private WelcomeFeature welcome(Supplier<Optional<About>> about) {
    return new WelcomeFeature(
        new ExampleAnalysis(catalog, session, search.agents(), search::catalogChanged, workspace),
        workspace,
        frame,
        shell.perspectives(),
        shell.recent(),
        about,
        data.resolve(shell.place().own("unfinished", GameFiles.EXTENSION)));
  }

  /** The state of one feature that others show. */
  private void connect() {
    SearchControl control = search.control();
    control.onSearch(shell.views()::searching);
    control.onChange(this::searchChanged);
    play.onChange(commands::changed);
    project.onChange(commands::changed);
    shell.jobs().onChange(project::refresh);
    shell.setup().onChange(play::setupChanged);
    shell.workspace().search(control::search);
    shell.workspace().agent(search.agents()::configuration);
    shell.workspace().positions(positions::saved);
  }

  private void searchChanged() {
    if (search.control().phase() != SearchControl.Phase.IDLE) {
      shell.status().tryAgain();
    }
    commands.changed();
  }

  /** Returns the subject on the screen; empty while there is no game. */
  private Optional<About> about() {
    return session
        .selection()
        .map(s -> About.of(s, positions.names(s.rules()), SearchTitles.of(catalog)::phrase));
  }

  /** Returns all of them in the order of their commands. */
  List<Feature> all() {
    return all;
  }

  /** Returns the one that follows the plugin manager. */
  PluginFeature plugins() {
    return plugins;
  }

  /** Returns the one that follows long work. */
  WorkFeature work() {
    return work;
  }
}
