package org.plyscope.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.plyscope.api.trace.Bound;
import org.plyscope.engine.alphabeta.TableSettings.Replacement;

class TranspositionTableTest {
  /** Two keys that want the same place in a table of a megabyte: they differ above its mask. */
  private static final long KEY = 0x1234_0000L;

  private static final long RIVAL = KEY + (1L << 30);

  private static TranspositionTable table(Replacement replacement) {
    return new TranspositionTable(new TableSettings(1, replacement, false));
  }

  private static boolean holds(TranspositionTable table, long key) {
    return table.find(key) != TranspositionTable.MISSING;
  }

  @ParameterizedTest
  @EnumSource(Replacement.class)
  void readsBackWhatWasStored(Replacement replacement) {
    TranspositionTable table = table(replacement);
    int[] values = {0, 7, -7, 1_900_000_000, -1_900_000_000};
    for (Bound bound : new Bound[] {Bound.EXACT, Bound.LOWER, Bound.UPPER}) {
      for (int value : values) {
        for (boolean horizon : new boolean[] {false, true}) {
          table.store(-5, 1L << 50, value, 999, bound, horizon);
          int entry = table.find(-5);
          assertThat(table.move(entry)).isEqualTo(1L << 50);
          assertThat(table.value(entry)).isEqualTo(value);
          assertThat(table.depth(entry)).isEqualTo(999);
          assertThat(table.bound(entry)).isEqualTo(bound);
          assertThat(table.horizon(entry)).isEqualTo(horizon);
        }
      }
    }
    assertThat(table.used()).isEqualTo(1);
    table.clear();
    assertThat(holds(table, -5)).isFalse();
  }

  @ParameterizedTest
  @EnumSource(Replacement.class)
  void neverTakesARivalForTheKey(Replacement replacement) {
    TranspositionTable table = table(replacement);
    table.store(KEY, 1, 5, 3, Bound.EXACT, false);
    assertThat(holds(table, RIVAL)).isFalse();
  }

  /** Ages of entries come round again after some hundreds of moves. */
  @ParameterizedTest
  @EnumSource(Replacement.class)
  void whatIsForgottenIsNeverFoundAgain(Replacement replacement) {
    TranspositionTable table = table(replacement);
    for (int move = 0; move < 1_000; move++) {
      for (int older = 0; older < move; older++) {
        assertThat(holds(table, 64L * older)).isFalse();
      }
      assertThat(table.used()).isZero();
      table.store(64L * move, 1, 5, 3, Bound.EXACT, false);
      table.nextSearch();
      assertThat(holds(table, 64L * move)).as("in the next search of the same move").isTrue();
      assertThat(table.used()).isEqualTo(1);
      table.forget();
    }
  }

  @Test
  void theNewerStaysAlways() {
    TranspositionTable table = table(Replacement.ALWAYS);
    table.store(KEY, 1, 5, 9, Bound.EXACT, false);
    table.store(RIVAL, 2, 6, 1, Bound.EXACT, false);
    assertThat(holds(table, KEY)).isFalse();
    assertThat(holds(table, RIVAL)).isTrue();
  }

  @Test
  void theDeeperStaysUntilTheNextSearch() {
    TranspositionTable table = table(Replacement.DEEPER);
    table.store(KEY, 1, 5, 9, Bound.EXACT, false);
    table.store(RIVAL, 2, 6, 1, Bound.EXACT, false);
    assertThat(holds(table, KEY)).isTrue();
    assertThat(holds(table, RIVAL)).isFalse();
    table.nextSearch();
    table.store(RIVAL, 2, 6, 1, Bound.EXACT, false);
    assertThat(holds(table, RIVAL)).isTrue();
  }

  @Test
  void twoTiersKeepTheDeeperAndTheNewer() {
    TranspositionTable table = table(Replacement.TWO_TIER);
    table.store(KEY, 1, 5, 9, Bound.EXACT, false);
    table.store(RIVAL, 2, 6, 1, Bound.EXACT, false);
    assertThat(holds(table, KEY)).isTrue();
    assertThat(holds(table, RIVAL)).isTrue();
  }
}
