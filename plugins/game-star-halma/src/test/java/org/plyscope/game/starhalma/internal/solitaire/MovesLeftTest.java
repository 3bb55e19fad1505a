package org.plyscope.game.starhalma.internal.solitaire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.game.starhalma.ChineseCheckers;
import org.plyscope.game.starhalma.Fauhalma;
import org.plyscope.game.starhalma.internal.rules.StarRules;
import org.plyscope.game.starhalma.internal.rules.StarState;

/** The one-player search agrees with the table of all distances. */
class MovesLeftTest {
  private static final ChineseCheckers GAME = new ChineseCheckers();

  @Test
  void agreesWithTheTable() throws InterruptedException {
    StarRules rules = GAME.rules(OptionValues.defaults(GAME.options()).with("marbles", "3"));
    Frame frame = new Frame(rules);
    Distances table =
        new Distances(
            frame,
            new SolitaireBuilder()
                .build(
                    rules, OptionValues.defaults(new SolitaireBuilder().options()), JobMonitor.NONE)
                .section(0));
    SplittableRandom random = new SplittableRandom(3);
    StarState state = rules.initial();
    MoveList moves = new MoveList();
    for (int ply = 0; ply < 60 && !state.over(); ply++) {
      assertThat(state.movesLeft(0))
          .as(state.position())
          .hasValue(table.of(state.low(0), state.high(0)));
      state.play(state.randomMove(random, moves));
    }
    assertThat(rules.initial().movesLeft(1)).isEqualTo(rules.initial().movesLeft(0));
  }

  @Test
  void tenMarblesNeedAtLeastTheShortestKnownTransfer() {
    StarRules rules = GAME.rules(OptionValues.defaults(GAME.options()));
    assertThat(rules.initial().movesLeft(0).orElseThrow()).isBetween(27, 33);
  }

  @Test
  void gamesWithSwapsHaveNoSuchNumber() {
    Fauhalma game = new Fauhalma();
    assertThat(game.rules(OptionValues.defaults(game.options())).initial().movesLeft(0)).isEmpty();
  }
}
