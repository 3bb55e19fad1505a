package org.plyscope.experiment.kept;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;
import org.plyscope.api.InputException;
import org.plyscope.api.Registration;
import org.plyscope.api.game.Claim;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunAttempt;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.RunFacts;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.RunLine;
import org.plyscope.api.run.RunListener;
import org.plyscope.api.run.RunProgress;
import org.plyscope.api.run.statistics.RunStatistics;
import org.plyscope.experiment.Contestant;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.Tournament;
import org.plyscope.experiment.resolved.ResolvedForm;
import org.plyscope.experiment.results.RunSummary;
import org.plyscope.experiment.run.Conclusion;
import org.plyscope.experiment.run.GivenName;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.experiment.run.line.GameScan;
import org.plyscope.experiment.schedule.Opening;
import org.plyscope.experiment.table.Findings;
import org.plyscope.lab.catalog.Catalog;

/**
 * A run in a folder, as views and reports see it. Games that this process plays are handed over as
 * they finish; those of other processes are read from the files. Safe for any thread.
 */
public final class FolderRun implements Run {
  private final Path folder;
  private final Experiment experiment;

  /** Reads attempts at problems; null if games are played. */
  private final AttemptReader attempts;

  private final FolderFacts facts;
  private final Arrivals arrivals;
  private final LiveSummary summary;
  private final RunWatch watch = new RunWatch(this::look, listener -> listener.changed(this));
  private RunProgress notified;
  private volatile boolean paused;
  private volatile String name;

  /**
   * Opens a run.
   *
   * @param folder its folder
   * @param catalog where its game comes from
   * @throws InputException if there is no run, or its game is not installed
   */
  public FolderRun(Path folder, Catalog catalog) {
    this.folder = folder;
    this.experiment = ResolvedForm.ofRun(folder, catalog);
    this.attempts = experiment.tournament().isSuite() ? new AttemptReader(experiment) : null;
    this.facts = new FolderFacts(folder, experiment);
    this.name = GivenName.of(folder).orElse(experiment.name());
    this.arrivals = new Arrivals(folder, scan(), new News());
    this.summary = new LiveSummary(this, arrivals, this::games);
  }

  /** Hands every game that arrives to the summary, and to the listeners. */
  private final class News implements Arrivals.Receiver {
    @Override
    public void game(RunGame game, byte[] bytes, int from, int length) {
      if (attempts == null) {
        summary.add(game);
      }
      if (!watch.hasListeners()) {
        return;
      }
      if (attempts == null) {
        watch.post(listener -> listener.finished(FolderRun.this, game));
      } else {
        RunAttempt attempt = attempts.read(game, bytes, from, length);
        watch.post(listener -> listener.attempted(FolderRun.this, attempt));
      }
    }

    @Override
    public void cut() {
      summary.cut();
    }
  }

  /**
   * Called before this process plays. Until {@link #ends} every line of the file is handed to
   * {@link #finished}, also those that are there already, and the file is not read.
   *
   * @param games the name of the file to which games are written
   */
  public void begins(String games) {
    arrivals.begin(folder.resolve(games));
  }

  /**
   * Receives the next game of the file to which this process writes.
   *
   * @param game the game
   * @param bytes where its line stands, only until this method returns
   * @param from the first byte of the line
   * @param length its length with its end
   */
  public void finished(RunGame game, byte[] bytes, int from, int length) {
    arrivals.add(game, bytes, from, length);
  }

  /** Called when this process plays no more. */
  public void ends() {
    arrivals.end();
  }

  @Override
  public Optional<Path> folder() {
    return Optional.of(folder);
  }

  /**
   * Notes whether this process holds it up.
   *
   * @param now true while no games are begun
   */
  public void paused(boolean now) {
    paused = now;
  }

  /** Returns the experiment. */
  public Experiment experiment() {
    return experiment;
  }

  @Override
  public String name() {
    return name;
  }

  /** Reads the name again that the user gave it, and notifies all listeners. */
  public void renamed() {
    name = GivenName.of(folder).orElse(experiment.name());
    watch.post(listener -> listener.changed(this));
  }

  @Override
  public RunFacts facts() {
    return facts.at(progress().state());
  }

  @Override
  public List<RunEntrant> entrants() {
    return experiment.agents().stream().map(FolderRun::entrant).toList();
  }

  /** Describes an agent as views see it. */
  public static RunEntrant entrant(Contestant agent) {
    RunEntrant.Builder entrant =
        RunEntrant.builder(agent.name(), agent.agent())
            .limits(agent.limits())
            .family(agent.family());
    agent.varied().forEach(entrant::swept);
    return entrant.build();
  }

  @Override
  public RunProgress progress() {
    int planned = experiment.schedule().games();
    int finished = arrivals.look();
    if (finished == planned) {
      return new RunProgress(RunProgress.State.FINISHED, finished, planned);
    }
    if (arrivals.isWritten() || RunFolder.isBeingWritten(folder)) {
      RunProgress.State state = paused ? RunProgress.State.PAUSED : RunProgress.State.RUNNING;
      return new RunProgress(state, finished, planned);
    }
    Optional<Conclusion> conclusion = Conclusion.read(folder, finished);
    return new RunProgress(
        conclusion.map(Conclusion::finished).orElse(false)
            ? RunProgress.State.FINISHED
            : RunProgress.State.STOPPED,
        finished,
        planned,
        conclusion.map(Conclusion::sentence).orElse(""));
  }

  private GameScan scan() {
    return new GameScan(experiment.names(), experiment.schedule());
  }

  private BitSet present() {
    BitSet present = new BitSet();
    arrivals.look(present::or);
    return present;
  }

  @Override
  public void games(Consumer<? super RunGame> reader) {
    games(present(), reader);
  }

  private void games(BitSet numbers, Consumer<? super RunGame> reader) {
    if (attempts == null) {
      inOrder(numbers, (game, bytes, from, length) -> game, reader);
    }
  }

  @Override
  public List<NamedPosition> problems() {
    Tournament tournament = experiment.tournament();
    return IntStream.range(0, tournament.problems().size())
        .mapToObj(i -> problem(tournament.openings().get(i), tournament.problems().get(i)))
        .toList();
  }

  private static NamedPosition problem(Opening opening, Claim claim) {
    return NamedPosition.of(opening.name(), opening.name(), opening.start()).withClaim(claim);
  }

  @Override
  public void attempts(Consumer<? super RunAttempt> reader) {
    if (attempts != null) {
      inOrder(present(), attempts::read, reader);
    }
  }

  private <T> void inOrder(BitSet numbers, InOrder.Maker<T> maker, Consumer<? super T> reader) {
    new InOrder<T>(folder, scan(), numbers, maker, reader, InOrder.MOST_WAITING).read();
  }

  @Override
  public RunStatistics statistics() {
    return summary();
  }

  /** Sums up all games that are finished now. */
  public RunSummary summary() {
    return summary.now();
  }

  @Override
  public void lines(LongPredicate wanted, Consumer<? super RunLine> reader) {
    BitSet games = present();
    games.stream().filter(index -> !wanted.test(index)).forEach(games::clear);
    new InOrder<RunLine>(
            folder,
            scan(),
            games,
            new LineReader(experiment)::read,
            reader,
            LineReader.MOST_WAITING)
        .read();
  }

  @Override
  public List<String> findings() {
    Findings findings = new Findings(this, summary());
    List<String> sentences = new ArrayList<>();
    sentences.add(findings.verdict());
    sentences.addAll(findings.cautions());
    return sentences;
  }

  @Override
  public Registration onChange(RunListener listener) {
    return watch.add(listener);
  }

  /** Posts new games, whichever process played it. */
  private void look() {
    try {
      RunProgress now = progress();
      if (!now.equals(notified)) {
        notified = now;
        watch.post(listener -> listener.changed(this));
      }
    } catch (InputException e) {
      // In a run that was deleted there is nothing new.
      if (RunFolder.isRun(folder)) {
        throw e;
      }
    }
  }
}
