package org.plyscope.agent.process.kgp;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.plyscope.agent.process.kgp.KgpBoard.Side;
import org.plyscope.api.InputException;

/** Problems for a client that wants its rules to be verified. Used by one thread. */
final class Verification {
  private static final int MOST_PITS = 8;
  private static final int MOST_SEEDS = 12;

  private final SplittableRandom random = new SplittableRandom(1);
  private long id = -1;
  private Sowing expected;

  /** Draws the next problem; returns it as a command. */
  String problem() {
    int size = random.nextInt(1, MOST_PITS + 1);
    List<Integer> south = pits(size);
    int pit = random.nextInt(size);
    south.set(pit, random.nextInt(1, MOST_SEEDS));
    KgpBoard board =
        new KgpBoard(
            new Side(random.nextInt(MOST_SEEDS), south),
            new Side(random.nextInt(MOST_SEEDS), pits(size)));
    expected = Sowing.of(board, pit);
    return "problem " + board + " " + pit;
  }

  private List<Integer> pits(int size) {
    List<Integer> pits = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      pits.add(random.nextInt(MOST_SEEDS));
    }
    return pits;
  }

  /** Notes the number under which the problem was sent. */
  void sent(long number) {
    id = number;
  }

  /** Judges an answer; returns its problem, or an empty text. */
  String judge(KgpMessage solution) {
    if (expected == null || solution.ref() != id) {
      return "Invalid reference";
    }
    try {
      if (!KgpBoard.parse(solution.argument(0)).equals(expected.board())) {
        return "Expected state " + expected.board();
      }
    } catch (InputException e) {
      return e.getMessage();
    }
    // The text of the protocol has numbers here, the server of the course words.
    boolean again = !List.of("false", "0", "").contains(solution.argument(1));
    return again == expected.again()
        ? ""
        : expected.again() ? "Was a repeat move" : "Was not a repeat move";
  }
}
