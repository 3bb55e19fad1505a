package org.plyscope.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.Term;
import org.plyscope.api.board.Cell;
import org.plyscope.api.check.CheckedParts;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;

/**
 * The contract of every evaluator: values are in range, the same question has the same answer and
 * changes neither the position nor the list of moves, going back restores values, a leaf that is
 * judged without playing its move gets exactly the value it has when played, lines to the same
 * position have the same values unless their keys differ, and terms add up to the value.
 *
 * <p>Games are played at random and, to reach their ends, by choosing mostly the moves that the
 * evaluation itself likes best.
 */
public abstract class EvaluatorContract {
  private static final int[] GREEDY_PERCENT = {0, 90};
  private static final int PLIES = 400;

  /** {@return the evaluators under test} */
  protected abstract List<EvaluatorFactory> evaluators();

  /** {@return the games they are tested on, with all their presets} */
  protected abstract List<Game> games();

  @TestFactory
  Stream<DynamicTest> leavesAreJudgedAsIfTheMoveWerePlayed() {
    return forEachSetting(
        playing -> {
          for (int greedyPercent : GREEDY_PERCENT) {
            Playing game = playing.get();
            for (int ply = 0; ply < PLIES && game.goesOn(); ply++) {
              game.checkLeaves();
              game.step(greedyPercent);
            }
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> goingBackRestoresTheValues() {
    return forEachSetting(
        playing -> {
          Playing game = playing.get();
          List<List<Integer>> values = new ArrayList<>();
          List<List<Long>> keys = new ArrayList<>();
          while (values.size() < PLIES && game.goesOn()) {
            values.add(game.values());
            keys.add(game.lineKeys());
            game.step(0);
          }
          for (int i = values.size() - 1; i >= 0; i--) {
            game.undo();
            assertThat(game.values()).isEqualTo(values.get(i));
            assertThat(game.lineKeys()).isEqualTo(keys.get(i));
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> linesWithTheSameKeyHaveTheSameValues() {
    return forEachSetting(
        playing -> {
          Playing game = playing.get();
          new Transpositions(() -> playing.get().plain, game.rules, game.random).check();
        });
  }

  @TestFactory
  Stream<DynamicTest> termsAddUpToTheValue() {
    return forEachSetting(
        playing -> {
          Playing game = playing.get();
          List<String> names = game.termNames(0);
          for (int ply = 0; ply < PLIES && game.goesOn(); ply++) {
            game.checkTerms(names);
            game.step(50);
          }
        });
  }

  private Stream<DynamicTest> forEachSetting(Consumer<Supplier<Playing>> test) {
    assertThat(evaluators()).isNotEmpty();
    List<DynamicTest> tests = new ArrayList<>();
    for (Game game : games()) {
      for (Preset preset : game.presets()) {
        Rules rules = game.rules(OptionValues.defaults(game.options()).with(preset.values()));
        for (EvaluatorFactory evaluator : evaluators()) {
          if (evaluator.supports(rules)) {
            for (OptionValues values : settings(evaluator)) {
              String who = "The evaluator '" + evaluator.id() + "'";
              String name = String.join(" ", game.id(), preset.id(), evaluator.id());
              name += " " + values.changes();
              Supplier<Evaluator> parts = () -> evaluator.create(rules, values);
              tests.add(
                  dynamicTest(name, () -> test.accept(() -> playing(who, parts.get(), rules))));
              if (values.changes().isEmpty() && parts.get().progress().isPresent()) {
                tests.add(
                    dynamicTest(
                        name + " alone",
                        () ->
                            test.accept(
                                () -> playing(who, parts.get().progress().orElseThrow(), rules))));
              }
            }
          }
        }
      }
    }
    assertThat(tests).isNotEmpty();
    return tests.stream();
  }

  private static Playing playing(String who, Evaluator evaluation, Rules rules) {
    return new Playing(who, evaluation, rules, new SplittableRandom(11));
  }

  /** Returns the standard values, and those with one flag or the first choices changed. */
  private static List<OptionValues> settings(EvaluatorFactory evaluator) {
    OptionValues standard = OptionValues.defaults(evaluator.options());
    List<OptionValues> settings = new ArrayList<>(List.of(standard));
    for (var option : evaluator.options()) {
      List<String> choices =
          switch (option.kind()) {
            case FLAG -> List.of("true", "false");
            case CHOICE -> option.choices().stream().limit(2).toList();
            default -> List.of();
          };
      for (String choice : choices) {
        OptionValues changed = standard.with(option.id(), choice);
        if (!changed.equals(standard)) {
          settings.add(changed);
        }
      }
    }
    return settings;
  }

  /** One evaluation that follows one state. */
  private static final class Playing {
    /** Followed without checks where thousands of positions are walked through. */
    private final Evaluator plain;

    /** The same instance with the checks of a search that is repeated after it failed. */
    private final Evaluator evaluation;

    private final State state;
    private final SplittableRandom random;
    private final Rules rules;
    private final int players;
    private final MoveList moves = new MoveList();

    Playing(String who, Evaluator plain, Rules rules, SplittableRandom random) {
      this.plain = plain;
      this.evaluation = CheckedParts.of(who, plain, broken -> {});
      this.state = rules.initial();
      this.random = random;
      this.rules = rules;
      this.players = rules.players();
      evaluation.reset(state);
    }

    boolean goesOn() {
      return state.moves(moves) > 0;
    }

    List<Integer> values() {
      return IntStream.range(0, players)
          .map(player -> evaluation.value(state, player))
          .boxed()
          .toList();
    }

    List<Long> lineKeys() {
      return IntStream.range(0, players).mapToObj(evaluation::lineKey).toList();
    }

    void play(long move) {
      plain.play(state, move);
      state.play(move);
    }

    void undo() {
      state.undo();
      plain.undo();
    }

    /** Plays a random move, or the one after which the mover's value is largest. */
    void step(int greedyPercent) {
      play(
          random.nextInt(100) < greedyPercent ? greedy() : moves.get(random.nextInt(moves.size())));
    }

    private long greedy() {
      int player = state.toMove();
      long best = moves.get(0);
      long most = Long.MIN_VALUE;
      for (int i = 0; i < moves.size(); i++) {
        play(moves.get(i));
        long value = state.over() ? Evaluator.MAX : plain.value(state, player);
        undo();
        if (value > most) {
          most = value;
          best = moves.get(i);
        }
      }
      return best;
    }

    List<String> termNames(int player) {
      return evaluation.terms(state, player).stream().map(Term::name).toList();
    }

    /** Adds up the terms of an evaluation, and asks about cells without content. */
    void checkTerms(List<String> names) {
      List<Integer> values = values();
      for (int player = 0; player < players; player++) {
        assertThat(termNames(player)).isEqualTo(names).doesNotHaveDuplicates();
        int sum = evaluation.terms(state, player).stream().mapToInt(Term::value).sum();
        assertThat(names.isEmpty() ? values.get(player) : sum)
            .as(state::position)
            .isEqualTo(values.get(player));
        for (Cell cell : rules.board().cells()) {
          assertThat(evaluation.cellValue(cell.index(), 0, player)).isIn(0, Evaluator.UNKNOWN);
        }
      }
    }

    /**
     * Compares the value predicted for every move, from every player's view, with the value after
     * it.
     */
    void checkLeaves() {
      int[] all = new int[moves.size()];
      for (int player = 0; player < players; player++) {
        evaluation.valuesAfter(state, moves, player, all);
        evaluation.valueAfter(state, moves.get(0), player);
        for (int i = 0; i < all.length; i++) {
          checkLeaf(moves.get(i), player, all[i]);
        }
      }
    }

    private void checkLeaf(long move, int player, int amongAll) {
      Supplier<String> where = () -> state.text(move) + " in " + state.position();
      int told = plain.valueAfter(state, move, player);
      assertThat(amongAll).as(where).isEqualTo(told);
      if (told != Evaluator.UNKNOWN) {
        play(move);
        boolean over = state.over();
        int value = over ? Evaluator.UNKNOWN : plain.value(state, player);
        undo();
        assertThat(told).as(where).isEqualTo(value);
      }
    }
  }
}
