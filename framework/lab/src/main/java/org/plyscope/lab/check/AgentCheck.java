package org.plyscope.lab.check;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchResult;
import org.plyscope.lab.agent.Failure;
import org.plyscope.lab.agent.Outcome;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.catalog.NearMatches;
import org.plyscope.lab.check.Finding.Verdict;

/** Checks an agent in every game that it claims. Used by one thread. */
public final class AgentCheck {
  private static final int PLIES = 16;
  private static final int SEEDS = 3;
  private static final Duration TIME = Duration.ofMillis(200);
  private static final long LATE_NANOS = TimeUnit.MILLISECONDS.toNanos(500);
  private static final long STOP_MILLIS = 200;
  private static final long NODES = 1_000;

  private final Catalog catalog;
  private final String id;
  private final boolean repeatable;
  private final BooleanSupplier cancelled;
  private final Consumer<Finding> listener;

  /**
   * Prepares a check.
   *
   * @param catalog finds the games and the agent
   * @param id the id of the agent, perhaps of a preset
   * @param repeatable whether the agent promises the same answers for the same seed
   * @param cancelled becomes true when the check must end early
   * @param listener receives each finding at once
   */
  public AgentCheck(
      Catalog catalog,
      String id,
      boolean repeatable,
      BooleanSupplier cancelled,
      Consumer<Finding> listener) {
    this.catalog = catalog;
    this.id = id;
    this.repeatable = repeatable;
    this.cancelled = cancelled;
    this.listener = listener;
  }

  /**
   * Checks everything.
   *
   * @return whether no promise is broken
   * @throws InputException if there is no such agent, or it plays no game
   * @throws InterruptedException if the thread is interrupted
   */
  public boolean run() throws InterruptedException {
    List<Rules> claimed = claimed();
    boolean kept = true;
    try (Prober prober = new Prober(catalog, cancelled)) {
      for (Rules rules : claimed) {
        kept &= new InGame(prober, rules, catalog.agent(rules, AgentSpec.of(id))).run();
      }
    }
    return kept;
  }

  /** Returns the rules, as a new user gets them, of each game that the agent claims. */
  private List<Rules> claimed() {
    List<Rules> claimed = new ArrayList<>();
    List<String> ids = new ArrayList<>();
    for (Game game : catalog.games()) {
      Rules rules = catalog.rules(game.id(), "", Map.of());
      List<String> playing = catalog.agentsFor(rules).stream().map(InstalledAgent::id).toList();
      ids.addAll(playing);
      if (playing.contains(id)) {
        claimed.add(rules);
      }
    }
    if (claimed.isEmpty()) {
      throw NearMatches.unknown(
          "agent that plays a game as it is set up first", id, ids.stream().distinct().toList());
    }
    return claimed;
  }

  /** The promises in one game. */
  private final class InGame {
    private final Prober prober;
    private final Rules rules;
    private final InstalledAgent agent;
    private final Set<Limits.Kind> kinds;
    private final Limits small;
    private boolean kept = true;

    InGame(Prober prober, Rules rules, InstalledAgent agent) {
      this.prober = prober;
      this.rules = rules;
      this.agent = agent;
      this.kinds = agent.understands();
      this.small = small();
    }

    private Limits small() {
      if (kinds.contains(Limits.Kind.DEPTH)) {
        return Limits.depth(2);
      }
      if (kinds.contains(Limits.Kind.ITERATIONS)) {
        return Limits.NONE.withIterations(100);
      }
      if (kinds.contains(Limits.Kind.NODES)) {
        return Limits.nodes(NODES);
      }
      // The host enforces a time for every agent, but then no search can be repeated.
      return agent.endsByItself() ? Limits.NONE : Limits.time(TIME);
    }

    boolean run() throws InterruptedException {
      if (check("plays legal moves", this::playsLegalMoves)) {
        check("keeps its limits", this::keepsLimits);
        check("gives the same answer for the same seed", this::repeats);
        check("stops when it is asked to", this::stops);
        check("listens to its options", () -> new OptionCheck(prober, agent, rules, small).run());
      }
      return kept;
    }

    private boolean check(String promise, Check check) throws InterruptedException {
      if (cancelled.getAsBoolean()) {
        throw new InputException("The check was cancelled.");
      }
      long start = System.nanoTime();
      Seen seen = check.run();
      long nanos = System.nanoTime() - start;
      kept &= seen.verdict() != Verdict.BROKEN;
      listener.accept(
          new Finding(rules.game().id(), promise, seen.verdict(), seen.sentence(), nanos));
      return seen.verdict() != Verdict.BROKEN;
    }

    private Seen playsLegalMoves() throws InterruptedException {
      SplittableRandom random = new SplittableRandom(7);
      Line line = Line.of(rules);
      int searches = 0;
      try (Prober.Seat seat = prober.seat(agent, rules)) {
        seat.begin(line, line.state().toMove());
        while (searches < PLIES && !line.state().over()) {
          Outcome<SearchResult> outcome = seat.search(line, small, searches, 0);
          Optional<Failure> failure = outcome.failure();
          if (failure.isPresent()) {
            return Seen.broken(failure.get().sentence() + " Position: " + line.position());
          }
          long move = outcome.value().move();
          // Every other move is a random one, so that the agent sees positions it would avoid.
          line =
              line.then(searches % 2 == 0 ? move : line.state().randomMove(random, new MoveList()));
          searches++;
        }
      }
      return Seen.kept(searches + " searches by " + small + ".");
    }

    private Seen keepsLimits() throws InterruptedException {
      List<String> seen = new ArrayList<>();
      Line line = Line.of(rules);
      if (kinds.contains(Limits.Kind.NODES)) {
        SearchResult result = prober.search(agent, line, Limits.nodes(NODES), 1).value();
        if (result == null || result.counts().nodes() > NODES) {
          return Seen.broken("It searched more than the %,d nodes it was given.".formatted(NODES));
        }
        seen.add("nodes");
      }
      if (kinds.contains(Limits.Kind.DEPTH)) {
        SearchResult result = prober.search(agent, line, Limits.depth(1), 1).value();
        if (result == null || result.depth() > 1) {
          return Seen.broken("It searched deeper than the one ply it was given.");
        }
        seen.add("depth");
      }
      if (kinds.contains(Limits.Kind.TIME)) {
        Optional<String> late = late(line);
        if (late.isPresent()) {
          return Seen.broken(late.get());
        }
        seen.add("time");
      }
      return seen.isEmpty()
          ? Seen.note("It knows no limits, and ends every search by itself.")
          : Seen.kept("Tried: " + String.join(", ", seen) + ".");
    }

    /** A busy machine is no fault of the agent, so the best of three counts. */
    private Optional<String> late(Line line) throws InterruptedException {
      long best = Long.MAX_VALUE;
      for (int attempt = 0; attempt < 3 && best > LATE_NANOS; attempt++) {
        Outcome<SearchResult> outcome = prober.search(agent, line, Limits.time(TIME), 1);
        if (outcome.failure().isPresent()) {
          return outcome.failure().map(Failure::sentence);
        }
        best = Math.min(best, outcome.nanos() - TimeUnit.MILLISECONDS.toNanos(TIME.toMillis()));
      }
      return best <= LATE_NANOS
          ? Optional.empty()
          : Optional.of(
              "It took %d ms more than the %d ms it was given."
                  .formatted(TimeUnit.NANOSECONDS.toMillis(best), TIME.toMillis()));
    }

    private Seen repeats() throws InterruptedException {
      if (!repeatable || small.kinds().contains(Limits.Kind.TIME)) {
        return Seen.note(
            repeatable
                ? "It can be limited by time only."
                : "It declares that it is not repeatable.");
      }
      Line line = Line.of(rules);
      for (long seed = 1; seed <= SEEDS; seed++) {
        SearchResult first = prober.search(agent, line, small, seed).value();
        SearchResult second = prober.search(agent, line, small, seed).value();
        if (first == null || second == null || first.move() != second.move()) {
          return Seen.broken("Two searches with seed " + seed + " gave different moves.");
        }
        if (first.counts().nodes() != second.counts().nodes()) {
          return Seen.broken(
              "Two searches with seed %d visited %,d and %,d nodes."
                  .formatted(seed, first.counts().nodes(), second.counts().nodes()));
        }
      }
      return Seen.kept(SEEDS + " seeds, each twice with a new agent.");
    }

    private Seen stops() throws InterruptedException {
      if (!kinds.contains(Limits.Kind.TIME)) {
        return Seen.note("It cannot be limited by time, so it need not stop early.");
      }
      Limits none = agent.endsByItself() ? Limits.NONE : Limits.time(Duration.ofMinutes(5));
      try (Prober.Seat seat = prober.seat(agent, rules)) {
        // To begin may take long, and is not part of the search.
        seat.begin(Line.of(rules), rules.initial().toMove());
        Outcome<SearchResult> outcome = seat.search(Line.of(rules), none, 1, STOP_MILLIS);
        if (outcome.failure().isPresent()) {
          return Seen.broken(outcome.failure().get().sentence());
        }
        long late = TimeUnit.NANOSECONDS.toMillis(outcome.nanos()) - STOP_MILLIS;
        return Seen.kept(
            late < 0 ? "It was done before." : "It answered %d ms after that.".formatted(late));
      }
    }
  }

  /** One promise that can be checked. */
  private interface Check {
    Seen run() throws InterruptedException;
  }
}
