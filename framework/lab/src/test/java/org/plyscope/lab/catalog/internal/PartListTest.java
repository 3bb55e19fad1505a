package org.plyscope.lab.catalog.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Registration;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.SampleParts;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.catalog.internal.intake.Origin;
import org.plyscope.testkit.CountdownGame;

class PartListTest {
  private final PartCatalog catalog = new PartCatalog(List.of(), null);

  private void put(String id, int ranking, long order) {
    catalog.put(
        EvaluatorFactory.class,
        SampleParts.constant(id, rules -> true),
        new Origin("shipped", 1, true, ranking, order));
  }

  @Test
  void ranksBeforeOrderOfArrival() {
    put("late", 0, 9);
    put("early", 0, 1);
    put("best", 5, 7);
    Rules rules = Catalog.of(List.of(new CountdownGame())).rules("countdown", "", Map.of());
    assertThat(catalog.partsFor(EvaluatorFactory.class, rules))
        .extracting(EvaluatorFactory::id)
        .containsExactly("best", "early", "late");
    assertThat(catalog.parts(EvaluatorFactory.class))
        .extracting(EvaluatorFactory::id)
        .containsExactly("best", "early", "late");
  }

  @Test
  void servicesComeAndGo() throws Exception {
    AtomicInteger changes = new AtomicInteger();
    Registration following = catalog.onChange(changes::incrementAndGet);
    catalog.onChange(
        () -> {
          throw new IllegalStateException("a listener that fails");
        });
    Game first = new CountdownGame();
    Game better = new CountdownGame();
    catalog.put(Game.class, first, new Origin("one", 1, true, 0, 1));
    catalog.changed();
    catalog.put(Game.class, better, new Origin("two", 2, true, 10, 2));
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
