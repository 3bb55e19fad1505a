package org.plyscope.workbench.dialog;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.swing.JComboBox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.play.Player;
import org.plyscope.lab.play.Seats;
import org.plyscope.lab.rating.OpponentRatings;
import org.plyscope.lab.rating.RatedAgent;
import org.plyscope.lab.rating.ShippedRatings;
import org.plyscope.testkit.games.TicTacToe;

class SeatFormTest {
  private final TicTacToe game = new TicTacToe();
  private final Rules rules = game.rules(OptionValues.defaults(game.options()));
  private final Player flat = new Player(AgentSpec.of("alpha-beta"), Limits.depth(1), 0);
  private final Player deep = new Player(AgentSpec.of("alpha-beta"), Limits.depth(4), 0);

  private static RatedAgent rated(String name, Player player, double rating) {
    return new RatedAgent(name, player.agent(), player.limits(), rating, -10, 10, 40);
  }

  private ShippedRatings ratings(Path folder) throws IOException {
    OpponentRatings list =
        new OpponentRatings(
            game.id(),
            rules.options().toString(),
            new OpponentRatings.Source("All against all", 7, 60, "Plyscope 1.0"),
            List.of(rated("Deep", deep, 150), rated("Flat", flat, -150)));
    Files.writeString(folder.resolve(game.id() + ".json"), list.text());
    return new ShippedRatings(folder);
  }

  private static JComboBox<?> box(SeatForm form, int seat) {
    for (Component one : form.getComponents()) {
      if (one instanceof JComboBox<?> box && one.getName().equals("new-game.seat-" + seat)) {
        return box;
      }
    }
    throw new AssertionError("There is no seat " + seat + ".");
  }

  private static List<String> items(JComboBox<?> box) {
    List<String> items = new ArrayList<>();
    for (int i = 0; i < box.getItemCount(); i++) {
      items.add(box.getItemAt(i).toString());
    }
    return items;
  }

  @Test
  void levelsAreOfferedWeakestFirst(@TempDir Path folder) throws IOException {
    SeatForm form = new SeatForm(Catalog.of(List.of(game)), ratings(folder), () -> Seats.humans(2));
    form.show(rules);
    assertThat(items(box(form, 0)))
        .containsExactly("Same as before", "Human", "Level 1: Flat (-150)", "Level 2: Deep (+150)");
  }

  @Test
  void theNextOpponentIsALittleStrongerThanTheLast(@TempDir Path folder) throws IOException {
    Seats last = Seats.humans(2).with(1, flat);
    SeatForm form = new SeatForm(Catalog.of(List.of(game)), ratings(folder), () -> last);
    form.show(rules);
    assertThat(items(box(form, 0))).noneMatch(item -> item.startsWith("A little stronger"));
    assertThat(items(box(form, 1))).contains("A little stronger than the last: Deep");
    box(form, 1).setSelectedIndex(2);
    assertThat(form.chosen()).isEqualTo(Map.of(1, deep));
  }

  @Test
  void withoutRatingsAgentsAreListedAsBefore(@TempDir Path folder) {
    SeatForm form =
        new SeatForm(Catalog.of(List.of(game)), new ShippedRatings(folder), () -> Seats.humans(2));
    form.show(rules);
    assertThat(items(box(form, 0))).containsExactly("Same as before", "Human");
  }
}
