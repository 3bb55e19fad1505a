package org.plyscope.game.mancala.ohvalhu;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.Game;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.mancala.sowing.Layout;
import org.plyscope.game.mancala.sowing.MancalaRules;
import org.plyscope.game.mancala.sowing.MancalaState;
import org.plyscope.game.mancala.sowing.TextCursor;

/**
 * Ohvalhu of one size. A position reads {@code v1 8,8,8,8,8,8,x,x/2 8,8,8,8,8,8,8,8/14 S r2}: as in
 * the other games, with {@code x} for a closed house and the round at the end.
 */
final class OhvalhuRules extends MancalaRules {
  private final List<Option<Long>> closed;
  private final Option<Long> round;
  private final int[][] rings;
  private final int rounds;
  private final boolean anySide;

  OhvalhuRules(Game game, OptionValues options) {
    this(
        game,
        options,
        options.get(OhvalhuGame.HOUSES).intValue(),
        List.of(closed(options, 0), closed(options, 1)),
        Option.integer(
            "round", "Round", "The round being played.", 1, 1, options.get(OhvalhuGame.ROUNDS)));
  }

  private OhvalhuRules(
      Game game, OptionValues options, int houses, List<Option<Long>> closed, Option<Long> round) {
    super(
        game,
        options,
        new Layout(houses, false),
        houses,
        List.of(closed.get(0), closed.get(1), round));
    this.closed = closed;
    this.round = round;
    this.rings = new int[][] {layout().ring(false, 0), layout().ring(false, 1)};
    this.rounds = options.get(OhvalhuGame.ROUNDS).intValue();
    this.anySide = options.get(OhvalhuGame.CAPTURE).equals("any-side");
  }

  private static Option<Long> closed(OptionValues options, int player) {
    String name = Layout.NAMES.get(player);
    return Option.integer(
        player == 0 ? "closed-south" : "closed-north",
        "Closed, " + name,
        "How many of " + name + "'s houses are closed, from its right.",
        0,
        0,
        options.get(OhvalhuGame.HOUSES) - 1);
  }

  int rounds() {
    return rounds;
  }

  boolean anySide() {
    return anySide;
  }

  int closed(Setup setup, int player) {
    return setup.extras().get(closed.get(player)).intValue();
  }

  int round(Setup setup) {
    return setup.extras().get(round).intValue();
  }

  /** Adds the values of a setup besides the cells. */
  Setup withExtras(Setup setup, int south, int north, int number) {
    return setup
        .with(closed.get(0), (long) south)
        .with(closed.get(1), (long) north)
        .with(round, (long) number);
  }

  @Override
  protected MancalaState open(Setup setup) {
    return new OhvalhuState(this, rings, setup);
  }

  @Override
  protected List<String> problems(Setup setup) {
    List<String> problems = new ArrayList<>();
    for (int player = 0; player < 2; player++) {
      for (int i = layout().houses() - closed(setup, player); i < layout().houses(); i++) {
        int house = layout().house(player, i);
        if (setup.content(house) > 0) {
          problems.add(layout().label(house) + " is closed, so it cannot hold seeds.");
        }
      }
    }
    int rest = seedsInHouses(setup, 1 - setup.toMove());
    if (seedsInHouses(setup, setup.toMove()) == 0 && rest > 0) {
      problems.add(
          Layout.NAMES.get(setup.toMove())
              + " cannot move, so the round is over and the seeds in the other houses ("
              + rest
              + ") belong in the store.");
    }
    return problems;
  }

  @Override
  protected String write(Setup setup) {
    StringBuilder text = new StringBuilder("v1 ");
    for (int player = 0; player < 2; player++) {
      int open = layout().houses() - closed(setup, player);
      for (int i = 0; i < layout().houses(); i++) {
        text.append(i == 0 ? "" : ",");
        text.append(i < open ? String.valueOf(setup.content(layout().house(player, i))) : "x");
      }
      text.append('/').append(setup.content(layout().store(player))).append(' ');
    }
    return text.append(Layout.NAMES.get(setup.toMove()).charAt(0))
        .append(" r")
        .append(round(setup))
        .toString();
  }

  @Override
  protected Setup read(TextCursor cursor) {
    cursor.expect('v');
    cursor.expect('1');
    cursor.blanks();
    int[] contents = new int[layout().cells()];
    int south = readSide(cursor, contents, 0);
    int north = readSide(cursor, contents, 1);
    int player = readPlayer(cursor);
    cursor.blanks();
    cursor.expect('r');
    int number = cursor.number(1, rounds, "a round");
    Setup setup = Setup.empty(board()).withContents(contents).withToMove(player);
    return withExtras(setup, south, north, number);
  }

  /** Reads a player's houses and store; returns how many houses are closed. */
  private int readSide(TextCursor cursor, int[] contents, int player) {
    int shut = 0;
    for (int i = 0; i < layout().houses(); i++) {
      if (i > 0) {
        cursor.expect(',');
      }
      if (shut > 0) {
        cursor.expect('x');
        shut++;
      } else if (i > 0 && cursor.accept('x')) {
        shut++;
      } else {
        contents[layout().house(player, i)] = cursor.number(0, total(), "a number of seeds");
      }
    }
    cursor.expect('/');
    contents[layout().store(player)] = cursor.number(0, total(), "a number of seeds");
    cursor.blanks();
    return shut;
  }
}
