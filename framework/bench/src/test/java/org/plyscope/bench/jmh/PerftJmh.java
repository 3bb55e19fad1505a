package org.plyscope.bench.jmh;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.plyscope.api.game.Game;
import org.plyscope.api.option.OptionValues;
import org.plyscope.bench.yardstick.Yardstick;
import org.plyscope.engine.GameWalk;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.game.starhalma.ChineseCheckers;

/** Perft and random games through the API and by hand. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class PerftJmh {
  private static final int CAP = 1000;
  private static final Map<String, Integer> DEPTHS =
      Map.of("kalah", 6, "checkers", 6, "chinese-checkers", 3);

  @Param({"kalah", "checkers", "chinese-checkers"})
  private String id;

  private GameWalk walk;
  private Yardstick yardstick;
  private int depth;
  private final SplittableRandom random = new SplittableRandom(1);

  @Setup
  public void prepare() {
    Game game =
        switch (id) {
          case "kalah" -> new KalahGame();
          case "checkers" -> new CheckersGame();
          default -> new ChineseCheckers();
        };
    walk = GameWalk.from(game.rules(OptionValues.defaults(game.options())).initial());
    yardstick = Yardstick.all().stream().filter(y -> y.game().equals(id)).findFirst().orElseThrow();
    depth = DEPTHS.get(id);
  }

  @Benchmark
  public long perftThroughTheApi() {
    return walk.leaves(depth, () -> false);
  }

  @Benchmark
  public long perftByHand() {
    return yardstick.perft(depth);
  }

  @Benchmark
  public int playoutThroughTheApi() {
    return walk.playout(random, CAP);
  }

  @Benchmark
  public int playoutByHand() {
    return yardstick.playout(random, CAP);
  }
}
