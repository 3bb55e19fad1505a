package org.plyscope.lab.trace;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import org.junit.jupiter.api.Test;
import org.plyscope.api.search.Counts;
import org.plyscope.api.search.SearchCounters;
import org.plyscope.api.search.SearchCounters.Research;
import org.plyscope.api.search.SearchCounters.Shortcut;

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
