package org.plyscope.game.starhalma.internal.solitaire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.model.Encoder;
import org.plyscope.api.model.EncoderFactory;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.game.starhalma.ChineseCheckers;
import org.plyscope.game.starhalma.Fauhalma;
import org.plyscope.testkit.EncodingContract;

class HolesEncodingTest extends EncodingContract {
  @Override
  protected EncoderFactory encoding() {
    return new HolesEncoding();
  }

  @Override
  protected List<Game> games() {
    return List.of(new ChineseCheckers(), new Fauhalma());
  }

  /**
   * Four players leave two points of the star empty, and obstacles need not lie alike for all:
   * there the first two do not see the same.
   */
  @Override
  protected boolean symmetricStart(Rules rules) {
    boolean obstacles = !rules.options().texts().getOrDefault("obstacles", "").isEmpty();
    return rules.players() != 4 && !obstacles;
  }

  @Test
  void boardsOfFauhalmaAreEncoded() {
    Fauhalma game = new Fauhalma();
    for (Preset preset : game.presets()) {
      Rules rules = game.rules(OptionValues.defaults(game.options()).with(preset.values()));
      assertThat(encoding().supports(rules)).as(preset.id()).isTrue();
    }
  }

  @Test
  void onlyPossibleMovesNeedAnOutput() {
    Fauhalma game = new Fauhalma();
    OptionValues three = OptionValues.defaults(game.options()).with(Map.of("players", "3"));
    Rules rules = game.rules(three);
    HolesEncoding encoding = new HolesEncoding();
    OptionValues plain = OptionValues.defaults(encoding.options());
    Encoder all = encoding.create(rules, plain);
    Encoder possible = encoding.create(rules, plain.with(Map.of("moves", "possible")));
    assertThat(all.inputs()).isEqualTo(3 * 73).isEqualTo(possible.inputs());
    assertThat(possible.outputs()).isLessThan(all.outputs() / 2);
    SplittableRandom random = new SplittableRandom(3);
    MoveList moves = new MoveList();
    State state = rules.initial();
    for (int ply = 0; ply < 200 && state.moves(moves) > 0; ply++) {
      assertThat(
              LongStream.of(moves.toArray())
                  .map(move -> possible.output(state, move))
                  .distinct()
                  .filter(output -> output >= 0)
                  .count())
          .isEqualTo(
              LongStream.of(moves.toArray())
                  .map(move -> all.output(state, move))
                  .distinct()
                  .count());
      state.play(moves.get(random.nextInt(moves.size())));
    }
  }

  @Test
  void movesOfTheStartHaveTheirOwnOutputs() {
    ChineseCheckers game = new ChineseCheckers();
    Rules rules =
        game.rules(
            OptionValues.defaults(game.options())
                .with(
                    game.presets().stream()
                        .filter(p -> p.id().equals("sturtevant-6"))
                        .findFirst()
                        .orElseThrow()
                        .values()));
    Encoder encoder =
        new HolesEncoding().create(rules, OptionValues.defaults(new HolesEncoding().options()));
    State state = rules.initial();
    MoveList moves = new MoveList();
    state.moves(moves);
    assertThat(LongStream.of(moves.toArray()).mapToObj(move -> encoder.output(state, move)))
        .hasSize(10)
        .doesNotHaveDuplicates();
    assertThat(encoder.outputs()).isEqualTo(73 * 73);
  }
}
