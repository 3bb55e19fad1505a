package org.plyscope.agent.neural.described;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Piece;
import org.plyscope.api.game.State;
import org.plyscope.wire.WireObject;
import org.plyscope.wire.WireValue;

/** A group of numbers that describe a position. */
interface FeatureGroup {
  /** How many there are. */
  int size();

  /**
   * Writes them.
   *
   * @param state the position
   * @param own the player whose pieces are the own ones
   * @param into receives them
   * @param at where the first one goes
   */
  void write(State state, int own, float[] into, int at);

  /** The kinds of numbers about a position. */
  enum Take {
    COUNT,
    ONE_HOT,
    PIECE,
    EMPTY,
    SUM,
    CONSTANT,
    MOVER
  }

  /** Whose pieces count. */
  enum Owner {
    OWN,
    OTHER,
    ANY
  }

  /** Reads one group; orders of cells are known by name. */
  static FeatureGroup read(WireObject form, Board board, Function<WireValue, CellOrder> cells) {
    WireValue kind = form.get("take");
    Take take = kind.constant(Take.class);
    boolean seeds = take == Take.COUNT || take == Take.ONE_HOT || take == Take.SUM;
    if (seeds && !board.counts()) {
      throw kind.wrong("'piece' or 'empty' on a board with pieces");
    }
    if (take == Take.PIECE && board.counts()) {
      throw kind.wrong("'count', 'one-hot' or 'sum' on a board with seeds");
    }
    return switch (take) {
      case COUNT -> new Each(cells.apply(form.get("of")), table(board, form, content -> content));
      case EMPTY ->
          new Each(
              cells.apply(form.get("of")), table(board, form, content -> content == 0 ? 1 : 0));
      case PIECE -> pieces(form, board, cells.apply(form.get("of")));
      case ONE_HOT ->
          new OneHot(
              cells.apply(form.get("of")),
              (int) form.get("values").whole(1, 1000),
              form.find("planes").map(WireValue::flag).orElse(false));
      case SUM ->
          new Sum(cells.apply(form.get("of")), form.find("less").map(cells), (float) divisor(form));
      case CONSTANT -> {
        float value = (float) form.find("value").map(WireValue::number).orElse(1.0).doubleValue();
        yield new One((state, own) -> value);
      }
      case MOVER -> new One((state, own) -> state.toMove());
    };
  }

  private static double divisor(WireObject form) {
    Optional<WireValue> divide = form.find("divide");
    double divisor = divide.map(WireValue::number).orElse(1.0);
    if (!(Math.abs(divisor) > 0) || Double.isInfinite(divisor)) {
      throw divide.orElseThrow().wrong("a finite number other than 0");
    }
    return divisor;
  }

  /** A number for each content of a cell, the same for both players. */
  private static float[][] table(Board board, WireObject form, Function<Integer, Integer> number) {
    double divisor = divisor(form);
    int largest = board.counts() ? board.largestCount() : board.pieces().size();
    float[] table = new float[largest + 1];
    for (int content = 0; content <= largest; content++) {
      table[content] = (float) (number.apply(content) / divisor);
    }
    return new float[][] {table, table};
  }

  private static FeatureGroup pieces(WireObject form, Board board, CellOrder of) {
    Owner owner = form.find("owner").map(v -> v.constant(Owner.class)).orElse(Owner.ANY);
    Optional<Piece.Form> shape = form.find("form").map(v -> v.constant(Piece.Form.class));
    float value = (float) (1 / divisor(form));
    List<Piece> pieces = board.pieces();
    float[][] tables = new float[2][pieces.size() + 1];
    for (int player = 0; player < 2; player++) {
      for (int i = 0; i < pieces.size(); i++) {
        int whose = pieces.get(i).player();
        boolean counts =
            switch (owner) {
              case OWN -> whose == player;
              case OTHER -> whose >= 0 && whose != player;
              case ANY -> true;
            };
        boolean fits = shape.isEmpty() || shape.get() == pieces.get(i).form();
        tables[player][i + 1] = counts && fits ? value : 0;
      }
    }
    if (shape.isPresent() && pieces.stream().noneMatch(p -> p.form() == shape.get())) {
      throw form.get("form")
          .wrong(
              "a form of this game's pieces: "
                  + String.join(
                      ", ",
                      pieces.stream()
                          .map(p -> p.form().name().toLowerCase(Locale.ROOT))
                          .distinct()
                          .toList()));
    }
    return new Each(of, tables);
  }

  /**
   * A number for each cell, by its content.
   *
   * @param of the cells
   * @param tables for each player the number of each content
   */
  @SuppressWarnings("ArrayRecordComponent")
  record Each(CellOrder of, float[][] tables) implements FeatureGroup {
    @Override
    public int size() {
      return of.size();
    }

    @Override
    public void write(State state, int own, float[] into, int at) {
      float[] table = tables[own];
      int[] seen = of.seen(own);
      for (int i = 0; i < seen.length; i++) {
        into[at + i] = seen[i] < 0 ? 0 : table[state.content(seen[i])];
      }
    }
  }

  /**
   * Several numbers for each cell, of which one is 1.
   *
   * @param of the cells
   * @param values how many numbers of seeds are distinguished
   * @param planes whether numbers of the same value are side by side instead of those of a cell
   */
  record OneHot(CellOrder of, int values, boolean planes) implements FeatureGroup {
    @Override
    public int size() {
      return of.size() * values;
    }

    @Override
    public void write(State state, int own, float[] into, int at) {
      int[] seen = of.seen(own);
      Arrays.fill(into, at, at + size(), 0);
      for (int i = 0; i < seen.length; i++) {
        if (seen[i] >= 0) {
          int value = Math.min(state.content(seen[i]), values - 1);
          into[at + (planes ? value * seen.length + i : i * values + value)] = 1;
        }
      }
    }
  }

  /**
   * The seeds in some cells, less those in others.
   *
   * @param of the cells
   * @param less the others
   * @param divisor the divisor of the sum
   */
  record Sum(CellOrder of, Optional<CellOrder> less, float divisor) implements FeatureGroup {
    @Override
    public int size() {
      return 1;
    }

    @Override
    public void write(State state, int own, float[] into, int at) {
      int sum = sum(state, of.seen(own));
      if (less.isPresent()) {
        sum -= sum(state, less.get().seen(own));
      }
      into[at] = sum / divisor;
    }

    private static int sum(State state, int[] cells) {
      int sum = 0;
      for (int cell : cells) {
        sum += cell < 0 ? 0 : state.content(cell);
      }
      return sum;
    }
  }

  /** Computes one number about a position. */
  @FunctionalInterface
  interface Fact {
    float of(State state, int own);
  }

  /**
   * One number.
   *
   * @param fact which
   */
  record One(Fact fact) implements FeatureGroup {
    @Override
    public int size() {
      return 1;
    }

    @Override
    public void write(State state, int own, float[] into, int at) {
      into[at] = fact.of(state, own);
    }
  }
}
