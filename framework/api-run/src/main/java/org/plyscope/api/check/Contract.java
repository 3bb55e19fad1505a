package org.plyscope.api.check;

import java.util.Arrays;
import java.util.function.Consumer;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/** The rules for all parts, and the report of a violation. */
final class Contract {
  private final String who;
  private final Consumer<? super String> report;

  Contract(String who, Consumer<? super String> report) {
    this.who = who;
    this.report = report;
  }

  /** Reports a violation, in the words that follow the name of the part. */
  BrokenContractException broken(String what) {
    String sentence = who + " " + what;
    report.accept(sentence);
    return new BrokenContractException(sentence);
  }

  /** Runs something that must leave the position as it is. */
  void keeping(State state, Runnable call) {
    long key = state.key();
    int player = state.toMove();
    boolean over = state.over();
    call.run();
    if (state.key() != key || state.over() != over || (!over && state.toMove() != player)) {
      throw broken("did not leave the position as it was");
    }
  }

  /** Runs something that must leave the position and a list of moves as they are. */
  void keeping(State state, MoveList moves, Runnable call) {
    long[] before = moves.toArray();
    keeping(state, call);
    long[] after = moves.toArray();
    if (!Arrays.equals(before, after)) {
      throw broken(difference(before, after));
    }
  }

  private static String difference(long[] before, long[] after) {
    if (after.length == 0) {
      return "cleared the move list";
    }
    if (after.length != before.length) {
      String change = after.length < before.length ? "removed moves from" : "added moves to";
      return change + " the move list";
    }
    Arrays.sort(before);
    Arrays.sort(after);
    return Arrays.equals(before, after)
        ? "changed the order of the move list"
        : "replaced moves in the move list";
  }
}
