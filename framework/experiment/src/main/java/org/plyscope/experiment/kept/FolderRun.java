package org.plyscope.experiment.kept;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.plyscope.api.InputException;
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
import org.plyscope.experiment.JavaFlags;
import org.plyscope.experiment.Judging;
import org.plyscope.experiment.Tournament;
import org.plyscope.experiment.conduct.care.SecondLooks;
import org.plyscope.experiment.resolved.ResolvedForm;
import org.plyscope.experiment.results.RunSummary;
import org.plyscope.experiment.run.Conclusion;
import org.plyscope.experiment.run.Environment;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.experiment.run.line.GameScan;
import org.plyscope.experiment.schedule.Opening;
import org.plyscope.experiment.table.Findings;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.ShellText;

/** A run in a folder, as views and reports see it. It is read anew whenever somebody asks. */
public final class FolderRun implements Run {
  /** The evaluator in the text of an agent, without the options that it may have itself. */
  private static final Pattern EVALUATOR = Pattern.compile("[:,]evaluator=([^,\\[]+)");

  private final Path folder;
  private final Experiment experiment;

  /** Reads attempts at problems; null if games are played. */
  private final AttemptReader attempts;

  private final Arrivals arrivals;
  private final Arrivals following;
  private final RunWatch watch = new RunWatch(this::look, listener -> listener.changed(this));
  private RunSummary statistics;
  private int counted = -1;
  private RunProgress told;
  private String changed;
  private volatile boolean paused;

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
    this.arrivals = new Arrivals(folder, scan());
    this.following = new Arrivals(folder, scan());
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

  /**
   * Returns what is played.
   *
   * @return the experiment
   */
  public Experiment experiment() {
    return experiment;
  }

  @Override
  public String name() {
    return experiment.name();
  }

  @Override
  public RunFacts facts() {
    String rules = experiment.rules().options().toString();
    RunFacts.Builder facts =
        RunFacts.builder(experiment.name(), experiment.rules().game().name())
            .notes(experiment.notes())
            .setup("Rules", rules.isEmpty() ? "the usual ones" : rules)
            .setup("Format", experiment.tournament().format());
    setup(facts);
    Judging judging = experiment.conditions().judging();
    facts
        .setup("Longest move", experiment.conditions().watchdogMillis() / 1000.0 + " s")
        .setup("Adjudication", judging.toString())
        .setup("Seed", "" + experiment.seed())
        .command("Play it again", again())
        .command("Verify a sample", "plyscope verify " + ShellText.quoted(folder) + " --sample 1%");
    if (progress().state() == RunProgress.State.STOPPED) {
      facts.command("Go on", play(folder));
    }
    experiment.published().forEach(facts::published);
    experiment.repeated().ifPresent(facts::study);
    experiment.stop().sequentialTest().ifPresent(facts::sequentialTest);
    List<Map<String, String>> sessions = Environment.read(folder);
    if (!sessions.isEmpty()) {
      sessions.get(sessions.size() - 1).forEach(facts::environment);
    }
    changedExperiment().ifPresent(facts::warning);
    SecondLooks.sentences(folder).forEach(facts::warning);
    if (sessions.size() > 1) {
      facts.warning(sessions(sessions));
    }
    return facts.build();
  }

  /** The experiment of this run was read once, so it is compared once. */
  private synchronized Optional<String> changedExperiment() {
    if (changed == null) {
      changed = RunFolder.changedExperiment(folder).map(sentence -> sentence + ".").orElse("");
    }
    return Optional.of(changed).filter(sentence -> !sentence.isEmpty());
  }

  /** In its own folder a finished run has nothing left to play. */
  private String again() {
    Path again = Path.of(folder + "-again");
    String copy = ShellText.quoted(again);
    String file = ShellText.quoted(folder.resolve(RunFolder.EXPERIMENT));
    return "mkdir " + copy + " && cp " + file + " " + copy + " && " + play(again);
  }

  private String play(Path place) {
    return "plyscope run " + ShellText.quoted(place) + JavaFlags.option(experiment.staff().flags());
  }

  private static String sessions(List<Map<String, String>> sessions) {
    StringBuilder text =
        new StringBuilder(
            "Played in " + sessions.size() + " sessions; 'What it ran with' shows the last");
    for (String key : List.of("host", "java")) {
      List<String> different = sessions.stream().map(s -> s.get(key)).distinct().toList();
      if (different.size() > 1) {
        text.append("java".equals(key) ? "; with different Java: " : "; on different hosts: ");
        text.append(String.join(", ", different));
      }
    }
    return text.append('.').toString();
  }

  private void setup(RunFacts.Builder facts) {
    Tournament tournament = experiment.tournament();
    int openings = tournament.openings().size();
    if (!tournament.isSuite()) {
      facts.setup("Blocks", "" + tournament.blocks()).setup("Openings", "" + openings);
      return;
    }
    int plies = experiment.conditions().judging().plies() - 1;
    facts
        .setup("Problems", "" + openings)
        .setup("Attempts", tournament.blocks() / openings + " per agent and problem")
        .setup(
            "Played on",
            plies == 0
                ? "no, the first move counts"
                : "at most " + plies + " moves, all by the agent that was asked");
  }

  @Override
  public List<RunEntrant> entrants() {
    return experiment.agents().stream().map(FolderRun::entrant).toList();
  }

  /**
   * Describes an agent as views see it.
   *
   * @param agent an agent of an experiment
   * @return the entrant
   */
  public static RunEntrant entrant(Contestant agent) {
    RunEntrant.Builder entrant =
        RunEntrant.builder(agent.name(), agent.agent())
            .limits(agent.limits())
            .family(agent.family());
    Matcher evaluator = EVALUATOR.matcher(agent.agent());
    if (evaluator.find()) {
      entrant.evaluator(evaluator.group(1));
    }
    agent.varied().forEach(entrant::swept);
    return entrant.build();
  }

  @Override
  public RunProgress progress() {
    int planned = experiment.schedule().games();
    int finished = present().cardinality();
    if (finished == planned) {
      return new RunProgress(RunProgress.State.FINISHED, finished, planned);
    }
    if (RunFolder.isBeingWritten(folder)) {
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
    return arrivals.look((game, bytes, from, length) -> {});
  }

  @Override
  public void games(Consumer<? super RunGame> reader) {
    if (attempts == null) {
      inOrder((game, bytes, from, length) -> game, reader);
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
      inOrder(attempts::read, reader);
    }
  }

  private <T> void inOrder(InOrder.Maker<T> maker, Consumer<? super T> reader) {
    new InOrder<T>(folder, scan(), present(), maker, reader, InOrder.MOST_WAITING).read();
  }

  @Override
  public RunStatistics statistics() {
    return summary();
  }

  private synchronized RunSummary summary() {
    int games = present().cardinality();
    if (statistics == null || games != counted) {
      statistics = RunSummary.of(this);
      counted = games;
    }
    return statistics;
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
  public Runnable onChange(RunListener listener) {
    return watch.add(listener);
  }

  /** Tells listeners which games have come, whoever played them. */
  private void look(Consumer<Consumer<RunListener>> teller) {
    try {
      news(teller);
    } catch (InputException e) {
      // In a run that was deleted there is nothing new.
      if (RunFolder.isRun(folder)) {
        throw e;
      }
    }
  }

  private void news(Consumer<Consumer<RunListener>> teller) {
    following.look(
        (game, bytes, from, length) -> {
          if (attempts != null) {
            RunAttempt attempt = attempts.read(game, bytes, from, length);
            teller.accept(listener -> listener.attempted(this, attempt));
          } else {
            teller.accept(listener -> listener.finished(this, game));
          }
        });
    RunProgress now = progress();
    if (!now.equals(told)) {
      told = now;
      teller.accept(listener -> listener.changed(this));
    }
  }
}
