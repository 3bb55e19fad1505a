package org.plyscope.api.game;

import java.util.Arrays;
import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Setup;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;

/**
 * A game with a memory that is not part of its text: two players move one pebble around a circle of
 * cells, one cell forth (move 1) or back (move 2), and the first to put it on a cell for the third
 * time wins.
 */
public final class Circle implements Game {
  private static final int CELLS = 5;

  public static Rules rules() {
    return new Circle().rules(OptionValues.defaults(List.of()));
  }

  @Override
  public String id() {
    return "circle";
  }

  @Override
  public String name() {
    return "Circle";
  }

  @Override
  public String description() {
    return "A pebble walks in a circle.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of();
  }

  @Override
  public List<Preset> presets() {
    return List.of();
  }

  @Override
  public Rules rules(OptionValues values) {
    return new CircleRules(this, values);
  }

  private record CircleRules(Game game, OptionValues options) implements Rules {
    @Override
    public int players() {
      return 2;
    }

    @Override
    public Board board() {
      throw new UnsupportedOperationException();
    }

    @Override
    public State initial() {
      return parse("0");
    }

    @Override
    public State parse(String position) {
      if (!position.matches("[0-4]")) {
        throw InputException.at(1, "'" + position + "'", "a cell from 0 to 4");
      }
      return new Pebble(Integer.parseInt(position), new int[CELLS], 0);
    }

    @Override
    public State state(Setup setup) {
      throw new UnsupportedOperationException();
    }

    @Override
    public List<String> validate(Setup setup) {
      throw new UnsupportedOperationException();
    }
  }

  private static final class Pebble implements State {
    private final int[] visits;
    private final MoveList played = new MoveList();
    private int cell;
    private int toMove;

    Pebble(int cell, int[] visits, int toMove) {
      this.cell = cell;
      this.visits = visits;
      this.toMove = toMove;
    }

    @Override
    public int toMove() {
      return toMove;
    }

    @Override
    public int moves(MoveList out) {
      out.clear();
      if (!over()) {
        out.add(1);
        out.add(2);
      }
      return out.size();
    }

    @Override
    public void play(long move) {
      walk(move == 1 ? 1 : CELLS - 1);
      visits[cell]++;
      played.add(move);
    }

    @Override
    public void undo() {
      visits[cell]--;
      walk(played.get(played.size() - 1) == 1 ? CELLS - 1 : 1);
      played.setSize(played.size() - 1);
    }

    private void walk(int by) {
      cell = (cell + by) % CELLS;
      toMove = 1 - toMove;
    }

    @Override
    public long key() {
      return cell * 2L + toMove;
    }

    @Override
    public boolean over() {
      return visits[cell] == 3;
    }

    @Override
    public void payoffs(double[] out) {
      Arrays.fill(out, 0.5);
      if (over()) {
        out[toMove] = 0;
        out[1 - toMove] = 1;
      }
    }

    @Override
    public String position() {
      return String.valueOf(cell);
    }

    @Override
    public Setup setup() {
      throw new UnsupportedOperationException();
    }

    @Override
    public String text(long move) {
      return move == 1 ? "forth" : "back";
    }

    @Override
    public long parseMove(String text) {
      return switch (text) {
        case "forth" -> 1;
        case "back" -> 2;
        default -> throw new InputException("'" + text + "' is neither forth nor back.");
      };
    }

    @Override
    public int[] path(long move) {
      return new int[] {cell};
    }

    @Override
    public State copy() {
      return new Pebble(cell, visits.clone(), toMove);
    }
  }
}
