package org.plyscope.workbench.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Rules;
import org.plyscope.testkit.games.Lattice;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.session.Session;

class BoardActionsTest {
  private final Session session = new Session();
  private final List<String> messages = new ArrayList<>();
  private final KnownSymmetries known = new KnownSymmetries(Runnable::run, Runnable::run, () -> {});
  private final BoardActions actions = new BoardActions(session, known, messages::add);

  private void open(Rules rules, String position) {
    session.open(rules, position);
    known.follow(rules);
  }

  private BuiltIn command(String id) {
    return actions.commands().stream().filter(c -> c.id().equals(id)).findFirst().orElseThrow();
  }

  private String after(String id) {
    assertThat(command(id).enabled(null)).as(id).isTrue();
    command(id).run(null);
    return session.selection().orElseThrow().position();
  }

  @Test
  void mirrorTurnSwapAndPassAreUndoable() {
    open(TicTacToe.standard(), "xo....... x");

    assertThat(after("position.mirror")).isEqualTo(".ox...... x");
    assertThat(messages).containsExactly("Mirrored left and right.");
    assertThat(after("position.mirror")).isEqualTo("xo....... x");
    assertThat(after("position.rotate")).isEqualTo("..x..o... x");
    assertThat(after("position.swap-sides")).isEqualTo("..o..x... o");
    assertThat(after("position.pass-turn")).isEqualTo("..o..x... x");
    for (int i = 0; i < 5; i++) {
      session.undo();
    }
    assertThat(session.selection().orElseThrow().position()).isEqualTo("xo....... x");
  }

  @Test
  void titleSaysWhatExactlyHappens() {
    open(TicTacToe.standard(), "xo....... x");

    assertThat(command("position.rotate").title()).isEqualTo("Turn position: by 90°");
  }

  @Test
  void whereTheRulesForbidItCommandsAreGrey() {
    Rules lattice = Lattice.rules(3, 3);
    open(lattice, lattice.initial().position());

    for (BuiltIn command : actions.commands()) {
      assertThat(command.enabled(null)).as(command.id()).isFalse();
    }
    assertThat(actions.commands())
        .extracting(BuiltIn::id)
        .contains("position.give-move.1", "position.give-move.3");
  }

  @Test
  void oldSymmetriesAreForgottenWhileNewOnesAreLookedFor() {
    List<Runnable> waiting = new ArrayList<>();
    int[] told = {0};
    KnownSymmetries slow = new KnownSymmetries(waiting::add, Runnable::run, () -> told[0]++);
    Rules first = TicTacToe.standard();
    slow.follow(first);
    slow.follow(TicTacToe.standard());
    waiting.get(0).run();
    assertThat(slow.get()).as("the first rules are no longer open").isEmpty();
    waiting.get(1).run();
    assertThat(slow.get()).isPresent();
    assertThat(told[0]).isEqualTo(1);
    slow.follow(null);
    assertThat(slow.get()).isEmpty();
  }
}
