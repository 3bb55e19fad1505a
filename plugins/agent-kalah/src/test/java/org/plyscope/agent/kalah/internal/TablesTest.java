package org.plyscope.agent.kalah.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TablesTest {
  @Test
  void everyEndgameHasItsOwnPlace() {
    EndgameTable table = new EndgameTable(3, 7, 1_000_000);
    BitSet places = new BitSet();
    spread(table, new int[6], 0, 7, places);
    assertThat(places.cardinality()).isEqualTo((int) EndgameTable.choose(7 + 6, 6));
    assertThat(places.length()).isEqualTo(places.cardinality());
  }

  private static void spread(EndgameTable table, int[] houses, int cell, int left, BitSet places) {
    if (cell == houses.length) {
      places.set(table.index(pack(houses, 0), pack(houses, 3)));
      return;
    }
    for (int seeds = 0; seeds <= left; seeds++) {
      houses[cell] = seeds;
      spread(table, houses, cell + 1, left - seeds, places);
    }
  }

  private static long pack(int[] houses, int from) {
    return houses[from] | (long) houses[from + 1] << 8 | (long) houses[from + 2] << 16;
  }

  @Test
  void endgamesAreUnknownUntilKept() {
    EndgameTable table = new EndgameTable(6, 48, 2_000_000);
    assertThat(table.seeds()).isEqualTo(11);
    int index = table.index(0x010203L, 0x020100L);
    assertThat(table.knows(index)).isFalse();
    table.keep(index, -9);
    assertThat(table.knows(index)).isTrue();
    assertThat(table.margin(index)).isEqualTo(-9);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 5, 6})
  void boundsAreFoundAgainAndNeverMistaken(int houses) {
    BoundTable table = new BoundTable(houses, houses == 6 ? 1 << 23 : 1 << 16);
    SplittableRandom random = new SplittableRandom(houses);
    int found = 0;
    for (int i = 0; i < 20_000; i++) {
      long own = side(random, houses);
      long other = side(random, houses);
      int mark = Long.hashCode(own * 31 + other) % 100;
      table.keep(own, other, 20 + i % 40, mark, mark + 20, i % houses);
      long entry = table.find(own, other);
      assertThat(BoundTable.lower(entry)).isEqualTo(mark);
      assertThat(BoundTable.upper(entry)).isEqualTo(mark + 20);
      assertThat(BoundTable.house(entry)).isEqualTo(i % houses);
      long stranger = side(random, houses);
      long surprise = table.find(stranger, own);
      if (surprise != 0) {
        found++;
        int expected = Long.hashCode(stranger * 31 + own) % 100;
        assertThat(BoundTable.lower(surprise)).isEqualTo(expected);
      }
    }
    assertThat(found).isLessThan(20_000);
  }

  @Test
  void thePositionWithMostSeedsStays() {
    BoundTable table = new BoundTable(1, 2);
    table.keep(1, 1, 30, 5, 6, 0);
    table.keep(2, 1, 20, 7, 8, 0);
    table.keep(3, 1, 20, 9, 10, 0);
    assertThat(BoundTable.lower(table.find(1, 1))).isEqualTo(5);
    assertThat(table.find(2, 1)).isZero();
    assertThat(BoundTable.lower(table.find(3, 1))).isEqualTo(9);
  }

  @Test
  void crowdedHousesAreLeftOut() {
    BoundTable table = new BoundTable(6, 1 << 23);
    table.keep(32, 1, 40, 5, 6, 0);
    assertThat(table.find(32, 1)).isZero();
  }

  private static long side(SplittableRandom random, int houses) {
    long side = 0;
    for (int house = 0; house < houses; house++) {
      side |= (long) random.nextInt(32) << (8 * house);
    }
    return side;
  }
}
