package org.plyscope.lab.search.internal;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.plyscope.api.InputException;
import org.plyscope.api.Registration;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.lab.agent.AgentCall;
import org.plyscope.lab.agent.AgentThread;
import org.plyscope.lab.agent.Call;
import org.plyscope.lab.agent.CheckedSearch;
import org.plyscope.lab.agent.Failure;
import org.plyscope.lab.agent.Fault;
import org.plyscope.lab.agent.Outcome;
import org.plyscope.lab.agent.Watch;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.search.SearchHandle;
import org.plyscope.lab.search.SearchOutcome;
import org.plyscope.lab.search.SearchSpec;
import org.plyscope.lab.trace.Recording;
import org.plyscope.wire.LineForm;

/** One search by an agent that is made for it and closed afterwards. */
final class RunningSearch implements SearchHandle {
  private static final long OVERTIME_MILLIS = 1000;

  private final Catalog catalog;
  private final SearchSpec spec;
  private final SearchListener listener;
  private final Watch watch;
  private AgentCall<SearchOutcome> call;
  private volatile String made = "";
  private volatile SearchResult latest;

  RunningSearch(Catalog catalog, SearchSpec spec, SearchListener listener, Watch watch) {
    this.catalog = catalog;
    this.spec = spec;
    this.listener = listener;
    this.watch = watch;
  }

  /** Starts the search; before that there is nothing to cancel or to wait for. */
  synchronized void begin(Consumer<SearchOutcome> whenDone) {
    AgentThread thread =
        new AgentThread(spec.agent().id(), catalog.maker(spec.agent(), spec.rules()), watch);
    long millis = spec.limits().millis();
    long limit = millis > 0 ? millis + OVERTIME_MILLIS : 0;
    call = thread.lastCall(this::search, limit, outcome -> whenDone.accept(outcome(outcome)));
  }

  private synchronized AgentCall<SearchOutcome> call() {
    return call;
  }

  @Override
  public void cancel() {
    call().stop();
  }

  @Override
  public boolean done() {
    return call().done();
  }

  @Override
  public SearchOutcome await() throws InterruptedException {
    return outcome(call().await());
  }

  @Override
  public SearchOutcome await(BooleanSupplier stopping) throws InterruptedException {
    return outcome(call().await(stopping));
  }

  private SearchOutcome outcome(Outcome<SearchOutcome> outcome) {
    return outcome.failure().map(this::failed).orElseGet(outcome::value);
  }

  /** The last report of a search that was stopped in vain counts as its result. */
  private SearchOutcome failed(Failure failure) {
    SearchOutcome failed =
        SearchOutcome.failed(spec, failure.sentence(), failure.fault() == Fault.REFUSED);
    SearchResult last = latest;
    boolean stopped =
        failure.fault() == Fault.HUNG || (failure.fault() == Fault.NO_MOVE && call().stopped());
    if (!stopped || last == null) {
      return failed;
    }
    State root = spec.line().state();
    if (!root.legal(last.move())) {
      return failed;
    }
    SearchResult end = last.toBuilder().status(SearchResult.Status.STOPPED).build();
    return failed.withLast(made, end, line(root, last));
  }

  private SearchOutcome search(Agent agent, Call now) throws InterruptedException {
    InstalledAgent made = catalog.resolved(spec.agent(), spec.rules());
    // A search that outlives its plugin would keep it in memory, and could not be ended.
    Registration watch = catalog.onLeave(made, spec.rules(), now::stop);
    try {
      return search(agent, made.spec(), now);
    } finally {
      watch.close();
    }
  }

  private SearchOutcome search(Agent agent, AgentSpec madeOf, Call now)
      throws InterruptedException {
    made = madeOf.text();
    State root = spec.line().state();
    if (root.over()) {
      throw new InputException("The game is over in this position; there is nothing to search.");
    }
    Recording recording =
        spec.traceCap() == 0 ? null : new Recording(spec.recording(madeOf), System::nanoTime);
    SearchRequest request = spec.request();
    SearchResult result =
        CheckedSearch.run(
            spec.agent().id(),
            agent,
            recording == null ? request : request.withRecorder(recording.recorder()),
            SearchListener.of(
                soFar -> {
                  latest = soFar;
                  listener.progress(soFar);
                }),
            now);
    Trace trace = recording == null ? null : recording.finish();
    return SearchOutcome.found(spec, madeOf.text(), result, line(root, result), trace);
  }

  /**
   * Returns the line of a result, up to the first move that is not legal. A line that does not
   * start with the chosen move is replaced by that move alone.
   */
  private static List<String> line(State root, SearchResult result) {
    long[] line = result.line();
    boolean fits = line.length > 0 && line[0] == result.move();
    return LineForm.texts(root, fits ? line : new long[] {result.move()});
  }
}
