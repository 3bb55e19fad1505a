package org.plyscope.lab.catalog.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Game;
import org.plyscope.testkit.CountdownGame;

class ShelfTest {
  @Test
  void ranksBeforeOrderOfArrival() {
    Shelf<String> shelf = new Shelf<>(s -> s, s -> s);
    shelf.add("late", 0, 9);
    shelf.add("early", 0, 1);
    shelf.add("best", 5, 7);
    assertThat(shelf.ranked().stream().map(Shelf.Item::part))
        .containsExactly("best", "early", "late");
    assertThat(shelf.fitting(s -> !s.equals("best")).get(0).part()).isEqualTo("early");
    shelf.remove("early");
    assertThat(shelf.named().stream().map(Shelf.Item::part)).containsExactly("best", "late");
  }

  @Test
  void leavesOutWhatCannotAnswer() {
    Shelf<String> shelf = new Shelf<>(s -> s.substring(2), s -> null);
    shelf.add("x", 0, 1);
    shelf.add("long enough", 0, 2);
    assertThat(shelf.ranked()).isEmpty();
    Shelf<String> good = new Shelf<>(s -> s, s -> s);
    good.add("x", 0, 1);
    assertThat(
            good.fitting(
                s -> {
                  throw new NoClassDefFoundError(s);
                }))
        .isEmpty();
  }

  @Test
  void servicesComeAndGo() throws Exception {
    PartCatalog catalog = new PartCatalog(List.of(), null);
    AtomicInteger changes = new AtomicInteger();
    AutoCloseable following = catalog.onChange(changes::incrementAndGet);
    catalog.onChange(
        () -> {
          throw new IllegalStateException("a listener that fails");
        });
    Game first = new CountdownGame();
    Game better = new CountdownGame();
    catalog.put(Game.class, first, 0, 1);
    catalog.changed();
    catalog.put(Game.class, better, 10, 2);
    catalog.changed();
    assertThat(catalog.games()).isEqualTo(List.of(better));
    assertThat(catalog.game("countdown")).isSameAs(better);
    catalog.take(Game.class, better);
    catalog.changed();
    assertThat(catalog.game("countdown")).isSameAs(first);
    assertThat(changes).hasValue(3);
    following.close();
    catalog.take(Game.class, first);
    catalog.changed();
    assertThat(changes).hasValue(3);
    assertThat(catalog.games()).isEmpty();
  }
}
