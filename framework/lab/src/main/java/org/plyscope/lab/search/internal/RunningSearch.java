package org.plyscope.lab.search.internal;

import java.lang.System.Logger.Level;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.Trace;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.search.SearchHandle;
import org.plyscope.lab.search.SearchOutcome;
import org.plyscope.lab.search.SearchSpec;
import org.plyscope.lab.trace.Recording;

/** One search on its thread. The first outcome counts: that of the thread or of the watch. */
final class RunningSearch implements SearchHandle, Runnable {
  private static final System.Logger LOG = System.getLogger(RunningSearch.class.getName());
  private static final long PATIENCE_MILLIS = 2000;
  private static final long OVERTIME_MILLIS = 1000;

  private final Catalog catalog;
  private final SearchSpec spec;
  private final SearchListener listener;
  private final ScheduledExecutorService watch;
  private final AtomicReference<SearchOutcome> outcome = new AtomicReference<>();
  private final CountDownLatch end = new CountDownLatch(1);
  private volatile boolean stop;
  private Thread thread;
  private Consumer<SearchOutcome> whenDone;
  private ScheduledFuture<?> alarm;

  RunningSearch(
      Catalog catalog, SearchSpec spec, SearchListener listener, ScheduledExecutorService watch) {
    this.catalog = catalog;
    this.spec = spec;
    this.listener = listener;
    this.watch = watch;
  }

  synchronized void begin(Thread searchThread, Consumer<SearchOutcome> consumer) {
    thread = searchThread;
    whenDone = consumer;
    if (spec.limits().millis() > 0) {
      alarm = after(spec.limits().millis() + OVERTIME_MILLIS, this::cancel);
    }
    thread.start();
  }

  @Override
  public synchronized void cancel() {
    if (stop || done()) {
      return;
    }
    stop = true;
    thread.interrupt();
    disarm();
    alarm = after(PATIENCE_MILLIS, this::abandon);
  }

  private void abandon() {
    String sentence =
        "Agent '%s' did not stop within %d seconds after it was told to and was abandoned."
            .formatted(spec.agent().id(), PATIENCE_MILLIS / 1000);
    end(SearchOutcome.failed(spec, sentence, false));
  }

  @Override
  public boolean done() {
    return outcome.get() != null;
  }

  @Override
  public SearchOutcome await() throws InterruptedException {
    end.await();
    return outcome.get();
  }

  @Override
  public void run() {
    SearchOutcome result;
    try {
      result = search();
    } catch (InputException e) {
      result = SearchOutcome.failed(spec, e.getMessage(), true);
    } catch (InterruptedException e) {
      String sentence = "Agent '" + spec.agent().id() + "' was stopped before it had a move.";
      result = SearchOutcome.failed(spec, sentence, false);
    } catch (Throwable e) {
      // Whatever a plugin does, even running out of stack or memory, must not pass this line.
      result = SearchOutcome.failed(spec, Blame.sentence(spec.agent().id(), e), false);
      LOG.log(Level.DEBUG, "A search failed.", e);
    }
    end(result);
  }

  private SearchOutcome search() throws InterruptedException {
    State root = spec.line().state();
    if (root.over()) {
      throw new InputException("The game is over in this position; there is nothing to search.");
    }
    Recording recording =
        spec.traceCap() == 0 ? null : new Recording(spec.recording(), System::nanoTime);
    SearchRequest request =
        SearchRequest.of(spec.line(), spec.limits())
            .withSeed(spec.seed())
            .withStop(() -> stop)
            .withRootMoves(spec.rootMoves());
    SearchResult result =
        ask(recording == null ? request : request.withRecorder(recording.recorder()));
    Trace trace = recording == null ? null : recording.finish();
    if (result == null) {
      throw new IllegalStateException("it returned no result");
    }
    MoveList legal = new MoveList();
    root.moves(legal);
    if (legal.indexOf(result.move()) < 0) {
      throw new IllegalStateException("the move it chose is not legal");
    }
    if (!request.allows(result.move())) {
      throw new InputException(
          "Agent '%s' cannot be kept to some moves; it chose %s."
              .formatted(spec.agent().id(), root.text(result.move())));
    }
    return SearchOutcome.found(spec, result, LineText.of(root, result), trace);
  }

  private SearchResult ask(SearchRequest request) throws InterruptedException {
    Agent agent = catalog.create(spec.agent(), spec.rules());
    try {
      return agent.search(request, SearchListener.of(this::progress));
    } finally {
      // A stop has interrupted this thread; what follows is ours and must not notice.
      Thread.interrupted();
      close(agent);
    }
  }

  private static void close(Agent agent) {
    try {
      agent.close();
    } catch (RuntimeException | LinkageError e) {
      LOG.log(Level.DEBUG, "An agent failed to close.", e);
    }
  }

  private void progress(SearchResult soFar) {
    if (done()) {
      return;
    }
    try {
      listener.progress(soFar);
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, "A search listener failed.", e);
    }
  }

  private void end(SearchOutcome result) {
    if (!outcome.compareAndSet(null, result)) {
      return;
    }
    Consumer<SearchOutcome> consumer;
    synchronized (this) {
      disarm();
      consumer = whenDone;
    }
    end.countDown();
    try {
      consumer.accept(result);
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, "The receiver of a search failed.", e);
    }
  }

  private void disarm() {
    if (alarm != null) {
      alarm.cancel(false);
      alarm = null;
    }
  }

  private ScheduledFuture<?> after(long millis, Runnable action) {
    try {
      return watch.schedule(action, millis, TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException e) {
      // The program is ending; nobody waits for this search any more.
      return null;
    }
  }
}
