package org.plyscope.workbench.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.api.view.Selection;
import org.plyscope.testkit.CountdownGame;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.workbench.fixture.ChangingCatalog;

class GameWatchTest {
  private static final String MIDDLE = "....x.... o";

  private final ChangingCatalog catalog = new ChangingCatalog();
  private final Session session = new Session();
  private final List<String> messages = new ArrayList<>();

  @Test
  void lastPositionOpensWhenItsGameArrives() {
    GameWatch watch = watch("tic-tac-toe", MIDDLE);
    watch.catalogChanged();
    assertThat(session.selection()).isEmpty();

    catalog.add(new TicTacToe());
    watch.catalogChanged();
    assertThat(session.selection().map(Selection::position)).contains(MIDDLE);
  }

  @Test
  void positionThatNoLongerFitsGivesTheStartAndSaysSo() {
    catalog.add(new TicTacToe());
    watch("tic-tac-toe", "nonsense").catalogChanged();

    assertThat(session.selection().map(Selection::position)).contains("......... x");
    assertThat(messages).hasSize(1);
  }

  @Test
  void anotherGameOpensWhenTheWantedOneDoesNotCome() {
    GameWatch watch = watch("gone", "");
    catalog.add(new TicTacToe());
    watch.catalogChanged();
    assertThat(session.selection()).isEmpty();

    watch.openAny();
    assertThat(session.selection()).isPresent();
  }

  @Test
  void gameThatIsUpdatedComesBackWhereItWas() {
    TicTacToe old = new TicTacToe();
    catalog.add(old);
    GameWatch watch = watch("tic-tac-toe", MIDDLE);
    watch.catalogChanged();

    catalog.remove(old);
    watch.catalogChanged();
    assertThat(session.selection()).isEmpty();
    assertThat(watch.remember(Remembered.NOTHING).position()).isEqualTo(MIDDLE);

    TicTacToe fresh = new TicTacToe();
    catalog.add(fresh);
    watch.catalogChanged();
    assertThat(session.selection().map(s -> s.rules().game())).containsSame(fresh);
    assertThat(session.selection().map(Selection::position)).contains(MIDDLE);
  }

  @Test
  void noOtherGameTakesThePlaceOfOneThatLeft() {
    TicTacToe old = new TicTacToe();
    catalog.add(old, new CountdownGame());
    GameWatch watch = watch("tic-tac-toe", MIDDLE);
    watch.catalogChanged();
    assertThat(watch.absent()).isEmpty();

    catalog.remove(old);
    watch.catalogChanged();
    watch.openAny();
    assertThat(session.selection()).isEmpty();
    assertThat(watch.absent()).isEqualTo(old.name());

    session.open(catalog.rules("countdown", "", Map.of()));
    assertThat(watch.absent()).as("the user went on with another game").isEmpty();
  }

  @Test
  void whatIsOpenIsRemembered() {
    catalog.add(new TicTacToe());
    GameWatch watch = watch("tic-tac-toe", "");
    watch.catalogChanged();
    session.open(session.selection().orElseThrow().rules(), MIDDLE);
    Remembered now = watch.remember(Remembered.NOTHING);

    assertThat(now.game()).isEqualTo("tic-tac-toe");
    assertThat(now.position()).isEqualTo(MIDDLE);
  }

  private GameWatch watch(String game, String position) {
    Remembered wanted = Remembered.NOTHING.withPosition(game, Map.of(), position);
    return new GameWatch(catalog, session, wanted, messages::add);
  }
}
