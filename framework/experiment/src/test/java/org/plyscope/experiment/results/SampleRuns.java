package org.plyscope.experiment.results;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.run.Published;
import org.plyscope.api.run.RunAttempt;
import org.plyscope.api.run.RunEnding;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.RunFacts;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.SequentialTest;

/** Runs as experiments make them, drawn at random with known strengths. */
public final class SampleRuns {
  /** An entrant and how it plays. */
  private record Part(RunEntrant entrant, double strength, double millis, double nodes) {}

  private SampleRuns() {}

  private static RunFacts.Builder facts(String name) {
    return RunFacts.builder(name, "Kalah (6 houses, 4 seeds)")
        .setup("Format", "round robin")
        .setup("Openings", "4 random plies, 200 of them, seed 20261116")
        .setup("Game sets", "120 a pairing, all seat orders")
        .setup("Seed", "20261116")
        .setup("Limits", "depth or iterations as named; watchdog 60 s")
        .setup("Adjudication", "400 plies, repetition 3")
        .environment("Plyscope", "1.0.0-SNAPSHOT")
        .environment("Java", "17.0.15, OpenJDK 64-Bit Server VM")
        .environment("Machine", "8 cores, Linux 6.1 amd64, 3 workers")
        .environment(
            "org.plyscope.agent.alphabeta",
            "sha256 7f5c1a0e9d2b46aa83c05d9e5b1f7c1188a2d3e4f5061728394a5b6c7d8e9f00")
        .command("Run it again", "plyscope run kalah-study.plyscope.json --out kalah-study")
        .command("Check a sample", "plyscope verify kalah-study --sample 1%");
  }

  private static Part part(
      String family, String name, String agent, double strength, double millis, double nodes) {
    String key = family.contains("{") ? family.replaceAll(".*\\{|\\}.*", "") : "";
    boolean judges = agent.startsWith("alpha") && !agent.contains("evaluator=");
    AgentSpec spec = AgentSpec.parse(judges ? agent + ",evaluator=material" : agent);
    RunEntrant.Builder entrant = RunEntrant.builder(name, spec).family(family).limits(Limits.NONE);
    if (!key.isEmpty()) {
      entrant.swept(key, name.replaceAll("\\D", ""));
    }
    return new Part(entrant.build(), strength, millis, nodes);
  }

  /** A round robin of two sweeps and two baselines, with failures and published numbers. */
  public static PaperRun roundRobin(int blocks) {
    List<Part> parts = new ArrayList<>();
    for (int depth = 2; depth <= 8; depth += 2) {
      parts.add(
          part(
              "ab{depth}",
              "ab" + depth,
              "alpha-beta:depth=" + depth,
              -1.2 + depth * .32,
              .02 * Math.pow(4.2, depth / 1.6),
              8 * Math.pow(4.2, depth / 1.3)));
    }
    for (int i = 100, k = 0; i <= 100_000; i *= 10, k++) {
      parts.add(
          part(
              "uct{iterations}", "uct" + i, "uct:iterations=" + i, -.9 + .75 * k, i * .004, i * 9));
    }
    parts.add(part("greedy", "greedy", "greedy", -1.6, .004, 6));
    parts.add(
        part("ab6 mobility", "ab6 mobility", "alpha-beta:depth=6,evaluator=mobility", .75, 6, 9e3));
    parts.add(part("random", "random", "random", -3.4, .002, 1));
    RunFacts facts =
        facts("UCT against alpha-beta, Kalah")
            .notes("Which of the two gets more out of a millisecond? Repeats table 3 of the study.")
            .published(new Published("ab6", "uct1000", .62, 100, "Study 003, table 3"))
            .published(new Published("uct10000", "ab4", .91, 0, "Study 003, figure 7"))
            .published(new Published("random", "", .02, 1_000, "Study 003, section 5.1"))
            .published(new Published("ab4", "greedy", .55, 400, "Study 001, table 2"))
            .warning("There are 120 blocks for 200 openings, so no opening was used twice.")
            .build();
    PaperRun run = new PaperRun(facts, parts.stream().map(Part::entrant).toList());
    SplittableRandom random = new SplittableRandom(7);
    List<int[]> pairs = new ArrayList<>();
    for (int a = 0; a < parts.size(); a++) {
      for (int b = a + 1; b < parts.size(); b++) {
        pairs.add(new int[] {a, b});
      }
    }
    long index = 0;
    for (int block = 0; block < blocks; block++) {
      for (int p = 0; p < pairs.size(); p++) {
        long number = (long) block * pairs.size() + p;
        for (int turn = 0; turn < 2; turn++) {
          int[] seats = {pairs.get(p)[turn], pairs.get(p)[1 - turn]};
          run.add(game(parts, random, index++, number, seats));
        }
      }
    }
    return run;
  }

  private static RunGame game(
      List<Part> parts, SplittableRandom random, long index, long block, int[] seats) {
    Part first = parts.get(seats[0]);
    Part second = parts.get(seats[1]);
    double logit = first.strength() - second.strength() + .25;
    // A cycle: the first sweep does better against the second than strengths predict.
    logit += bonus(first, second) - bonus(second, first);
    double p = 1 / (1 + Math.exp(-logit));
    double u = random.nextDouble();
    double score = u < p - .04 ? 1 : u < p + .04 ? .5 : 0;
    int plies = 30 + (int) Math.abs(random.nextGaussian() * 12 + 14);
    int[] moves = {plies / 2 + plies % 2, plies / 2};
    RunGame.Builder game =
        RunGame.builder(index, seats, new double[] {score, 1 - score})
            .block(block, 2)
            .plies(plies + 4)
            .spent(
                moves,
                new long[] {time(first, moves[0], random), time(second, moves[1], random)},
                new long[] {(long) (first.nodes() * moves[0]), (long) (second.nodes() * moves[1])})
            .fingerprint(index + 1)
            .worker("lab7/" + index % 3, false);
    if (seats[1] == 6 && index % 97 == 0) {
      game =
          RunGame.builder(index, seats, new double[] {1, 0})
              .block(block, 2)
              .plies(12)
              .spent(new int[] {6, 6}, new long[] {6_000, 6_000_000}, new long[] {6, 6})
              .fingerprint(index + 1)
              .worker("lab7/" + index % 3, false)
              .ending(RunEnding.TIME, 1, "Agent 'uct10000' took 61.2 s for a move; it had 60 s.");
    }
    return game.build();
  }

  private static double bonus(Part one, Part other) {
    return one.entrant().name().equals("ab6") && other.entrant().name().equals("uct10000")
        ? 2.2
        : 0;
  }

  private static long time(Part part, int moves, SplittableRandom random) {
    return (long) (part.millis() * 1e6 * moves * Math.exp(random.nextGaussian() * .12));
  }

  /** Two agents and a sequential test, whose games repeat. */
  public static PaperRun pair(int blocks) {
    List<Part> parts =
        List.of(
            part("ab{depth}", "ab6", "alpha-beta:depth=6", .5, 1.4, 8_000),
            part("ab{depth}", "ab5", "alpha-beta:depth=5", 0, .6, 3_000));
    RunFacts facts =
        facts("one ply more")
            .sequentialTest(new SequentialTest(0, 1, 0, 50, .05, .05, false))
            .build();
    PaperRun run = new PaperRun(facts, parts.stream().map(Part::entrant).toList());
    SplittableRandom random = new SplittableRandom(11);
    for (int block = 0; block < blocks; block++) {
      boolean repeated = block % 10 == 9;
      for (int turn = 0; turn < 2; turn++) {
        RunGame game = game(parts, random, 2L * block + turn, block, new int[] {turn, 1 - turn});
        RunGame before = repeated ? run.list().get(turn) : null;
        run.add(
            before == null
                ? game
                : RunGame.builder(
                        game.index(),
                        new int[] {turn, 1 - turn},
                        new double[] {before.payoff(0), before.payoff(1)})
                    .block(block, 2)
                    .plies(before.plies())
                    .fingerprint(before.fingerprint())
                    .worker(before.worker(), false)
                    .build());
      }
    }
    return run;
  }

  /** Three players a game. */
  public static PaperRun threePlayers(int blocks) {
    List<Part> parts =
        List.of(
            part("paranoid", "paranoid", "paranoid:depth=3", .6, 3, 20_000),
            part("max^n", "max^n", "maxn:depth=3", .1, 4, 24_000),
            part("random", "<script>alert('x')</script>", "random", -1.5, .002, 1));
    PaperRun run =
        new PaperRun(facts("three in a star").build(), parts.stream().map(Part::entrant).toList());
    SplittableRandom random = new SplittableRandom(3);
    int[][] orders = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    long index = 0;
    for (int block = 0; block < blocks; block++) {
      for (int[] seats : orders) {
        double[] clock = new double[3];
        for (int seat = 0; seat < 3; seat++) {
          double worth = Math.exp(parts.get(seats[seat]).strength() + (seat == 0 ? .3 : 0));
          clock[seat] = -Math.log(random.nextDouble()) / worth;
        }
        double[] payoffs = new double[3];
        for (int seat = 0; seat < 3; seat++) {
          for (double other : clock) {
            payoffs[seat] += other > clock[seat] ? .5 : 0;
          }
        }
        run.add(
            RunGame.builder(index++, seats, payoffs)
                .block(block, 6)
                .plies(90 + random.nextInt(60))
                .spent(
                    new int[] {30, 30, 30},
                    new long[] {
                      time(parts.get(seats[0]), 30, random),
                      time(parts.get(seats[1]), 30, random),
                      time(parts.get(seats[2]), 30, random)
                    },
                    new long[] {100, 100, 100})
                .fingerprint(index)
                .worker("lab7/0", false)
                .build());
      }
    }
    return run;
  }

  /** A suite of problems over a sweep. */
  public static PaperRun problems() {
    List<Part> parts = new ArrayList<>();
    for (int depth = 1; depth <= 9; depth += 2) {
      parts.add(part("ab{depth}", "ab" + depth, "alpha-beta:depth=" + depth, 0, 0, 0));
    }
    for (int i = 100; i <= 10_000; i *= 10) {
      parts.add(part("uct{iterations}", "uct" + i, "uct:iterations=" + i, 0, 0, 0));
    }
    PaperRun run =
        new PaperRun(
            facts("problems of study 004").build(), parts.stream().map(Part::entrant).toList());
    SplittableRandom random = new SplittableRandom(5);
    for (int problem = 1; problem <= 19; problem++) {
      for (int entrant = 0; entrant < parts.size(); entrant++) {
        double level = entrant < 5 ? entrant * .18 : (entrant - 4) * .25;
        boolean best = random.nextDouble() < .1 + level * (1.3 - problem / 19.0);
        boolean solution = best || random.nextDouble() < .35;
        long nodes = (long) (20 * Math.exp(2.1 * (entrant % 5)) * (1 + random.nextDouble()));
        run.add(
            new RunAttempt(
                "Problem " + problem,
                entrant,
                (9 + problem % 4) + "-" + (14 + problem % 5),
                solution,
                best,
                nodes,
                nodes / 3,
                nodes * 800,
                ""));
      }
    }
    return run;
  }
}
