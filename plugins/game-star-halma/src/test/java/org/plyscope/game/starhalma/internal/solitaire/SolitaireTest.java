package org.plyscope.game.starhalma.internal.solitaire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.database.Database;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.game.starhalma.ChineseCheckers;
import org.plyscope.game.starhalma.internal.rules.StarRules;

class SolitaireTest {
  private static final ChineseCheckers GAME = new ChineseCheckers();

  @TempDir Path folder;

  private static StarRules rules(String marbles, String backward) {
    return GAME.rules(
        OptionValues.defaults(GAME.options()).with("marbles", marbles).with("backward", backward));
  }

  private static Database build(StarRules rules) throws InterruptedException {
    SolitaireBuilder builder = new SolitaireBuilder();
    return builder.build(rules, OptionValues.defaults(builder.options()), JobMonitor.NONE);
  }

  /** Forward, with moves found in the plainest way: each distance is one more than the next. */
  @ParameterizedTest
  @CsvSource({"1, allowed, 4", "3, allowed, 11", "3, forbidden, 11"})
  void everyDistanceFollowsFromThoseAfterTheMoves(String marbles, String backward, int start)
      throws InterruptedException {
    StarRules rules = rules(marbles, backward);
    Frame frame = new Frame(rules);
    Database database = build(rules);
    Distances distances = new Distances(frame, database.section(0));
    Combinations sets = new Combinations(frame.holes(), frame.marbles());
    int[] holes = new int[frame.marbles()];
    for (int rank = 0; rank < sets.count(); rank++) {
      sets.set(rank, holes);
      BitSet position = new BitSet();
      for (int hole : holes) {
        position.set(hole);
      }
      assertThat(distance(distances, position)).isEqualTo(afterBest(frame, distances, position));
    }
    assertThat(database.facts()).containsEntry("moves from the start", String.valueOf(start));
  }

  /** No marble may go back here, so armies that have passed each other never meet again. */
  @ParameterizedTest
  @CsvSource({"3, 2", "3, 3", "6, 2", "6, 3"})
  void armiesThatArePastEachOtherStayApart(String marbles, String players) {
    StarRules rules =
        GAME.rules(
            OptionValues.defaults(GAME.options())
                .with("marbles", marbles)
                .with("players", players)
                .with("backward", "forbidden"));
    Evaluator race =
        new SolitaireDistance()
            .create(rules, OptionValues.defaults(new SolitaireDistance().options()));
    for (int seed = 1; seed <= 5; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      State state = rules.initial();
      MoveList scratch = new MoveList();
      int apart = 0;
      assertThat(race.decides(state)).isFalse();
      for (int ply = 0; ply < 2000 && !state.over(); ply++) {
        boolean before = race.decides(state);
        state.play(state.randomMove(random, scratch));
        assertThat(race.decides(state) || !before).isTrue();
        apart += before ? 1 : 0;
      }
      // Ways of three cross in the middle, so there nearly all marbles must be home.
      assertThat(apart > 0 || players.equals("3")).as("the armies have passed").isTrue();
    }
  }

  private static int distance(Distances distances, BitSet position) {
    long[] words = position.toLongArray();
    return distances.of(words.length > 0 ? words[0] : 0, words.length > 1 ? words[1] : 0);
  }

  private static int afterBest(Frame frame, Distances distances, BitSet position) {
    if (position.stream().allMatch(frame.goal()::contains)) {
      return 0;
    }
    int best = Distances.FAR;
    for (int from : position.stream().toArray()) {
      BitSet rest = (BitSet) position.clone();
      rest.clear(from);
      for (int to : ends(frame, rest, from).stream().toArray()) {
        rest.set(to);
        best = Math.min(best, 1 + distance(distances, rest));
        rest.clear(to);
      }
    }
    return Math.min(best, Distances.FAR);
  }

  private static BitSet ends(Frame frame, BitSet rest, int from) {
    BitSet hopped = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    open.push(from);
    while (!open.isEmpty()) {
      int at = open.pop();
      for (int direction = 0; direction < 6; direction++) {
        int over = frame.step(at, direction, 1);
        int to = frame.step(at, direction, 2);
        boolean possible = over >= 0 && to >= 0 && rest.get(over) && !rest.get(to);
        if (possible && frame.mayHop(at, to) && !hopped.get(to)) {
          hopped.set(to);
          open.push(to);
        }
      }
    }
    BitSet ends = new BitSet();
    hopped.stream().filter(to -> frame.mayEnd(from, to)).forEach(ends::set);
    for (int direction = 0; direction < 6; direction++) {
      int to = frame.step(from, direction, 1);
      if (to >= 0 && !rest.get(to) && frame.mayEnd(from, to)) {
        ends.set(to);
      }
    }
    ends.clear(from);
    return ends;
  }

  /** Both bounds, for every position whose distance is known. */
  @Test
  void boundsNeverExceedTheDistance() throws InterruptedException {
    StarRules rules = rules("3", "allowed");
    Frame frame = new Frame(rules);
    Distances exact = new Distances(frame, build(rules).section(0));
    LeastMoves least = new LeastMoves(frame);
    byte[] rows = new RowSearch(frame, JobMonitor.NONE).search();
    Combinations sets = new Combinations(frame.holes(), frame.marbles());
    int[] holes = new int[3];
    int tight = 0;
    for (int rank = 0; rank < sets.count(); rank++) {
      sets.set(rank, holes);
      long set = 1L << holes[0] | 1L << holes[1] | 1L << holes[2];
      int byRows = rows[rowRank(frame, BitSet.valueOf(new long[] {set}))] & 0xFF;
      assertThat(least.of(set, 0)).isLessThanOrEqualTo(exact.of(set, 0));
      assertThat(byRows).isLessThanOrEqualTo(exact.of(set, 0));
      tight += byRows == exact.of(set, 0) ? 1 : 0;
    }
    assertThat(tight).isPositive();
  }

  /**
   * Marbles alone, at random: a bound falls by at most one with each move, and is 0 at home, so it
   * never exceeds the moves that are left. Bell's shortest transfer of ten has 27.
   */
  @Test
  void boundsFallByAtMostOnePerMove() throws InterruptedException {
    Frame ten = new Frame(rules("10", "allowed"));
    Distances least = new Distances(ten, null);
    assertThat(least.of(ten.start().lo(), ten.start().hi())).isBetween(10, 27);
    fallsByAtMostOne(ten, position -> distance(least, position));

    Frame six = new Frame(rules("6", "allowed"));
    byte[] rows = new RowSearch(six, JobMonitor.NONE).search();
    fallsByAtMostOne(six, position -> rows[rowRank(six, position)]);
    BitSet start = new BitSet();
    six.start().indices().forEach(start::set);
    assertThat(rows[rowRank(six, start)]).isEqualTo((byte) 13);
  }

  private static void fallsByAtMostOne(Frame frame, ToIntFunction<BitSet> bound) {
    BitSet position = new BitSet();
    frame.goal().indices().forEach(position::set);
    assertThat(bound.applyAsInt(position)).isZero();
    SplittableRandom random = new SplittableRandom(1);
    int before = 0;
    for (int ply = 0; ply < 5000; ply++) {
      int[] marbles = position.stream().toArray();
      int from = marbles[random.nextInt(marbles.length)];
      position.clear(from);
      int[] ends = ends(frame, position, from).stream().toArray();
      position.set(ends.length == 0 ? from : ends[random.nextInt(ends.length)]);
      int now = bound.applyAsInt(position);
      assertThat(Math.abs(now - before)).isLessThanOrEqualTo(1);
      before = now;
    }
  }

  private static int rowRank(Frame frame, BitSet position) {
    long set = 0;
    int place = 0;
    for (int hole : position.stream().toArray()) {
      set |= 1L << (RowSearch.row(frame, hole) + place++);
    }
    return RowSearch.sets(frame).rank(set, 0);
  }

  @Test
  void theEvaluatorComparesAllPlayersInTheirOwnFrames() throws Exception {
    StarRules rules = rules("3", "allowed");
    Path file = write(build(rules));
    Evaluator race = evaluation(rules, file);
    State state = rules.initial();
    assertThat(race.value(state, 0)).isZero();
    assertThat(race.progress().orElseThrow().value(state, 0)).isEqualTo(-11);
    assertThat(race.progress().orElseThrow().value(state, 1)).isEqualTo(-11);
    SplittableRandom random = new SplittableRandom(2);
    MoveList moves = new MoveList();
    for (int ply = 0; ply < 30 && !state.over(); ply++) {
      assertThat(race.value(state, 0)).isEqualTo(-race.value(state, 1));
      state.play(state.randomMove(random, moves));
    }
  }

  @Test
  void aFileForOtherRulesIsRefused() throws Exception {
    Path file = write(build(rules("1", "allowed")));
    assertThatThrownBy(() -> evaluation(rules("3", "allowed"), file))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("1 marbles alone on 13 holes")
        .hasMessageContaining("3 marbles alone on 37 holes");
  }

  private Path write(Database database) throws IOException {
    Path file = folder.resolve("alone.plydata");
    try (OutputStream out = Files.newOutputStream(file)) {
      database.write(out);
    }
    return file;
  }

  private static Evaluator evaluation(StarRules rules, Path file) {
    SolitaireDistance evaluator = new SolitaireDistance();
    return evaluator.create(
        rules, OptionValues.defaults(evaluator.options()).with("file", file.toString()));
  }
}
