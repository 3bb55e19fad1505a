package org.plyscope.workbench.search;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.ViewFactory.Place;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.Menus;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.workbench.command.CommandButton;
import org.plyscope.workbench.command.CommandRegistry;
import org.plyscope.workbench.dock.Panel;
import org.plyscope.workbench.search.agent.AgentsModel;
import org.plyscope.workbench.search.agent.AgentsView;
import org.plyscope.workbench.search.agent.SearchButtons;
import org.plyscope.workbench.search.agent.SearchTitles;
import org.plyscope.workbench.search.history.SearchesView;
import org.plyscope.workbench.search.log.AgentLog;
import org.plyscope.workbench.search.log.AgentLogView;
import org.plyscope.workbench.search.result.ResultView;

/** Offers the two panels of this package to the window, and keeps the agents up to date. */
public final class SearchViews {
  /** The id of the panel that chooses the agent. */
  public static final String AGENTS = "agents";

  /** The id of the panel that shows the reports of agents. */
  public static final String LOG = "agent-log";

  /** The id of the panel that lists the last searches. */
  public static final String SEARCHES = "searches";

  /** The id of the panel that shows the result. */
  public static final String RESULT = "result";

  private final Catalog catalog;
  private final AgentsModel model;
  private final Consumer<DataTable> copy;
  private final IntSupplier traceCap;
  private final Supplier<Optional<String>> problem;
  private final SearchControl control;
  private final CommandRegistry commands;
  private AgentsView agents;

  /**
   * Makes the panels.
   *
   * @param copy takes a table to the clipboard
   * @param traceCap determines how many nodes a trace has at most
   * @param control runs the searches
   * @param commands has those about agents
   */
  public SearchViews(
      Catalog catalog,
      AgentsModel model,
      Consumer<DataTable> copy,
      IntSupplier traceCap,
      SearchControl control,
      CommandRegistry commands) {
    this.catalog = catalog;
    this.model = model;
    this.copy = copy;
    this.traceCap = traceCap;
    this.problem = control::problem;
    this.control = control;
    this.commands = commands;
  }

  /** Returns the factory of the agents panel. */
  public ViewFactory agents() {
    return new Panel(AGENTS, "Agents", Place.RIGHT, this::agentsView);
  }

  /** Returns the factory of the result panel. */
  public ViewFactory result() {
    return new Panel(
        RESULT,
        "Search result",
        Place.RIGHT,
        w -> new ResultView(w, copy, problem, control::asked, SearchTitles.of(catalog)::heading));
  }

  /** Returns the factory of the list of past searches. */
  public ViewFactory searches() {
    return new Panel(
        SEARCHES,
        "Searches",
        Place.RIGHT,
        w -> new SearchesView(control.archive(), control::reopen, w::positions));
  }

  /** Returns the factory of the log of agents, which opens on request. */
  public ViewFactory log(AgentLog log) {
    return new Panel(LOG, "Agent log", Place.BOTTOM, w -> new AgentLogView(w, log)).onRequest();
  }

  /**
   * Returns a result panel that belongs to no window.
   *
   * @param titles names recorded searches
   */
  public static ViewFactory resultOnly(SearchTitles titles) {
    return new Panel(
        RESULT,
        "Search result",
        Place.RIGHT,
        w ->
            new ResultView(
                w, table -> {}, Optional::empty, result -> Optional.empty(), titles::heading));
  }

  /** Follows a change of the catalog. */
  public void catalogChanged(Workspace workspace) {
    if (workspace.selection() == null) {
      model.clear();
    } else if (agents != null) {
      agents.refresh();
    } else {
      model.refresh(workspace.selection().rules());
      String news = model.takeNews();
      if (!news.isEmpty()) {
        workspace.message(news);
      }
    }
  }

  private View agentsView(Workspace workspace) {
    agents =
        new AgentsView(
            model,
            catalog,
            new SearchButtons(workspace, control::playable),
            new CommandButton(commands, Menus.SEARCH + "/Agents", "More about agents"),
            traceCap,
            workspace::message,
            () -> agents = null);
    return agents;
  }
}
