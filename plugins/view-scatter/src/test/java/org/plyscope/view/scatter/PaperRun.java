package org.plyscope.view.scatter;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.LongPredicate;
import org.plyscope.api.Registration;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Claim;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.run.Published;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunAttempt;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.RunFacts;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.RunLine;
import org.plyscope.api.run.RunListener;
import org.plyscope.api.run.RunProgress;
import org.plyscope.api.run.statistics.RunStatistics;
import org.plyscope.experiment.results.RunSummary;
import org.plyscope.testkit.games.TicTacToe;

/** A run made of given games; the host's own statistics read them. */
public final class PaperRun implements Run {
  private RunFacts facts;
  private final List<RunEntrant> entrants;
  private final List<RunGame> games = new ArrayList<>();
  private final List<RunAttempt> attempts = new ArrayList<>();
  private final List<NamedPosition> problems = new ArrayList<>();
  private final List<RunLine> lines = new ArrayList<>();
  private final List<RunListener> listeners = new CopyOnWriteArrayList<>();

  public PaperRun(String name, String game, RunEntrant... entrants) {
    this.facts = RunFacts.builder(name, game).build();
    this.entrants = List.of(entrants);
  }

  /** An agent that was swept over its depth. */
  public static RunEntrant ab(int depth, String evaluator) {
    return RunEntrant.builder("ab" + depth, AgentSpec.parse("alpha-beta:evaluator=" + evaluator))
        .family("ab{depth}")
        .swept("depth", "" + depth)
        .build();
  }

  /** Three agents: the deeper, the better and the slower; the last is slow and weak. */
  public static PaperRun ladder() {
    PaperRun run =
        new PaperRun(
            "ladder",
            "Paper",
            ab(1, "zero"),
            ab(2, "zero"),
            RunEntrant.builder("slow", AgentSpec.of("uct")).build());
    for (int block = 0; block < 12; block++) {
      run.block(0, 1, block % 6 == 0 ? 1 : 0, block % 4 == 0 ? 1 : 0);
      run.block(0, 2, 1, block % 3 == 0 ? 0 : 1);
      run.block(1, 2, 1, 1);
    }
    return run;
  }

  /** Six agents: a sweep over two options, one of them in thousands, with moves that were timed. */
  public static PaperRun wide() {
    List<RunEntrant> swept = new ArrayList<>();
    for (String cp : List.of("0.5", "1")) {
      for (String iterations : List.of("1k", "10k", "100k")) {
        swept.add(
            RunEntrant.builder("uct" + cp + "-" + iterations, AgentSpec.of("uct"))
                .family("uct{cp}-{iterations}")
                .swept("iterations", iterations)
                .swept("cp", cp)
                .build());
      }
    }
    PaperRun run = new PaperRun("wide", "Paper", swept.toArray(RunEntrant[]::new));
    for (int block = 0; block < 6; block++) {
      for (int first = 0; first < 6; first++) {
        for (int second = first + 1; second < 6; second++) {
          run.block(first, second, (block + first) % 3 == 0 ? 1 : 0, (block + second) % 2);
        }
      }
    }
    TicTacToe game = new TicTacToe();
    Line line = Line.of(game.rules(OptionValues.defaults(game.options())));
    for (int i = 0; i < 5; i++) {
      MoveList moves = new MoveList();
      line.state().moves(moves);
      line = line.then(moves.get(0));
    }
    long[] nanos = {1_000_000, 3_000_000, 5_000_000, 2_000_000};
    double[] values = {1, -2, 3, 0.5};
    run.add(new RunLine(0, line, 1, nanos, new long[0], new int[] {4, 5, 6, 5}, values));
    return run;
  }

  /** Two problems with a key and a position that is only searched, given to a sweep. */
  public static PaperRun problemSuite() {
    PaperRun run = new PaperRun("suite", "Paper", ab(1, "zero"), ab(2, "zero"), ab(4, "zero"));
    Claim key = Claim.of(Claim.Status.EXACT, "a");
    run.add(NamedPosition.of("one", "one", "").withClaim(key));
    run.add(NamedPosition.of("two", "two", "").withClaim(key));
    run.add(NamedPosition.of("three", "three", ""));
    for (int entrant = 0; entrant < 3; entrant++) {
      long nodes = (long) Math.pow(30, entrant + 1);
      run.add(new RunAttempt("one", entrant, "a", true, true, nodes, 0, 10, ""));
      run.add(new RunAttempt("two", entrant, "b", entrant > 1, entrant > 0, 2 * nodes, 0, 10, ""));
      run.add(new RunAttempt("three", entrant, "c", false, false, 3 * nodes, 0, 10, ""));
    }
    return run;
  }

  /** Adds a block of two games; the scores are those of the first entrant. */
  public synchronized PaperRun block(int first, int second, double sitting, double standing) {
    long block = games.size() / 2;
    games.add(game(block, 0, first, second, sitting));
    games.add(game(block, 1, second, first, 1 - standing));
    return this;
  }

  private static RunGame game(long block, int place, int first, int second, double score) {
    return RunGame.builder(
            2 * block + place, new int[] {first, second}, new double[] {score, 1 - score})
        .block(block, 2)
        .plies(20 + (int) (block % 7))
        .spent(
            new int[] {10, 10},
            new long[] {nanos(first, block), nanos(second, block)},
            new long[] {1000L * (first + 1), 1000L * (second + 1)})
        .fingerprint(2 * block + place + 1)
        .build();
  }

  /** Each takes ten times as long as the one before. */
  private static long nanos(int entrant, long block) {
    return (long) (Math.pow(10, entrant) * (1_000_000 + 10_000 * (block % 5)));
  }

  public PaperRun add(RunAttempt attempt) {
    attempts.add(attempt);
    return this;
  }

  public PaperRun add(NamedPosition problem) {
    problems.add(problem);
    return this;
  }

  public PaperRun add(RunLine line) {
    lines.add(line);
    return this;
  }

  /** Notifies listeners that something has arrived. */
  public void tell() {
    listeners.forEach(listener -> listener.changed(this));
  }

  /** Adds published numbers. */
  public PaperRun published(Published... numbers) {
    RunFacts.Builder builder = RunFacts.builder(facts.name(), facts.game());
    List.of(numbers).forEach(builder::published);
    facts = builder.build();
    return this;
  }

  @Override
  public RunFacts facts() {
    return facts;
  }

  @Override
  public List<RunEntrant> entrants() {
    return entrants;
  }

  @Override
  public synchronized RunProgress progress() {
    return new RunProgress(RunProgress.State.RUNNING, games.size(), 1000);
  }

  @Override
  public synchronized void games(Consumer<? super RunGame> reader) {
    games.forEach(reader);
  }

  @Override
  public List<NamedPosition> problems() {
    return problems;
  }

  @Override
  public void attempts(Consumer<? super RunAttempt> reader) {
    attempts.forEach(reader);
  }

  @Override
  public void lines(LongPredicate wanted, Consumer<? super RunLine> reader) {
    lines.stream().filter(line -> wanted.test(line.index())).forEach(reader);
  }

  @Override
  public RunStatistics statistics() {
    return RunSummary.of(this);
  }

  @Override
  public Registration onChange(RunListener listener) {
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }
}
