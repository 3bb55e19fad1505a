package org.plyscope.game.mancala.sowing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyscope.api.InputException;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;

/**
 * The common rules of all sowing games: board, text and validation.
 *
 * <p>A position reads {@code 4,4,4,4,4,4/0 4,4,4,4,4,4/0 S}: South's houses from its left, a slash
 * and its store, the same for North from North's left, and the player to move.
 */
public abstract class MancalaRules implements Rules {
  private final Game game;
  private final OptionValues options;
  private final Layout layout;
  private final int seeds;
  private final Board board;

  /** Fixes everything but the effect of the last seed. */
  protected MancalaRules(
      Game game, OptionValues options, Layout layout, int seeds, List<Option<?>> extras) {
    this.game = game;
    this.options = options;
    this.layout = layout;
    this.seeds = seeds;
    this.board = layout.board(total(), extras);
  }

  /** Makes a state of a setup that was validated. */
  protected abstract MancalaState open(Setup setup);

  /** Returns further problems of contents that are in range; see {@link #validate}. */
  protected abstract List<String> problems(Setup setup);

  /** Returns the shape of the board. */
  public final Layout layout() {
    return layout;
  }

  /** Returns the number of seeds at the start. */
  public final int total() {
    return 2 * layout.houses() * seeds;
  }

  @Override
  public final Game game() {
    return game;
  }

  @Override
  public final OptionValues options() {
    return options;
  }

  @Override
  public final int players() {
    return 2;
  }

  @Override
  public final Board board() {
    return board;
  }

  @Override
  public final MancalaState initial() {
    int[] contents = new int[layout.cells()];
    Arrays.fill(contents, 0, 2 * layout.houses(), seeds);
    return open(Setup.empty(board).withContents(contents));
  }

  @Override
  public final State parse(String position) {
    TextCursor cursor = new TextCursor(position);
    Setup setup = read(cursor);
    cursor.finish();
    return state(setup);
  }

  @Override
  public final State state(Setup setup) {
    List<String> problems = validate(setup);
    if (!problems.isEmpty()) {
      throw new InputException(problems.get(0));
    }
    return open(setup);
  }

  @Override
  public final List<String> validate(Setup setup) {
    List<String> problems = new ArrayList<>();
    int sum = 0;
    for (int cell = 0; cell < layout.cells(); cell++) {
      int content = setup.content(cell);
      if (content < 0 || content > total()) {
        problems.add(
            layout.label(cell)
                + " holds "
                + content
                + " seeds; possible are 0 to "
                + total()
                + ".");
      }
      sum += content;
    }
    if (setup.toMove() < 0 || setup.toMove() > 1) {
      problems.add("Player " + setup.toMove() + " is to move; there are only 0 and 1.");
    }
    if (problems.isEmpty() && sum > total()) {
      problems.add(sum + " seeds, at most " + total() + ".");
    }
    return problems.isEmpty() ? problems(setup) : problems;
  }

  /** Writes a setup as text. */
  protected String write(Setup setup) {
    return side(setup, 0) + " " + side(setup, 1) + " " + Layout.NAMES.get(setup.toMove()).charAt(0);
  }

  /** Reads a setup; the opposite of {@link #write}. */
  protected Setup read(TextCursor cursor) {
    int[] contents = new int[layout.cells()];
    for (int player = 0; player < 2; player++) {
      for (int house = 0; house < layout.houses(); house++) {
        if (house > 0) {
          cursor.expect(',');
        }
        contents[layout.house(player, house)] = cursor.number(0, total(), "a number of seeds");
      }
      cursor.expect('/');
      contents[layout.store(player)] = cursor.number(0, total(), "a number of seeds");
      cursor.blanks();
    }
    return Setup.empty(board).withContents(contents).withToMove(readPlayer(cursor));
  }

  /** Reads the player to move. */
  protected static int readPlayer(TextCursor cursor) {
    if (cursor.accept('S')) {
      return 0;
    }
    if (cursor.accept('N')) {
      return 1;
    }
    throw cursor.wrong("S or N for the player to move");
  }

  /** Returns the seeds in a player's houses. */
  protected final int seedsInHouses(Setup setup, int player) {
    return IntStream.range(0, layout.houses())
        .map(house -> setup.content(layout.house(player, house)))
        .sum();
  }

  private String side(Setup setup, int player) {
    return IntStream.range(0, layout.houses())
        .mapToObj(house -> String.valueOf(setup.content(layout.house(player, house))))
        .collect(Collectors.joining(",", "", "/" + setup.content(layout.store(player))));
  }
}
