package org.plyscope.game.mancala.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.game.mancala.oware.OwareGame;

class OrderingsTest {
  private static final KalahGame KALAH = new KalahGame();
  private static final Rules RULES = KALAH.rules(OptionValues.defaults(KALAH.options()));

  /** House 1 captures four and one, house 3 gives another turn, house 5 captures one and one. */
  private static final String POSITION = "1,0,4,4,1,0/0 1,4,4,4,4,4/0 S";

  @Test
  void keysSayWhatComesFirst() {
    assertThat(keys(new ExtraTurnFirst())).containsExactly(0, 1, 0, 0);
    assertThat(keys(new CapturesFirst())).containsExactly(5, 0, 0, 2);
    assertThat(keys(new RightmostFirst())).containsExactly(0, 2, 3, 4);
    assertThat(keys(new LeftmostFirst())).containsExactly(0, -2, -3, -4);
  }

  @Test
  void extraTurnsAreForKalahOnly() {
    OwareGame oware = new OwareGame();
    Rules other = oware.rules(OptionValues.defaults(oware.options()));
    assertThat(new ExtraTurnFirst().supports(other)).isFalse();
    assertThat(new CapturesFirst().supports(other)).isTrue();
    assertThat(new ExtraTurnFirst().supports(RULES)).isTrue();
  }

  private static int[] keys(OrdererFactory ordering) {
    State state = RULES.parse(POSITION);
    MoveList moves = new MoveList();
    state.moves(moves);
    int[] keys = new int[8];
    ordering.create(RULES, OptionValues.defaults(ordering.options())).keys(state, moves, keys);
    return Arrays.copyOf(keys, moves.size());
  }
}
