package org.plyscope.workbench.search;

import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.Choices;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.export.TableText;
import org.plyscope.lab.search.SearchOutcome;
import org.plyscope.lab.search.Searches;
import org.plyscope.ui.text.TextClipboard;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.command.CommandRegistry;
import org.plyscope.workbench.feature.Feature;
import org.plyscope.workbench.job.Jobs;
import org.plyscope.workbench.job.Problem;
import org.plyscope.workbench.live.CandidateOverlay;
import org.plyscope.workbench.search.agent.AgentsModel;
import org.plyscope.workbench.search.agent.SearchHabits;
import org.plyscope.workbench.search.log.AgentLog;
import org.plyscope.workbench.session.PreferenceStore;
import org.plyscope.workbench.session.Remembered;
import org.plyscope.workbench.session.Session;

/** Searches the position on the board: the agents, the running search, and its result. */
public final class SearchFeature implements Feature {
  /** How often views see the progress of a search: 20 times a second. */
  private static final int PROGRESS_MILLIS = 50;

  private final Catalog catalog;
  private final Session session;
  private final Workspace workspace;
  private final Consumer<Problem> problems;
  private final Choices choices;
  private final AgentsModel agents;
  private final SearchControl control;
  private final SearchViews views;
  private final Timer progress;
  private final AgentLog log = new AgentLog();
  private final Following following;
  private Rules followed;

  /**
   * Creates the feature for a window.
   *
   * @param commands has those about agents
   * @param agent the agent of the last time, as text
   * @param problems takes why a search failed
   */
  public SearchFeature(
      Catalog catalog,
      Searches searches,
      Session session,
      Workspace workspace,
      CommandRegistry commands,
      Jobs jobs,
      PreferenceStore preferences,
      String agent,
      Consumer<Problem> problems) {
    this.catalog = catalog;
    this.session = session;
    this.workspace = workspace;
    this.problems = problems;
    choices = workspace.choices(SearchHabits.OWNER);
    agents = new AgentsModel(catalog, agent);
    SearchHabits.restore(agents, choices, preferences.current());
    control =
        new SearchControl(
            searches,
            session,
            jobs,
            SwingUtilities::invokeLater,
            workspace::message,
            new CandidateOverlay(choices));
    views =
        new SearchViews(
            catalog, agents, this::copy, () -> preferences.current().traceCap(), control, commands);
    progress = new Timer(PROGRESS_MILLIS, e -> control.tick());
    control.onChange(this::phaseChanged);
    control.onSearch(search -> log.follow(search, LocalTime.now(ZoneId.systemDefault())));
    following = new Following(session, control, agents::spec, SwingUtilities::invokeLater);
    control.onFailure(this::failed);
    preferences.onChange(
        (before, now) -> {
          SearchHabits.prefer(agents, before, now);
          catalogChanged();
        });
  }

  /** Returns the control of the searches. */
  public SearchControl control() {
    return control;
  }

  /** Returns the agents and their limits. */
  public AgentsModel agents() {
    return agents;
  }

  @Override
  public List<BuiltIn> commands() {
    return SearchCommands.of(session, agents, control, following);
  }

  @Override
  public List<ViewFactory> views() {
    return List.of(views.agents(), views.result(), views.searches(), views.log(log));
  }

  @Override
  public void catalogChanged() {
    List<Game> games = catalog.games();
    control.archive().forget(rules -> !games.contains(rules.game()));
    control.agentsChanged(this::isThere);
    views.catalogChanged(workspace);
  }

  private boolean isThere(AgentFactory factory) {
    return session
        .selection()
        .map(selection -> catalog.agentsFor(selection.rules()))
        .map(all -> all.stream().anyMatch(agent -> agent.factory() == factory))
        .orElse(true);
  }

  @Override
  public void selectionChanged() {
    Rules rules = session.selection().map(Selection::rules).orElse(null);
    if (rules != followed) {
      followed = rules;
      catalogChanged();
    }
  }

  @Override
  public Remembered remember(Remembered before) {
    return before.withAgent(agents.text());
  }

  @Override
  public void save() {
    SearchHabits.keep(agents, choices);
  }

  @Override
  public void close() {
    control.stop();
    progress.stop();
  }

  private void failed(SearchOutcome outcome) {
    String details = outcome.badInput() ? "" : "The stack trace is in the log below.";
    problems.accept(new Problem(outcome.problem().orElseThrow(), details));
  }

  private void phaseChanged() {
    if (control.phase() == SearchControl.Phase.IDLE) {
      progress.stop();
    } else {
      SearchHabits.keep(agents, choices);
      progress.start();
    }
  }

  private void copy(DataTable table) {
    TextClipboard.SYSTEM.copy(TableText.csv(table));
    workspace.message("The table '" + table.name() + "' is on the clipboard.");
  }
}
