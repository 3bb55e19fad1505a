package org.plyscope.lab.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.montecarlo.Playout;
import org.plyscope.api.agent.montecarlo.Prior;
import org.plyscope.api.agent.montecarlo.TreePolicy;
import org.plyscope.api.check.CheckedParts;
import org.plyscope.api.format.GameFormat;
import org.plyscope.api.format.GameRecord;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.part.GamePart;
import org.plyscope.api.part.PartFactory;
import org.plyscope.lab.catalog.Catalog;

/**
 * Checks games, with every preset, and parts of any kind, in each game that is installed, by random
 * play. It finds the first problems of users; the contracts of the test kit find more. Used by one
 * thread.
 */
public final class PartCheck {
  private static final int GAMES = 2;
  private static final int PLIES = 120;

  private final Catalog catalog;
  private final BooleanSupplier cancelled;
  private final Consumer<Finding> listener;

  /**
   * Prepares a check.
   *
   * @param catalog finds the games
   * @param cancelled becomes true when the check must end early
   * @param listener receives each finding at once
   */
  public PartCheck(Catalog catalog, BooleanSupplier cancelled, Consumer<Finding> listener) {
    this.catalog = catalog;
    this.cancelled = cancelled;
    this.listener = listener;
  }

  /** Checks a game. */
  public void check(Game game) {
    for (Preset preset : game.presets()) {
      Rules rules = game.rules(OptionValues.defaults(game.options()).with(preset.values()));
      report(
          "game " + game.id() + " " + preset.id(),
          "keeps its rules",
          () -> new GameWalk(rules, GAMES, PLIES).run());
    }
  }

  /**
   * Checks a part.
   *
   * @throws InterruptedException if the thread is interrupted
   */
  public void check(GamePart part) throws InterruptedException {
    List<Rules> fitting = fitting(part);
    if (fitting.isEmpty()) {
      note(part, "It fits no game that is installed here, so it was not tried.");
    } else if (part instanceof AgentFactory) {
      new AgentCheck(catalog, part.id(), true, cancelled, found -> listener.accept(of(part, found)))
          .run();
    } else if (part instanceof GameFormat format) {
      for (Rules rules : fitting) {
        report(
            subject(part, rules), "reads what it writes", () -> readsWhatItWrites(format, rules));
      }
    } else if (part instanceof PartFactory<?> factory && needsParts(part)) {
      note(factory, "Its options name other parts, so only agents that use it can try it.");
    } else if (part instanceof PartFactory<?> factory) {
      for (Rules rules : fitting) {
        report(subject(part, rules), "keeps its contract", () -> walk(factory, rules));
      }
    }
  }

  /** Names the agent besides the game. */
  private static Finding of(GamePart part, Finding found) {
    return new Finding(
        part.id() + " in " + found.subject(),
        found.promise(),
        found.verdict(),
        found.sentence(),
        found.nanos());
  }

  private List<Rules> fitting(GamePart part) {
    List<Rules> fitting = new ArrayList<>();
    for (Game game : catalog.games()) {
      Rules rules = catalog.rules(game.id(), "", Map.of());
      if (part.supports(rules)) {
        fitting.add(rules);
      }
    }
    return fitting;
  }

  private static boolean needsParts(GamePart part) {
    return part.options().stream().anyMatch(option -> option.kind() == Option.Kind.PART);
  }

  private static String subject(GamePart part, Rules rules) {
    return part.id() + " in " + rules.game().id();
  }

  private void note(GamePart part, String sentence) {
    listener.accept(new Finding(part.id(), "is tried", Finding.Verdict.NOTE, sentence, 0));
  }

  private void report(String subject, String promise, Check check) {
    long start = System.nanoTime();
    Seen seen;
    try {
      seen = check.run();
    } catch (RuntimeException | LinkageError | StackOverflowError e) {
      String said = e.getMessage() == null ? "" : ": " + e.getMessage();
      seen = Seen.broken(e.getClass().getSimpleName() + said.replaceAll("\\.$", "") + ".");
    }
    listener.accept(
        new Finding(subject, promise, seen.verdict(), seen.sentence(), System.nanoTime() - start));
  }

  private static Seen walk(PartFactory<?> factory, Rules rules) {
    int asked = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      Object made = factory.create(rules, OptionValues.defaults(factory.options()));
      Object part = CheckedParts.of("The part '" + factory.id() + "'", made, broken -> {});
      SplittableRandom random = new SplittableRandom(seed);
      State state = rules.initial();
      MoveList moves = new MoveList();
      begin(part, state);
      for (int ply = 0; ply < PLIES && state.moves(moves) > 0; ply++) {
        if (!ask(part, state, moves, random)) {
          return Seen.note("It can be made; only the test kit has a contract for its kind.");
        }
        asked++;
        long move = moves.get(random.nextInt(moves.size()));
        if (part instanceof Evaluator evaluator) {
          evaluator.play(state, move);
        }
        state.play(move);
      }
    }
    return Seen.kept(asked + " positions.");
  }

  private static void begin(Object part, State root) {
    if (part instanceof Evaluator evaluator) {
      evaluator.reset(root);
    } else if (part instanceof Orderer orderer) {
      orderer.reset(1);
    } else if (part instanceof Playout playout) {
      playout.reset(root);
    }
  }

  /** Asks a part about a position; returns false if it is of a kind that is not asked. */
  private static boolean ask(Object part, State state, MoveList moves, SplittableRandom random) {
    if (part instanceof Evaluator evaluator) {
      evaluator.value(state, state.toMove());
    } else if (part instanceof Orderer orderer) {
      orderer.keys(state, moves, new int[moves.size()]);
    } else if (part instanceof Playout playout) {
      playout.start(state);
      playout.move(state, random, new MoveList());
    } else if (part instanceof Prior prior) {
      prior.weights(state, moves, new double[moves.size()]);
    } else if (part instanceof TreePolicy policy) {
      int visits = random.nextInt(100);
      double mean = visits == 0 ? 0 : random.nextDouble();
      if (Double.isNaN(policy.urgency(100, visits, mean, mean * mean, 0.1))) {
        throw new IllegalStateException("the urgency after " + visits + " visits is not a number");
      }
    } else {
      return false;
    }
    return true;
  }

  private static Seen readsWhatItWrites(GameFormat format, Rules rules) {
    SplittableRandom random = new SplittableRandom(3);
    Line line = Line.of(rules);
    for (int ply = 0; ply < PLIES && !line.state().over(); ply++) {
      long[] legal = line.state().legalMoves();
      line = line.then(legal[random.nextInt(legal.length)]);
    }
    List<GameRecord> read = format.read(rules, format.write(rules, List.of(GameRecord.of(line))));
    return read.size() == 1 && read.get(0).line().equals(line)
        ? Seen.kept("A game of " + line.size() + " moves.")
        : Seen.broken("A game that it wrote was read as another one.");
  }

  /** One promise that can be checked. */
  private interface Check {
    Seen run();
  }
}
