package org.plyscope.bench.quality;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Rules;
import org.plyscope.bench.ShippedParts;
import org.plyscope.lab.catalog.Catalog;

/** Searches that would never end because their limits mean nothing to the agent are refused. */
class UnderstoodLimitsTest {
  private static final Limits ALL = Limits.parse("depth=3, nodes=100, iterations=50, time=2s");

  private final Catalog catalog = ShippedParts.catalog();
  private final Rules rules = catalog.rules("kalah", "", Map.of());

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "uct | nodes=100, iterations=50, time=2000ms",
        "alpha-beta | depth=3, nodes=100, time=2000ms",
        "max-n | depth=3, nodes=100, time=2000ms",
        "paranoid | depth=3, nodes=100, time=2000ms",
        "random | time=2000ms",
      })
  void agentsSayWhatEndsThem(String agent, String understood) {
    assertThat(catalog.agent(rules, agent).understood(ALL)).hasToString(understood);
  }

  @Test
  void uselessLimitsAreRefused() {
    refused("uct", "depth=3", "'uct' does not understand depth,", "set nodes, iterations or time");
    refused("alpha-beta", "iterations=9", "does not understand iterations", "depth, nodes or time");
    refused("uct", "none", "Agent 'uct' has no limit; set nodes, iterations or time.");
  }

  @Test
  void oneUsefulLimitIsEnough() {
    for (String limits : new String[] {"depth=3, time=1s", "depth=3, iterations=9", "nodes=5"}) {
      assertThatCode(() -> ended("uct", limits)).as(limits).doesNotThrowAnyException();
    }
    assertThatCode(() -> ended("random", "depth=3")).doesNotThrowAnyException();
  }

  private void refused(String agent, String limits, String... parts) {
    assertThatThrownBy(() -> ended(agent, limits))
        .isInstanceOf(InputException.class)
        .satisfies(e -> assertThat(e.getMessage()).contains(parts));
  }

  private void ended(String agent, String limits) {
    InstalledAgent spec = catalog.agent(rules, agent);
    spec.requireEnd(Limits.parse(limits), Limits.Kind::toString);
  }
}
