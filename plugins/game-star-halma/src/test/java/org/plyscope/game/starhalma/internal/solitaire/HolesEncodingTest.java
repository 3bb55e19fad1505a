package org.plyscope.game.starhalma.internal.solitaire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.model.Encoder;
import org.plyscope.api.model.EncoderFactory;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.starhalma.ChineseCheckers;
import org.plyscope.testkit.EncodingContract;

class HolesEncodingTest extends EncodingContract {
  @Override
  protected EncoderFactory encoding() {
    return new HolesEncoding();
  }

  @Override
  protected List<Game> games() {
    return List.of(new ChineseCheckers());
  }

  /** Four players leave two points of the star empty: the first two do not see the same. */
  @Override
  protected boolean symmetricStart(Rules rules) {
    return rules.players() != 4;
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
    Encoder encoder = new HolesEncoding().create(rules, OptionValues.defaults(List.of()));
    State state = rules.initial();
    MoveList moves = new MoveList();
    state.moves(moves);
    assertThat(LongStream.of(moves.toArray()).mapToObj(move -> encoder.output(state, move)))
        .hasSize(10)
        .doesNotHaveDuplicates();
    assertThat(encoder.outputs()).isEqualTo(73 * 73);
  }
}
