package org.plyscope.lab.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.analysis.CutoffProfile;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.measure.SearchCounters;

class CutoffProfilesTest {
  @Test
  void addsSearchesUp() {
    Counts one = counters(1, 0, 0, 3);
    Counts two = counters(2, 0, 40);
    CutoffProfile profile = CutoffProfiles.of(List.of(one, two));
    assertThat(profile.plies()).isEqualTo(3);
    assertThat(profile.cutoffs()).isEqualTo(5);
    assertThat(profile.cutoffs(1)).isEqualTo(3);
    assertThat(profile.cutoffs(1, 0)).isEqualTo(2);
    assertThat(profile.cutoffs(1, 3)).isEqualTo(1);
    assertThat(profile.cutoffs(2, 6)).isEqualTo(1);
    assertThat(profile.firstRate()).isEqualTo(0.6);
    assertThat(profile.meanIndex(1)).isEqualTo(1);
    assertThat(profile.meanIndex()).isEqualTo(43.0 / 5);
    assertThat(profile.meanIndex(0)).isNaN();
  }

  @Test
  void withoutSearchesNothingIsKnown() {
    CutoffProfile profile = CutoffProfiles.of(List.of());
    assertThat(profile.plies()).isZero();
    assertThat(profile.firstRate()).isNaN();
  }

  private static Counts counters(int ply, int... indices) {
    SearchCounters counters = new SearchCounters();
    for (int p = 0; p <= ply; p++) {
      counters.node(p);
    }
    for (int index : indices) {
      counters.cutoff(ply, index);
    }
    return counters.counts();
  }
}
