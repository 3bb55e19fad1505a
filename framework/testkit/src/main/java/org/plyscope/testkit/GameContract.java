package org.plyscope.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.plyscope.api.InputException;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;

/**
 * The contract of every game: random play, undo to the root, round trips of key, text and setup,
 * copies that remember, robust parsing, and the perft counts of its oracles.
 */
public abstract class GameContract {
  private static final int GAMES = 8;
  private static final int PLIES = 250;
  private static final String KEBAB = "[a-z0-9]+(-[a-z0-9]+)*";

  /**
   * A known number of positions after 1, 2, 3 … plies.
   *
   * @param name names the test
   * @param state where to count from
   * @param leaves the counts from depth 1 on
   */
  public record Perft(String name, State state, List<Long> leaves) {
    /**
     * Makes an oracle of the counts from depth 1 on.
     *
     * @param name names the test
     * @param state where to count from
     * @param leaves the counts from depth 1 on
     * @return the oracle
     */
    public static Perft of(String name, State state, long... leaves) {
      return new Perft(name, state, LongStream.of(leaves).boxed().toList());
    }
  }

  /** {@return the game under test} */
  protected abstract Game game();

  /** {@return known counts, at least one} */
  protected abstract List<Perft> oracles();

  /** {@return the rules that are tested, by name: by default those of all presets} */
  protected Map<String, Rules> variants() {
    Map<String, Rules> variants = new HashMap<>();
    for (Preset preset : game().presets()) {
      variants.put(preset.id(), rules(preset.values()));
    }
    return variants;
  }

  /**
   * Returns the rules with some options changed.
   *
   * @param changes the texts of the changed options, by id
   * @return the rules
   */
  protected final Rules rules(Map<String, String> changes) {
    return game().rules(OptionValues.defaults(game().options()).with(changes));
  }

  /**
   * Returns the rules of a preset.
   *
   * @param id the id of the preset
   * @return the rules
   */
  protected final Rules preset(String id) {
    Preset preset =
        game().presets().stream().filter(p -> p.id().equals(id)).findFirst().orElseThrow();
    return rules(preset.values());
  }

  @Test
  void idsAreKebabCaseAndUnique() {
    assertThat(game().id()).matches(KEBAB);
    assertThat(game().presets()).isNotEmpty().allMatch(p -> p.id().matches(KEBAB));
    assertThat(game().presets().stream().map(Preset::id)).doesNotHaveDuplicates();
    assertThat(game().options()).allMatch(o -> o.id().matches(KEBAB) && !o.help().isBlank());
    assertThat(game().name()).isNotBlank();
    assertThat(game().description()).isNotBlank();
  }

  @TestFactory
  Stream<DynamicTest> perftMatchesTheOracles() {
    assertThat(oracles()).isNotEmpty();
    return oracles().stream()
        .flatMap(
            oracle ->
                IntStream.rangeClosed(1, oracle.leaves.size())
                    .mapToObj(
                        depth ->
                            dynamicTest(
                                oracle.name + " depth " + depth,
                                () ->
                                    assertThat(perft(oracle.state.copy(), depth, lists(depth)))
                                        .isEqualTo(oracle.leaves.get(depth - 1)))));
  }

  @TestFactory
  Stream<DynamicTest> boardIsConsistent() {
    return forEachVariant(
        (rules, random) -> {
          Board board = rules.board();
          assertThat(rules.players()).isBetween(2, 6);
          assertThat(board.seats()).hasSize(rules.players());
          assertThat(board.counts()).isEqualTo(board.pieces().isEmpty());
          assertThat(board.cells().stream().filter(c -> c.playable()).map(c -> c.label()).toList())
              .doesNotHaveDuplicates();
          assertThat(rules.board()).isSameAs(board);
          assertThat(rules.validate(rules.initial().setup())).isEmpty();
          assertThat(rules.options()).isEqualTo(game().rules(rules.options()).options());
        });
  }

  @TestFactory
  Stream<DynamicTest> namedPositionsCanBePlayed() {
    return forEachVariant(
        (rules, random) -> {
          HashSet<String> ids = new HashSet<>();
          for (NamedPosition named : rules.positions()) {
            assertThat(named.id()).matches(KEBAB);
            assertThat(ids.add(named.id())).as(named.id()).isTrue();
            State state = rules.parse(named.position());
            assertThat(rules.parse(state.position()).key()).isEqualTo(state.key());
            for (String key : named.claim().keyMoves()) {
              assertThat(state.text(state.parseMove(key))).as(named.id()).isEqualTo(key);
            }
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> randomPlayKeepsEveryRoundTrip() {
    return forEachVariant(
        (rules, random) -> {
          Map<Long, String> texts = new HashMap<>();
          Map<String, Long> keys = new HashMap<>();
          for (int game = 0; game < GAMES; game++) {
            State state = rules.initial();
            MoveList moves = new MoveList();
            for (int ply = 0; ply < PLIES && state.moves(moves) > 0; ply++) {
              assertThat(state.over()).isFalse();
              assertThat(state.toMove()).isBetween(0, rules.players() - 1);
              PositionCheck.roundTrips(rules, state);
              PositionCheck.contents(rules, state);
              assertThat(texts.merge(state.key(), state.position(), (a, b) -> a))
                  .as("two positions with one key")
                  .isEqualTo(state.position());
              assertThat(keys.merge(state.position(), state.key(), (a, b) -> a))
                  .as("two keys of one position")
                  .isEqualTo(state.key());
              PositionCheck.moves(rules, state, moves);
              long move = moves.get(random.nextInt(moves.size()));
              int next = state.toMoveAfter(move);
              state.play(move);
              assertThat(state.toMove()).as("who moves after a move").isEqualTo(next);
            }
            PositionCheck.end(rules, state);
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> undoLeadsBackToTheRoot() {
    return forEachVariant(
        (rules, random) -> {
          State state = rules.initial();
          MoveList moves = new MoveList();
          List<String> positions = new ArrayList<>();
          List<long[]> lists = new ArrayList<>();
          List<Long> keys = new ArrayList<>();
          while (positions.size() < PLIES && state.moves(moves) > 0) {
            positions.add(state.position());
            keys.add(state.key());
            lists.add(moves.toArray());
            state.play(moves.get(random.nextInt(moves.size())));
          }
          for (int i = positions.size() - 1; i >= 0; i--) {
            state.undo();
            state.moves(moves);
            assertThat(state.position()).isEqualTo(positions.get(i));
            assertThat(state.key()).isEqualTo(keys.get(i));
            assertThat(moves.toArray()).isEqualTo(lists.get(i));
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> copiesAreIndependent() {
    return forEachVariant(CopyCheck::independent);
  }

  @TestFactory
  Stream<DynamicTest> copiesRememberWhatTheRulesRemember() {
    return forEachVariant(CopyCheck::rememberThePast);
  }

  @TestFactory
  Stream<DynamicTest> passingHandsOverTheTurnAndCanBeUndone() {
    return forEachVariant(
        (rules, random) -> {
          for (int plies = 0; plies < 20; plies++) {
            State state = walk(rules, random, plies);
            String before = state.position();
            long key = state.key();
            int player = state.toMove();
            Setup setup = state.setup();
            if (!state.over() && state.pass()) {
              assertThat(state.toMove()).isNotEqualTo(player);
              assertThat(state.key()).isNotEqualTo(key);
              assertThat(state.setup()).isEqualTo(setup.withToMove(state.toMove()));
              state.undo();
            }
            assertThat(state.position()).isEqualTo(before);
            assertThat(state.key()).isEqualTo(key);
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> randomMovesAreLegalAndRepeatable() {
    return forEachVariant(
        (rules, random) -> {
          long seed = random.nextLong();
          assertThat(playout(rules, seed)).isEqualTo(playout(rules, seed));
        });
  }

  @TestFactory
  Stream<DynamicTest> garbageGivesOneSentence() {
    return forEachVariant(
        (rules, random) -> {
          String good = walk(rules, random, 10).position();
          for (int i = 0; i < 2000; i++) {
            String bad = PositionCheck.damaged(good, random);
            try {
              rules.parse(bad);
            } catch (InputException e) {
              assertThat(e.getMessage()).as(bad).isNotBlank();
            }
            try {
              rules.initial().parseMove(bad.substring(0, Math.min(bad.length(), 12)));
            } catch (InputException e) {
              assertThat(e.getMessage()).as(bad).isNotBlank();
            }
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> anySetupIsJudgedAndTheGoodOnesPlay() {
    return forEachVariant(
        (rules, random) -> {
          Board board = rules.board();
          int contents = board.counts() ? board.largestCount() + 1 : board.pieces().size() + 1;
          assertThat(rules.validate(Setup.empty(board))).isNotNull();
          for (int i = 0; i < 300; i++) {
            Setup setup = walk(rules, random, random.nextInt(30)).setup();
            for (int edit = random.nextInt(4); edit > 0; edit--) {
              setup = setup.with(random.nextInt(setup.size()), random.nextInt(contents));
            }
            setup = setup.withToMove(random.nextInt(rules.players()));
            List<String> problems = rules.validate(setup);
            try {
              State state = rules.state(setup);
              assertThat(problems).isEmpty();
              assertThat(state.setup()).isEqualTo(setup);
              assertThat(rules.parse(state.position()).key()).isEqualTo(state.key());
            } catch (InputException e) {
              assertThat(problems).contains(e.getMessage());
            }
          }
        });
  }

  private interface VariantTest {
    void run(Rules rules, SplittableRandom random) throws Exception;
  }

  private Stream<DynamicTest> forEachVariant(VariantTest test) {
    return variants().entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .map(v -> dynamicTest(v.getKey(), () -> test.run(v.getValue(), new SplittableRandom(7))));
  }

  private static List<Long> playout(Rules rules, long seed) {
    State state = rules.initial();
    SplittableRandom random = new SplittableRandom(seed);
    MoveList scratch = new MoveList();
    MoveList legal = new MoveList();
    List<Long> played = new ArrayList<>();
    while (played.size() < PLIES && !state.over()) {
      long move = state.randomMove(random, scratch);
      state.moves(legal);
      assertThat(legal.indexOf(move)).isNotNegative();
      played.add(move);
      state.play(move);
    }
    return played;
  }

  private static State walk(Rules rules, SplittableRandom random, int plies) {
    State state = rules.initial();
    MoveList moves = new MoveList();
    for (int ply = 0; ply < plies && state.moves(moves) > 0; ply++) {
      state.play(moves.get(random.nextInt(moves.size())));
    }
    return state;
  }

  private static MoveList[] lists(int depth) {
    return Stream.generate(MoveList::new).limit(depth).toArray(MoveList[]::new);
  }

  private static long perft(State state, int depth, MoveList[] lists) {
    if (depth == 0) {
      return 1;
    }
    MoveList moves = lists[depth - 1];
    int count = state.moves(moves);
    long leaves = 0;
    for (int i = 0; i < count; i++) {
      state.play(moves.get(i));
      leaves += perft(state, depth - 1, lists);
      state.undo();
    }
    return leaves;
  }
}
