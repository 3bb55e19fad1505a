package org.plyscope.workbench.search;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.plyscope.api.game.Line;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.view.LiveSearch;
import org.plyscope.api.view.Selection;
import org.plyscope.lab.search.SearchHandle;
import org.plyscope.lab.search.SearchOutcome;
import org.plyscope.lab.search.SearchSpec;
import org.plyscope.lab.search.Searches;
import org.plyscope.ui.text.Numbers;
import org.plyscope.workbench.job.Jobs;
import org.plyscope.workbench.job.RunningJob;
import org.plyscope.workbench.live.CandidateOverlay;
import org.plyscope.workbench.live.SearchHistory;
import org.plyscope.workbench.search.result.ResultText;
import org.plyscope.workbench.session.Session;

/**
 * Runs one search at a time for the position on the board. Used on the user-interface thread; the
 * search itself runs elsewhere, leaves its newest result where {@link #tick} finds it, and never
 * waits.
 */
public final class SearchControl {
  /** What the control is doing. */
  public enum Phase {
    /** Nothing. */
    IDLE,
    /** A search runs. */
    RUNNING,
    /** A search was told to stop and has not answered yet. */
    STOPPING
  }

  private final Searches searches;
  private final Session session;
  private final Jobs jobs;
  private final Executor ui;
  private final Consumer<String> messages;
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
  private final AtomicReference<SearchResult> newest = new AtomicReference<>();
  private final List<Consumer<LiveSearch>> followers = new CopyOnWriteArrayList<>();
  private final CandidateOverlay overlay;

  /** What a search was and reported; it must not hold the result, which keeps it alive. */
  private record Past(Line line, String title, SearchHistory history) {}

  /** Past searches live as long as the undo history or anyone else keeps their results. */
  private final Map<SearchResult, Past> past = new WeakHashMap<>();

  private SearchHistory history = new SearchHistory();
  private Phase phase = Phase.IDLE;
  private String agent = "";
  private String title = "";
  private Line line;
  private SearchHandle handle;

  /** What was selected when the search began, if that had a result. */
  private Selection before;

  private SearchResult reported;
  private RunningJob job;
  private Consumer<SearchOutcome> failures;

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
    failures = outcome -> messages.accept(outcome.problem().orElseThrow());
    session.onChange(this::selectionChanged);
  }

  /** Adds a listener that is notified when a search starts, stops or ends. */
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  /** Adds a listener that gets the search when it starts, reports, stops and ends. */
  public void onSearch(Consumer<LiveSearch> follower) {
    followers.add(follower);
  }

  /** Sets the listener that is notified of a failed search, instead of just showing a message. */
  public void onFailure(Consumer<SearchOutcome> listener) {
    failures = listener;
  }

  /** Returns why the last search of the selected line has no result; empty if it did not fail. */
  public Optional<String> problem() {
    return Optional.ofNullable(failed)
        .filter(f -> session.selection().filter(s -> s.line().equals(f.spec().line())).isPresent())
        .flatMap(SearchOutcome::problem);
  }

  /** Returns what the control is doing. */
  public Phase phase() {
    return phase;
  }

  /** Returns the search that runs, or else the one that found the result that is selected. */
  public Optional<LiveSearch> search() {
    return phase == Phase.IDLE
        ? session.selection().flatMap(Selection::result).flatMap(this::found)
        : Optional.of(live());
  }

  private Optional<LiveSearch> found(SearchResult result) {
    return Optional.ofNullable(past.get(result))
        .map(
            p ->
                LiveSearch.of(p.line(), p.title())
                    .withPhase(LiveSearch.Phase.ENDED)
                    .withReports(result, p.history().samples()));
  }

  private LiveSearch live() {
    return LiveSearch.of(line, title)
        .withPhase(phase == Phase.STOPPING ? LiveSearch.Phase.STOPPING : LiveSearch.Phase.RUNNING)
        .withReports(reported, history.samples())
        .withMarks(reported == null ? List.of() : overlay.marks(reported));
  }

  /** Returns what marks the candidates of searches on the board. */
  public CandidateOverlay overlay() {
    return overlay;
  }

  /** Starts a search, unless one is running. */
  public void start(SearchSpec spec) {
    if (phase != Phase.IDLE) {
      return;
    }
    line = spec.line();
    agent = spec.agent().name();
    title = agent + "  ·  " + Numbers.limits(spec.limits());
    newest.set(null);
    reported = null;
    failed = null;
    SearchHistory fresh = new SearchHistory();
    history = fresh;
    before = session.selection().filter(s -> s.result().isPresent()).orElse(null);
    session
        .selection()
        .map(s -> s.withResult(null).withTrace(null, -1).withMarks(List.of()))
        .ifPresent(session::select);
    job = jobs.begin("Searching with " + agent, () -> ui.execute(this::stop));
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

  /** Tells the running search to stop, and shows at once that it was told. */
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
    listeners.forEach(Runnable::run);
  }

  private void ended(SearchOutcome outcome) {
    newest.set(null);
    handle = null;
    jobs.end(job);
    Optional<Selection> board = current();
    outcome.result().ifPresent(this::remember);
    LiveSearch ended =
        LiveSearch.of(line, title)
            .withPhase(LiveSearch.Phase.ENDED)
            .withReports(outcome.result().orElse(null), history.samples());
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
    if (outcome.problem().isPresent()) {
      failed = outcome;
      failures.accept(outcome);
    }
    if (outcome.result().isEmpty() && board.isPresent() && before != null) {
      // What was found before is worth more than an empty place.
      session.select(before);
    }
    before = null;
    tell(ended);
  }

  private String said(SearchResult result) {
    String found = ResultText.of(session.selection().orElseThrow(), result).move();
    return (agent + " chose " + found + " after " + Numbers.time(result.nanos()))
        + (result.status() == SearchResult.Status.STOPPED ? ", stopped." : ".");
  }

  private void remember(SearchResult result) {
    history.add(result);
    past.put(result, new Past(line, title, history));
  }

  private void tell(LiveSearch search) {
    followers.forEach(f -> f.accept(search));
  }

  /** A search of a line that is no longer on the board is useless. */
  private void selectionChanged() {
    if (phase == Phase.RUNNING && current().isEmpty()) {
      stop();
      messages.accept("The search was stopped because the position has changed.");
    }
  }

  /** Returns the selection if it still is what is being searched. */
  private Optional<Selection> current() {
    return session.selection().filter(s -> s.line().equals(line));
  }

  private void change(Phase next) {
    phase = next;
    listeners.forEach(Runnable::run);
  }
}
