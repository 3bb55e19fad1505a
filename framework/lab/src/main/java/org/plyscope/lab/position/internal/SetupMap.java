package org.plyscope.lab.position.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;
import org.plyscope.api.board.Piece;
import org.plyscope.api.board.Seat;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;

/**
 * Moves the content of every cell to another one and hands it to another player. Players move on by
 * the same number of seats, so that they still follow each other in turn.
 */
public final class SetupMap {
  private final Board board;
  private final List<Integer> cells;
  private final int shift;
  private final int[] pieces;

  private SetupMap(Board board, List<Integer> cells, int shift) {
    this.board = board;
    this.cells = cells;
    this.shift = shift;
    this.pieces = pieces();
  }

  /** Makes the map, if it maps zones on zones and the start of the game on itself. */
  public static Optional<SetupMap> of(Rules rules, List<Integer> cells, int shift) {
    SetupMap map = new SetupMap(rules.board(), cells, shift);
    for (int piece : map.pieces) {
      if (piece == 0) {
        return Optional.empty();
      }
    }
    return map.keepsZones() && map.keepsStart(rules.initial().setup())
        ? Optional.of(map)
        : Optional.empty();
  }

  /** Returns by how many seats the players move on. */
  public int shift() {
    return shift;
  }

  /** Returns the player who takes the place of a player. */
  public int player(int player) {
    return player < 0 ? player : (player + shift) % board.seats().size();
  }

  /** Applies the map. */
  public Setup apply(Setup setup) {
    int[] contents = new int[setup.size()];
    for (int cell = 0; cell < contents.length; cell++) {
      contents[cells.get(cell)] = content(setup.content(cell));
    }
    Setup turned = setup.withContents(contents).withToMove(player(setup.toMove()));
    return shift == 0 ? turned : withExtras(turned, setup.extras());
  }

  private int content(int content) {
    return content == 0 || board.counts() ? content : pieces[content - 1];
  }

  /** Returns for each kind of piece the content that stands for it afterwards, 0 for none. */
  private int[] pieces() {
    List<Piece> all = board.pieces();
    int[] targets = new int[all.size()];
    for (int i = 0; i < targets.length; i++) {
      Piece piece = all.get(i);
      int rank = alike(piece.player(), piece.form()).indexOf(i);
      List<Integer> others = alike(player(piece.player()), piece.form());
      targets[i] = rank < others.size() ? others.get(rank) + 1 : 0;
    }
    return targets;
  }

  private List<Integer> alike(int player, Piece.Form form) {
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < board.pieces().size(); i++) {
      Piece piece = board.pieces().get(i);
      if (piece.player() == player && piece.form() == form) {
        found.add(i);
      }
    }
    return found;
  }

  private boolean keepsZones() {
    for (Cell cell : board.cells()) {
      if (board.cells().get(cells.get(cell.index())).zone() != player(cell.zone())) {
        return false;
      }
    }
    return true;
  }

  private boolean keepsStart(Setup start) {
    Setup turned = apply(start);
    for (int cell = 0; cell < start.size(); cell++) {
      if (turned.content(cell) != start.content(cell)) {
        return false;
      }
    }
    return true;
  }

  /** Extras of a player, such as {@code place-red}, go to the player who takes the place. */
  private Setup withExtras(Setup setup, OptionValues extras) {
    Setup result = setup;
    for (Option<?> extra : board.extras()) {
      for (Option<?> other : board.extras()) {
        if (other.id().equals(renamed(extra.id())) && !other.id().equals(extra.id())) {
          result = with(result, other, extras.texts().get(extra.id()));
        }
      }
    }
    return result;
  }

  private static <T> Setup with(Setup setup, Option<T> extra, String text) {
    return setup.with(extra, extra.parse(text));
  }

  private String renamed(String id) {
    for (int player = 0; player < board.seats().size(); player++) {
      String ending = "-" + word(board.seats().get(player));
      if (id.endsWith(ending)) {
        String stem = id.substring(0, id.length() - ending.length());
        return stem + "-" + word(board.seats().get(player(player)));
      }
    }
    return id;
  }

  private static String word(Seat seat) {
    return seat.name().toLowerCase(Locale.ROOT);
  }
}
