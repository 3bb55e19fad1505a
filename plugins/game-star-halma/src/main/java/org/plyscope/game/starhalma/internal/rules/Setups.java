package org.plyscope.game.starhalma.internal.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;
import org.plyscope.api.board.Piece;
import org.plyscope.api.board.Setup;
import org.plyscope.api.option.Option;
import org.plyscope.game.starhalma.internal.basics.Places;
import org.plyscope.game.starhalma.internal.geometry.Camp;
import org.plyscope.game.starhalma.internal.geometry.Hole;
import org.plyscope.game.starhalma.internal.geometry.HoleSet;
import org.plyscope.game.starhalma.internal.geometry.Layout;
import org.plyscope.game.starhalma.internal.geometry.Plan;

/** The board for editors, and the way from a setup to a position and back. */
final class Setups {
  private static final double ROW_HEIGHT = Math.sqrt(3) / 2;

  private final StarRules rules;
  private final List<Option<Long>> places = new ArrayList<>();
  private final Option<Long> ply;
  private final Board board;

  Setups(StarRules rules) {
    this.rules = rules;
    int players = rules.players();
    if (rules.remembersPlaces()) {
      for (int player = 0; player < players; player++) {
        String word = rules.cast().words().get(player);
        String name = rules.cast().seats().get(player).name();
        places.add(
            Option.integer(
                "place-" + word.toLowerCase(Locale.ROOT),
                "Place of " + name,
                "The place " + name + " has reached, 0 while " + name + " still plays.",
                0,
                0,
                players));
      }
    }
    int cap = rules.book().plyCap();
    ply =
        Option.integer("ply", "Plies played", "The game ends after " + cap + " plies.", 0, 0, cap);
    board = makeBoard();
  }

  Board board() {
    return board;
  }

  private Board makeBoard() {
    Board.Builder builder = Board.builder();
    Plan plan = rules.plan();
    Layout layout = plan.layout();
    for (int i = 0; i < layout.count(); i++) {
      Hole hole = layout.hole(i);
      boolean free = !plan.blocked().contains(i);
      builder.cell(
          plan.labels().get(i),
          hole.u() / 2.0,
          hole.v() * ROW_HEIGHT,
          1,
          1,
          Cell.Shape.HOLE,
          zone(i),
          !free,
          free);
    }
    for (int i = 0; i < layout.count(); i++) {
      for (int direction = 0; direction < Hole.DIRECTIONS / 2; direction++) {
        int next = layout.step(i, direction, 1);
        if (next >= 0) {
          builder.line(i, next);
        }
      }
    }
    for (int player = 0; player < rules.players(); player++) {
      String word = rules.cast().words().get(player);
      String name = word + " " + rules.cast().man();
      builder.piece(new Piece(name, word.charAt(0), player, Piece.Form.MARBLE));
      builder.seat(rules.cast().seats().get(player));
    }
    places.forEach(builder::extra);
    if (rules.book().plyCap() > 0) {
      builder.extra(ply);
    }
    return builder.build();
  }

  private int zone(int hole) {
    List<Camp> camps = rules.plan().camps();
    return IntStream.range(0, camps.size())
        .filter(player -> camps.get(player).home().contains(hole))
        .findFirst()
        .orElse(-1);
  }

  /** Returns the start of the game. */
  Setup start() {
    Setup setup = Setup.empty(board);
    int[] contents = new int[setup.size()];
    for (int player = 0; player < rules.players(); player++) {
      int content = player + 1;
      rules.plan().camps().get(player).start().indices().forEach(i -> contents[i] = content);
    }
    return setup.withContents(contents);
  }

  /** Returns the contents of the board in a position. */
  Setup of(StarState state) {
    int[] contents = new int[board.cells().size()];
    for (int player = 0; player < rules.players(); player++) {
      for (int hole = 0; hole < contents.length; hole++) {
        if (state.stands(player, hole)) {
          contents[hole] = player + 1;
        }
      }
    }
    Setup setup = Setup.empty(board).withContents(contents).withToMove(state.toMove());
    for (int player = 0; player < places.size(); player++) {
      setup = setup.with(places.get(player), (long) state.place(player));
    }
    return rules.book().plyCap() > 0 ? setup.with(ply, (long) state.ply()) : setup;
  }

  /** Makes the position of a setup that has been judged good. */
  StarState state(Setup setup) {
    int players = rules.players();
    long[] own = new long[2 * players];
    int packed = 0;
    for (int player = 0; player < players; player++) {
      HoleSet men = men(setup, player);
      own[2 * player] = men.lo();
      own[2 * player + 1] = men.hi();
      packed = Places.with(packed, player, place(setup, player));
    }
    return new StarState(rules, own, setup.toMove(), packed, ply(setup));
  }

  HoleSet men(Setup setup, int player) {
    return HoleSet.of(IntStream.range(0, setup.size()).filter(i -> setup.content(i) == player + 1));
  }

  int place(Setup setup, int player) {
    return places.isEmpty() ? 0 : setup.extras().get(places.get(player)).intValue();
  }

  int ply(Setup setup) {
    return rules.book().plyCap() > 0 ? setup.extras().get(ply).intValue() : 0;
  }

  Setup withPlace(Setup setup, int player, int place) {
    return setup.with(places.get(player), (long) place);
  }

  Setup withPly(Setup setup, int plies) {
    return setup.with(ply, (long) plies);
  }
}
