package org.plyscope.experiment.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.experiment.Samples;
import org.plyscope.experiment.schedule.Openings;
import org.plyscope.lab.catalog.Catalog;

/** Openings are judged for a limited time, however many are asked for. */
class BalanceTest {
  private final Catalog catalog = Samples.catalog();
  private final Rules rules = catalog.rules("tic-tac-toe", "", Map.of());

  private Balance balance(Duration most) {
    return Balance.by(catalog, rules, "first", Limits.depth(1), 1, most);
  }

  @Test
  void openingsThatAreEvenAreTaken() throws InterruptedException {
    try (Balance balance = balance(Duration.ofMinutes(10))) {
      assertThat(Openings.random(Line.of(rules), 1, 5, 3, balance)).hasSize(5);
    }
  }

  @Test
  void allOpeningsTogetherHaveALimitOfTime() {
    try (Balance balance = balance(Duration.ofNanos(1))) {
      assertThatThrownBy(() -> Openings.random(Line.of(rules), 1, 5, 3, balance))
          .isInstanceOf(InputException.class)
          .hasMessageContaining("fewer openings")
          .hasMessageContaining("'first'");
    }
  }
}
