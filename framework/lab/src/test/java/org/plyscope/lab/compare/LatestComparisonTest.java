package org.plyscope.lab.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Registration;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.testkit.games.Lattice;

class LatestComparisonTest {
  @Test
  void listenersAreNotifiedUntilTheyAreRemoved() throws Exception {
    LatestComparison latest = new LatestComparison();
    AtomicInteger calls = new AtomicInteger();
    Registration registration = latest.onChange(calls::incrementAndGet);
    Comparison comparison = CompareParts.compare(1, "squares");
    latest.show(comparison);
    assertThat(latest.get()).containsSame(comparison);
    assertThat(calls).hasValue(1);
    registration.close();
    latest.show(null);
    assertThat(latest.get()).isEmpty();
    assertThat(calls).hasValue(1);
  }

  @Test
  void aComparisonGoesWithItsGame() throws Exception {
    LatestComparison latest = new LatestComparison();
    latest.show(CompareParts.compare(1, "squares"));
    latest.keepOnly(List.of(new Lattice(), CompareParts.RULES.game()));
    assertThat(latest.get()).isPresent();
    latest.keepOnly(List.of(new Lattice()));
    assertThat(latest.get()).isEmpty();
  }
}
