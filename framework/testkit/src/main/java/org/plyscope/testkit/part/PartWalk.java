package org.plyscope.testkit.part;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.plyscope.api.check.CheckedParts;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.part.PartFactory;
import org.plyscope.testkit.TestParts;

/** Random games in which a checked part is asked at every position. */
final class PartWalk {
  private static final int GAMES = 3;
  private static final int PLIES = 200;

  private PartWalk() {}

  /** Asks a part at a position. */
  interface Question<T> {
    void ask(T instance, State state, MoveList moves, SplittableRandom random);
  }

  /** Returns the rules of all presets of some games that a part supports. */
  static List<Rules> rules(List<Game> games, PartFactory<?> part) {
    List<Rules> all = new ArrayList<>();
    for (Game game : games) {
      OptionValues values = OptionValues.defaults(game.options());
      for (Preset preset : game.presets()) {
        Rules rules = game.rules(values.with(preset.values()));
        if (part.supports(rules)) {
          all.add(rules);
        }
      }
    }
    return all;
  }

  /** Plays random games to their ends; the part is asked at every position, also at the last. */
  static <T> void walk(
      PartFactory<T> part,
      TestParts parts,
      Rules rules,
      Consumer<T> begin,
      Question<? super T> question) {
    for (int seed = 0; seed < GAMES; seed++) {
      T made = part.create(parts.context(part, rules, Map.of()));
      T instance = CheckedParts.of("The part '" + part.id() + "'", made, broken -> {});
      begin.accept(instance);
      SplittableRandom random = new SplittableRandom(seed);
      State state = rules.initial();
      MoveList moves = new MoveList();
      for (int ply = 0; ply < PLIES; ply++) {
        state.moves(moves);
        question.ask(instance, state, moves, random);
        if (state.over()) {
          break;
        }
        state.moves(moves);
        state.play(moves.get(random.nextInt(moves.size())));
      }
    }
  }
}
