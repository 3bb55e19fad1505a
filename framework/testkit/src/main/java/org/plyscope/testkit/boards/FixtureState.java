package org.plyscope.testkit.boards;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyscope.api.InputException;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.testkit.boards.FixtureRules.Step;

/** A state that keeps setups; a move is the place of its step in the list of steps. */
final class FixtureState implements State {
  private final FixtureRules rules;
  private final Deque<Setup> setups = new ArrayDeque<>();

  FixtureState(FixtureRules rules, Setup setup) {
    this.rules = rules;
    setups.push(setup);
  }

  private List<Step> steps() {
    return rules.steps().apply(setup());
  }

  private Step step(long move) {
    return steps().get((int) move);
  }

  @Override
  public int toMove() {
    return setup().toMove();
  }

  @Override
  public int moves(MoveList out) {
    out.clear();
    IntStream.range(0, steps().size()).forEach(out::add);
    return out.size();
  }

  @Override
  public void play(long move) {
    setups.push(step(move).after());
  }

  @Override
  public void undo() {
    setups.pop();
  }

  @Override
  public long key() {
    return setup().hashCode();
  }

  @Override
  public boolean over() {
    return steps().isEmpty();
  }

  @Override
  public void payoffs(double[] out) {
    double[] result = rules.result().apply(setup());
    System.arraycopy(result, 0, out, 0, out.length);
  }

  @Override
  public String position() {
    return toMove()
        + ":"
        + IntStream.range(0, setup().size())
            .mapToObj(i -> String.valueOf(setup().content(i)))
            .collect(Collectors.joining(","));
  }

  @Override
  public Setup setup() {
    return setups.peek();
  }

  @Override
  public String text(long move) {
    return step(move).path().stream()
        .map(c -> rules.board().cells().get(c).label())
        .collect(Collectors.joining("-"));
  }

  @Override
  public long parseMove(String text) {
    return IntStream.range(0, steps().size())
        .filter(m -> text(m).equals(text))
        .findFirst()
        .orElseThrow(() -> new InputException("There is no move '" + text + "' here."));
  }

  @Override
  public int[] path(long move) {
    return step(move).path().stream().mapToInt(Integer::intValue).toArray();
  }

  @Override
  public State copy() {
    return new FixtureState(rules, setup());
  }
}
