package org.plyscope.workbench.play.seat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.play.Player;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.TestAgents;
import org.plyscope.workbench.play.seat.SeatChoices.Choice;

class SeatChoicesTest {
  private final ChangingCatalog catalog = new ChangingCatalog(new TicTacToe(), TestAgents.first());
  private final Rules rules = catalog.rules("tic-tac-toe", "", Map.of());

  @Test
  void humanAndEveryAgentCanBeChosen() {
    SeatChoices choices = SeatChoices.of(catalog, rules, Player.HUMAN, true);

    assertThat(choices.items())
        .extracting(Choice::name)
        .containsExactly("Human", "First move", "First move, wide");
    assertThat(choices.selected().player()).isEqualTo(Player.HUMAN);
    assertThat(choices.items().get(2).player().limits()).isEqualTo(Limits.depth(7));
  }

  @Test
  void whoSitsThereKeepsOptionsAndLimits() {
    Player now = new Player(AgentSpec.parse("first-move:width=5"), Limits.depth(2), 9);
    SeatChoices choices = SeatChoices.of(catalog, rules, now, true);

    assertThat(choices.selected().player()).isEqualTo(now);
    assertThat(choices.selected().agent().text()).isEqualTo("first-move:width=5");
    assertThat(choices.items()).hasSize(3).contains(choices.selected());
  }

  @Test
  void missingAgentIsShownAsItIsWritten() {
    SeatChoices choices =
        SeatChoices.of(catalog, rules, new Player(AgentSpec.parse("gone"), Limits.NONE, 0), false);

    assertThat(choices.selected().name()).isEqualTo("gone (not installed)");
    assertThat(choices.items()).extracting(Choice::name).doesNotContain("Human");
  }
}
