package org.plyscope.experiment.results;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.plyscope.api.Registration;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Claim;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunAttempt;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.RunFacts;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.RunListener;
import org.plyscope.api.run.RunProgress;
import org.plyscope.api.run.statistics.RunStatistics;

/** A run made of given games, for tests. */
public final class PaperRun implements Run {
  private final RunFacts facts;
  private final List<RunEntrant> entrants = new ArrayList<>();
  private final List<RunGame> games = new ArrayList<>();
  private static final Claim KEY =
      Claim.of(Claim.Status.EXACT, "10-14", "10-15")
          .withOutcome(Claim.Outcome.WIN)
          .withSource("a book of paper");

  private final List<RunAttempt> attempts = new ArrayList<>();
  private long planned;

  public PaperRun(RunFacts facts, List<RunEntrant> entrants) {
    this.facts = facts;
    this.entrants.addAll(entrants);
  }

  /** A run in which nothing matters but the number of entrants. */
  public static PaperRun of(int entrants) {
    return of(RunFacts.builder("paper", "Paper game").build(), entrants);
  }

  public static PaperRun of(RunFacts facts, int entrants) {
    List<RunEntrant> all = new ArrayList<>();
    for (int i = 0; i < entrants; i++) {
      all.add(RunEntrant.builder("agent" + i, AgentSpec.parse("agent:number=" + i)).build());
    }
    return new PaperRun(facts, all);
  }

  public PaperRun add(RunGame game) {
    games.add(game);
    return this;
  }

  public PaperRun add(RunAttempt attempt) {
    attempts.add(attempt);
    return this;
  }

  /** Adds a block of two games between two; the scores are those of the first entrant. */
  public PaperRun block(int first, int second, double sitting, double standing, long key) {
    long block = games.size() / 2;
    games.add(game(block, 0, first, second, sitting, key));
    games.add(game(block, 1, second, first, 1 - standing, key + 1));
    return this;
  }

  private RunGame game(long block, int place, int first, int second, double score, long key) {
    return RunGame.builder(
            2 * block + place, new int[] {first, second}, new double[] {score, 1 - score})
        .block(block, 2)
        .plies(20)
        .spent(new int[] {10, 10}, new long[] {10_000_000, 20_000_000}, new long[] {100, 200})
        .fingerprint(key)
        .worker("host/0", false)
        .build();
  }

  /** Sets how many games or attempts were planned. */
  public PaperRun planned(long games) {
    this.planned = games;
    return this;
  }

  public List<RunGame> list() {
    return games;
  }

  @Override
  public RunFacts facts() {
    return facts;
  }

  @Override
  public List<RunEntrant> entrants() {
    return List.copyOf(entrants);
  }

  @Override
  public RunProgress progress() {
    long finished = (long) games.size() + attempts.size();
    return new RunProgress(RunProgress.State.FINISHED, finished, Math.max(planned, finished));
  }

  @Override
  public void games(Consumer<? super RunGame> reader) {
    games.forEach(reader);
  }

  @Override
  public List<NamedPosition> problems() {
    return attempts.stream()
        .map(RunAttempt::problem)
        .distinct()
        .map(name -> NamedPosition.of(name, name, "B:W18:B10").withClaim(KEY))
        .toList();
  }

  @Override
  public void attempts(Consumer<? super RunAttempt> reader) {
    attempts.forEach(reader);
  }

  @Override
  public RunStatistics statistics() {
    return RunSummary.of(this);
  }

  @Override
  public Registration onChange(RunListener listener) {
    return () -> {};
  }
}
