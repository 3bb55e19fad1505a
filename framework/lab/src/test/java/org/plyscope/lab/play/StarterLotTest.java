package org.plyscope.lab.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.play.file.GameFiles;
import org.plyscope.lab.play.file.SavedGame;
import org.plyscope.testkit.CountdownGame;

class StarterLotTest {
  private final Catalog catalog = Catalog.of(List.of(new CountdownGame()));
  private final Rules rules = catalog.rules("countdown", "", Map.of());

  @Test
  void sameSeedSameStarterAndEveryPlayerIsDrawnSometimes() {
    Set<Integer> starters = new HashSet<>();
    for (long seed = 0; seed < 40; seed++) {
      GameTree drawn = StarterLot.draw(rules, seed);
      assertThat(StarterLot.draw(rules, seed).root().position()).isEqualTo(drawn.root().position());
      starters.add(drawn.root().toMove());
    }
    assertThat(starters).containsExactlyInAnyOrder(0, 1);
  }

  @Test
  void whoWasDrawnIsInTheFile() {
    GameTree drawn = StarterLot.draw(rules, 7);
    String text = GameFiles.write(new SavedGame(drawn, Seats.humans(2)));
    GameTree read = GameFiles.read(text, catalog).tree();

    String name = rules.board().seats().get(drawn.root().toMove()).name();
    assertThat(read.headers())
        .containsEntry(StarterLot.HEADER, name + ", drawn by lot with seed 7");
    assertThat(read.root().toMove()).isEqualTo(drawn.root().toMove());
  }
}
