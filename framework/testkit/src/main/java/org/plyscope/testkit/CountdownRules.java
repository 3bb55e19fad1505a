package org.plyscope.testkit;

import java.util.List;
import java.util.stream.Stream;
import org.plyscope.api.InputException;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;
import org.plyscope.api.board.Seat;
import org.plyscope.api.board.Setup;
import org.plyscope.api.board.Tint;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;

/** One variant of {@link CountdownGame}; a position is written {@code seeds/player}. */
final class CountdownRules implements Rules {
  private final Game game;
  private final OptionValues options;
  private final Board board;
  final int players;
  final int seeds;
  final int take;

  CountdownRules(Game game, OptionValues options) {
    this.game = game;
    this.options = options;
    this.players = options.get(CountdownGame.PLAYERS).intValue();
    this.seeds = options.get(CountdownGame.SEEDS).intValue();
    this.take = options.get(CountdownGame.TAKE).intValue();
    Board.Builder builder = Board.builder().cell("heap", 0, 0, Cell.Shape.PIT, -1).counts(seeds);
    Stream.of(Tint.values())
        .limit(players)
        .forEach(tint -> builder.seat(new Seat("Player " + tint, tint)));
    this.board = builder.build();
  }

  @Override
  public Game game() {
    return game;
  }

  @Override
  public OptionValues options() {
    return options;
  }

  @Override
  public int players() {
    return players;
  }

  @Override
  public Board board() {
    return board;
  }

  @Override
  public State initial() {
    return new CountdownState(this, seeds, 0);
  }

  @Override
  public State parse(String position) {
    String text = position.strip();
    int slash = text.indexOf('/');
    if (slash < 0) {
      throw InputException.at(text.length() + 1, "the end of the text", "'/' and a player");
    }
    return new CountdownState(
        this,
        number(text.substring(0, slash), 1, seeds),
        number(text.substring(slash + 1), slash + 2, players - 1));
  }

  private static int number(String text, int column, int max) {
    if (text.matches("[0-9]{1,3}") && Integer.parseInt(text) <= max) {
      return Integer.parseInt(text);
    }
    throw InputException.at(column, "'" + text + "'", "a number from 0 to " + max);
  }

  @Override
  public State state(Setup setup) {
    validate(setup).stream()
        .findFirst()
        .ifPresent(
            sentence -> {
              throw new InputException(sentence);
            });
    return new CountdownState(this, setup.content(0), setup.toMove());
  }

  @Override
  public List<String> validate(Setup setup) {
    if (setup.content(0) < 0 || setup.content(0) > seeds) {
      return List.of("The heap holds " + setup.content(0) + " seeds; at most " + seeds + ".");
    }
    return setup.toMove() < players ? List.of() : List.of("There is no such player.");
  }
}
