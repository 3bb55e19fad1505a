package org.plyscope.api.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.MoveList;

class JoinedOrdererTest {
  @Test
  void sortsLikeAComparatorOfAllKeys() {
    SplittableRandom random = new SplittableRandom(5);
    for (int round = 0; round < 200; round++) {
      int count = random.nextInt(1, 300);
      int range = random.nextInt(3) == 0 ? Integer.MAX_VALUE : 1 + random.nextInt(5);
      List<int[]> columns = new ArrayList<>();
      for (int c = 1 + random.nextInt(4); c > 0; c--) {
        columns.add(random.ints(count, -range, range).toArray());
      }
      columns.get(0)[0] = Integer.MIN_VALUE;
      columns.get(0)[count - 1] = Integer.MAX_VALUE;
      assertThat(order(joined(columns), count)).isEqualTo(expected(columns, count));
    }
  }

  private static int[] joined(List<int[]> columns) {
    int count = columns.get(0).length;
    MoveList moves = new MoveList();
    IntStream.range(0, count).forEach(moves::add);
    List<Orderer> orderers =
        columns.stream()
            .<Orderer>map(c -> (state, list, keys) -> System.arraycopy(c, 0, keys, 0, count))
            .toList();
    int[] keys = new int[count];
    new JoinedOrderer(orderers).keys(null, moves, keys);
    return keys;
  }

  private static List<Integer> order(int[] keys, int count) {
    return IntStream.range(0, count)
        .boxed()
        .sorted(Comparator.comparing((Integer i) -> keys[i]).reversed())
        .toList();
  }

  private static List<Integer> expected(List<int[]> columns, int count) {
    Comparator<Integer> comparator =
        columns.stream()
            .map(column -> Comparator.comparing((Integer i) -> column[i]).reversed())
            .reduce(Comparator::thenComparing)
            .orElseThrow();
    return IntStream.range(0, count).boxed().sorted(comparator).toList();
  }
}
