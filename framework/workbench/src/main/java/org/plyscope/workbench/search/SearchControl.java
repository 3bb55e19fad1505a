package org.plyscope.workbench.search;

import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Line;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.view.LiveSearch;
import org.plyscope.api.view.Selection;
import org.plyscope.lab.search.SearchHandle;
import org.plyscope.lab.search.SearchOutcome;
import org.plyscope.lab.search.SearchSpec;
import org.plyscope.lab.search.Searches;
import org.plyscope.ui.text.NumberText;
import org.plyscope.workbench.job.Jobs;
import org.plyscope.workbench.job.RunningJob;
import org.plyscope.workbench.live.CandidateOverlay;
import org.plyscope.workbench.live.SearchHistory;
import org.plyscope.workbench.search.history.SearchArchive;
import org.plyscope.workbench.search.history.SearchOrigin;
import org.plyscope.workbench.search.result.LineWalk;
import org.plyscope.workbench.search.result.ResultText;
import org.plyscope.workbench.session.Session;

/**
 * Runs one search at a time for the position on the board. Used on the user-interface thread; the
 * search itself runs elsewhere, leaves its newest result where {@link #tick} finds it, and never
 * waits.
 */
public final class SearchControl {
  /** The state of the control. */
  public enum Phase {
    /** Nothing. */
    IDLE,
    /** A search runs. */
    RUNNING,
    /** A search was asked to stop and has not answered yet. */
    STOPPING
  }

  private final Searches searches;
  private final Session session;
  private final Jobs jobs;
  private final Executor ui;
  private final Consumer<String> messages;
  private final Listeners<Runnable> listeners = new Listeners<>();
  private final AtomicReference<SearchResult> newest = new AtomicReference<>();
  private final Listeners<Consumer<LiveSearch>> followers = new Listeners<>();
  private final Listeners<Consumer<SearchOutcome>> failures = new Listeners<>();
  private final CandidateOverlay overlay;

  private final SearchArchive archive = new SearchArchive();
  private Phase phase = Phase.IDLE;

  /** The request of the running search, or of the last one. */
  private SearchOrigin asked;

  private Line line;
  private SearchHandle handle;

  /** The selection when the search began, if that had a result. */
  private Selection before;

  private SearchResult reported;
  private RunningJob job;

  /** The searching agent, to notice that it leaves; null if none searches. */
  private AgentFactory searcher;

  /** Why the running search was stopped, if the user did not do that. */
  private String because = "";

  /** The last search, if it failed. */
  private SearchOutcome failed;

  /**
   * Makes an idle control.
   *
   * @param overlay marks candidates on the board
   */
  public SearchControl(
      Searches searches,
      Session session,
      Jobs jobs,
      Executor ui,
      Consumer<String> messages,
      CandidateOverlay overlay) {
    this.searches = searches;
    this.session = session;
    this.jobs = jobs;
    this.ui = ui;
    this.messages = messages;
    this.overlay = overlay;
    session.keeps(archive::keeps);
    session.onChange(this::selectionChanged);
  }

  /** Adds a listener that is notified when a search starts, stops or ends. */
  public Registration onChange(Runnable listener) {
    return listeners.add(listener);
  }

  /** Adds a listener that gets the search when it starts, reports, stops and ends. */
  public Registration onSearch(Consumer<LiveSearch> follower) {
    return followers.add(follower);
  }

  /** Adds a listener that is notified of a failed search; without any, a message is shown. */
  public Registration onFailure(Consumer<SearchOutcome> listener) {
    return failures.add(listener);
  }

  /** Returns why the last search of the selected line has no result; empty if it did not fail. */
  public Optional<String> problem() {
    return Optional.ofNullable(failed)
        .filter(f -> session.selection().filter(s -> s.line().equals(f.spec().line())).isPresent())
        .flatMap(SearchOutcome::problem);
  }

  /** Returns the state of the control. */
  public Phase phase() {
    return phase;
  }

  /** Returns the search that runs, or else the one that found the result that is selected. */
  public Optional<LiveSearch> search() {
    return phase == Phase.IDLE
        ? session.selection().flatMap(Selection::result).flatMap(this::found)
        : Optional.of(live());
  }

  /**
   * Returns whether a move was found that can be played now: it belongs to the position searched,
   * not to a node of its tree.
   */
  public boolean playable() {
    return phase == Phase.IDLE
        && session
            .selection()
            .filter(s -> s.result().isPresent())
            .filter(s -> LineWalk.searched(s, search().map(LiveSearch::line)).equals(s.line()))
            .isPresent();
  }

  private Optional<LiveSearch> found(SearchResult result) {
    return archive
        .asked(result)
        .map(
            p ->
                LiveSearch.of(p.line(), p.title())
                    .withPhase(LiveSearch.Phase.ENDED)
                    .withReports(result, p.history().samples()));
  }

  /** Returns the request of a result, or that of the running search. */
  public Optional<SearchOrigin> asked(SearchResult result) {
    return result == reported && phase != Phase.IDLE ? Optional.of(asked) : archive.asked(result);
  }

  /** Returns the last searches. */
  public SearchArchive archive() {
    return archive;
  }

  /** Goes back to a search: its position, its result, and its tree if it is still there. */
  public void reopen(SearchArchive.Entry entry) {
    session.select(overlay.over(entry.selection()));
    if (entry.lost()) {
      messages.accept("The tree of this search gave way to newer ones; press F5 to search again.");
    }
  }

  private LiveSearch live() {
    return LiveSearch.of(line, asked.title())
        .withPhase(phase == Phase.STOPPING ? LiveSearch.Phase.STOPPING : LiveSearch.Phase.RUNNING)
        .withReports(reported, asked.history().samples())
        .withMarks(reported == null ? List.of() : overlay.marks(reported));
  }

  /** Returns the component that marks the candidates of searches on the board. */
  public CandidateOverlay overlay() {
    return overlay;
  }

  /** Starts a search, unless one is running. */
  public void start(SearchSpec spec) {
    if (phase != Phase.IDLE) {
      return;
    }
    line = spec.line();
    asked = SearchOrigin.of(spec);
    searcher = spec.agent().factory();
    because = "";
    newest.set(null);
    reported = null;
    failed = null;
    SearchHistory fresh = asked.history();
    before = session.selection().filter(s -> s.result().isPresent()).orElse(null);
    // Before listeners are notified, so that none of them starts another one.
    phase = Phase.RUNNING;
    session
        .selection()
        .map(s -> s.withResult(null).withTrace(null, -1).withMarks(List.of()))
        .ifPresent(session::select);
    job = jobs.begin("Searching with " + asked.agent(), () -> ui.execute(this::stop));
    change(Phase.RUNNING);
    tell(live());
    handle =
        searches.start(
            spec,
            SearchListener.of(
                soFar -> {
                  fresh.add(soFar);
                  newest.set(soFar);
                }),
            outcome -> ui.execute(() -> ended(outcome)));
  }

  /** Asks the running search to stop, and shows that at once. */
  public void stop() {
    if (phase == Phase.RUNNING) {
      change(Phase.STOPPING);
      tell(live());
      if (handle != null) {
        handle.cancel();
      }
      job.cancel();
    }
  }

  /**
   * Stops the search of an agent that has left.
   *
   * @param there returns whether an agent is still there
   */
  public void agentsChanged(Predicate<AgentFactory> there) {
    if (phase == Phase.RUNNING && !there.test(searcher)) {
      because = "The search was stopped because the plugin of " + asked.agent() + " has left.";
      stop();
    }
  }

  /** Shows the newest intermediate result, if there is one; called at most 20 times a second. */
  public void tick() {
    SearchResult result = newest.getAndSet(null);
    if (result != null && phase != Phase.IDLE && current().isPresent()) {
      reported = result;
      tell(live());
    }
  }

  /** Marks the candidates on the board from now on, or no longer; other marks give way. */
  public void showCandidates(boolean shown) {
    overlay.show(shown);
    session.selection().ifPresent(s -> session.select(overlay.over(s)));
    if (phase != Phase.IDLE) {
      tell(live());
    }
    listeners.fire(Runnable::run);
  }

  private void ended(SearchOutcome outcome) {
    newest.set(null);
    handle = null;
    searcher = null;
    jobs.end(job);
    Optional<Selection> board = current();
    outcome.result().ifPresent(result -> remember(result, outcome.trace().orElse(null)));
    LiveSearch ended =
        LiveSearch.of(line, asked.title())
            .withPhase(LiveSearch.Phase.ENDED)
            .withReports(outcome.result().orElse(null), asked.history().samples());
    line = null;
    reported = null;
    change(Phase.IDLE);
    if (outcome.result().isPresent() && board.isPresent()) {
      session.select(
          overlay.lay(
              board
                  .get()
                  .withResult(outcome.result().get())
                  .withTrace(outcome.trace().orElse(null), -1)));
      messages.accept(said(outcome.result().get()));
    }
    if (!because.isEmpty()) {
      messages.accept(because);
    } else if (outcome.problem().isPresent()) {
      failed = outcome;
      if (failures.isEmpty()) {
        messages.accept(outcome.problem().get());
      }
      failures.fire(listener -> listener.accept(outcome));
    }
    if (outcome.result().isEmpty() && board.isPresent() && before != null) {
      // An earlier result is worth more than an empty place.
      session.select(before);
    }
    before = null;
    tell(ended);
  }

  private String said(SearchResult result) {
    Line searched = session.selection().orElseThrow().line();
    String found = ResultText.of(searched, result, Optional.empty()).move();
    return (asked.agent() + " chose " + found + " after " + NumberText.time(result.nanos()))
        + (result.status() == SearchResult.Status.STOPPED ? ", stopped." : ".");
  }

  private void remember(SearchResult result, Trace trace) {
    asked.history().add(result);
    archive.add(asked, result, trace, LocalTime.now(ZoneId.systemDefault()));
  }

  private void tell(LiveSearch search) {
    followers.fire(f -> f.accept(search));
  }

  /** A search of a line that is no longer on the board is useless. */
  private void selectionChanged() {
    if (phase == Phase.RUNNING && current().isEmpty()) {
      stop();
      messages.accept("The search was stopped because the position has changed.");
    } else if (phase == Phase.IDLE) {
      session.selection().filter(SearchControl::bareRoot).map(overlay::over).ifPresent(this::mark);
    }
  }

  /** The root of a tree is the position searched, so that its candidates belong on the board. */
  private static boolean bareRoot(Selection selection) {
    return selection.node() >= 0
        && selection.marks().isEmpty()
        && selection.trace().filter(t -> t.ply(selection.node()) == 0).isPresent();
  }

  private void mark(Selection marked) {
    if (!marked.marks().isEmpty()) {
      session.select(marked);
    }
  }

  /** Returns the selection if it is still being searched. */
  private Optional<Selection> current() {
    return session.selection().filter(s -> s.line().equals(line));
  }

  private void change(Phase next) {
    phase = next;
    listeners.fire(Runnable::run);
  }
}
