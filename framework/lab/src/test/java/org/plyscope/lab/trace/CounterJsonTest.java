package org.plyscope.lab.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import com.google.gson.JsonObject;
import java.math.BigInteger;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.measure.SearchCounters.Research;
import org.plyscope.api.measure.SearchCounters.Shortcut;

class CounterJsonTest {
  @Test
  void countersComeBackAsTheyWere() {
    Counts counters = sample();
    JsonObject json = CounterJson.write(counters);
    Counts read = CounterJson.read(json);
    assertThat(CounterJson.write(read)).isEqualTo(json);
    assertThat(read.shortcuts(Shortcut.REDUCED, 1)).isEqualTo(2);
    assertThat(read.shortcuts(Shortcut.FUTILE, 1)).isEqualTo(1);
    assertThat(read.shortcuts(Shortcut.RAZORED, 0)).isEqualTo(1);
    assertThat(read.researches()).isEqualTo(4);
    assertThat(read.researches(Research.PRINCIPAL_VARIATION)).isEqualTo(2);
    assertThat(read.researches(Research.ASPIRATION)).isEqualTo(1);
    assertThat(read.researches(Research.OTHER)).isEqualTo(1);
  }

  @Test
  void filesThatKnowNoCausesAndShortcutsCanBeRead() {
    JsonObject old = CounterJson.write(sample());
    old.remove("researchesByCause");
    for (var ply : old.getAsJsonArray("plies")) {
      for (String name : new String[] {"reduced", "futile", "razored"}) {
        assertThat(ply.getAsJsonObject().remove(name)).isNotNull();
      }
    }
    Counts read = CounterJson.read(old);
    assertThat(read.nodes()).isEqualTo(2);
    assertThat(read.cutoffs(1, 3)).isEqualTo(1);
    assertThat(read.researches()).isEqualTo(4);
    assertThat(read.researches(Research.OTHER)).isEqualTo(4);
    assertThat(read.shortcuts(Shortcut.REDUCED)).isZero();
  }

  @Test
  void manyNodesAreReadAtOnce() {
    Counts huge =
        Counts.builder()
            .nodes(1, 1L << 62)
            .leaves(0, 1L << 61)
            .cutoffs(new long[][] {{}, {1L << 60}})
            .playouts(Long.MAX_VALUE)
            .build();
    JsonObject json = CounterJson.write(huge);
    assertThat(assertTimeout(Duration.ofSeconds(1), () -> CounterJson.read(json))).isEqualTo(huge);
  }

  @Test
  void impossibleCountsAreRefused() {
    for (long wrong : new long[] {-1, Long.MIN_VALUE, Long.MAX_VALUE}) {
      JsonObject json = CounterJson.write(sample());
      json.getAsJsonArray("plies").get(1).getAsJsonObject().addProperty("nodes", wrong);
      assertThatThrownBy(() -> CounterJson.read(json))
          .isInstanceOf(InputException.class)
          .hasMessageContaining("nodes");
    }
    JsonObject beyond = CounterJson.write(sample());
    beyond.addProperty("playouts", new BigInteger("9223372036854775808"));
    assertThatThrownBy(() -> CounterJson.read(beyond))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("'playouts' must be a whole number");
  }

  private static Counts sample() {
    SearchCounters counters = new SearchCounters();
    counters.node(0);
    counters.node(1);
    counters.cutoff(1, 3);
    counters.shortcut(Shortcut.RAZORED, 0);
    counters.shortcut(Shortcut.REDUCED, 1);
    counters.shortcut(Shortcut.REDUCED, 1);
    counters.shortcut(Shortcut.FUTILE, 1);
    counters.research(Research.PRINCIPAL_VARIATION);
    counters.research(Research.PRINCIPAL_VARIATION);
    counters.research(Research.ASPIRATION);
    counters.research();
    return counters.counts();
  }
}
