package org.plyscope.agent.process.kgp;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.agent.process.kgp.KgpBoard.Side;
import org.plyscope.api.InputException;

/**
 * One sowing of South, as the mode <i>verify</i> asks for it: unlike a move of the game it does not
 * collect the seeds that are left at the end.
 *
 * @param board the board after it
 * @param again whether South moves again
 */
record Sowing(KgpBoard board, boolean again) {
  /**
   * Sows.
   *
   * @param before the board
   * @param pit the pit of South, from 0
   * @throws InputException if there is no such pit or it is empty
   */
  static Sowing of(KgpBoard before, int pit) {
    int size = before.south().pits().size();
    if (pit < 0 || pit >= size || before.south().pits().get(pit) == 0) {
      throw new InputException("Pit %d of %s has no seeds.".formatted(pit, before));
    }
    // All cells but the store of North, in the order in which South sows.
    List<Integer> cells = new ArrayList<>(before.south().pits());
    cells.add(before.south().store());
    cells.addAll(before.north().pits());
    int seeds = cells.set(pit, 0);
    int last = pit;
    for (int i = 0; i < seeds; i++) {
      last = (last + 1) % cells.size();
      cells.set(last, cells.get(last) + 1);
    }
    int opposite = 2 * size - last;
    if (last < size && cells.get(last) == 1 && cells.get(opposite) > 0) {
      cells.set(size, cells.get(size) + 1 + cells.get(opposite));
      cells.set(last, 0);
      cells.set(opposite, 0);
    }
    KgpBoard after =
        new KgpBoard(
            new Side(cells.get(size), cells.subList(0, size)),
            new Side(before.north().store(), cells.subList(size + 1, cells.size())));
    return new Sowing(after, last == size);
  }

  /** Returns the answer to a problem. */
  String solution() {
    return "solution " + board + " " + again;
  }
}
