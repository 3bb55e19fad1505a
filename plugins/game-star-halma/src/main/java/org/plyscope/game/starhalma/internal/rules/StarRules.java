package org.plyscope.game.starhalma.internal.rules;

import java.util.List;
import java.util.function.Function;
import org.plyscope.api.InputException;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.starhalma.internal.basics.Cast;
import org.plyscope.game.starhalma.internal.basics.RuleBook;
import org.plyscope.game.starhalma.internal.basics.Tables;
import org.plyscope.game.starhalma.internal.geometry.Plan;

/** Any variant of the family: a board as data, a book of rule switches, and words. */
public final class StarRules implements Rules {
  private final Game game;
  private final OptionValues options;
  private final Plan plan;
  private final RuleBook book;
  private final Cast cast;
  private final Function<StarRules, List<NamedPosition>> library;
  private final Tables tables;
  private final Setups setups;
  private final SetupCheck check;
  private final PositionText positionText;
  private final Hops hops;
  private final Notation notation;

  /** Makes the rules. */
  public StarRules(
      Game game,
      OptionValues options,
      Plan plan,
      RuleBook book,
      Cast cast,
      Notation.Style style,
      Function<StarRules, List<NamedPosition>> library) {
    this.game = game;
    this.options = options;
    this.plan = plan;
    this.book = book;
    this.cast = cast;
    this.library = library;
    tables = new Tables(plan, book);
    setups = new Setups(this);
    check = new SetupCheck(this, setups);
    positionText = new PositionText(this);
    hops = new Hops(this);
    notation = new Notation(this, style, hops);
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
    return plan.camps().size();
  }

  @Override
  public Board board() {
    return setups.board();
  }

  @Override
  public StarState initial() {
    return setups.state(setups.start());
  }

  @Override
  public StarState parse(String position) {
    return state(positionText.read(position));
  }

  @Override
  public StarState state(Setup setup) {
    List<String> problems = validate(setup);
    if (!problems.isEmpty()) {
      throw new InputException(problems.get(0));
    }
    return setups.state(setup);
  }

  @Override
  public List<String> validate(Setup setup) {
    return check.problems(setup);
  }

  @Override
  public List<NamedPosition> positions() {
    return library.apply(this);
  }

  /** Returns the board as data. */
  public Plan plan() {
    return plan;
  }

  /** Returns the rule switches. */
  public RuleBook book() {
    return book;
  }

  /** Returns whether the rules let a player's move lead from one hole to another. */
  public boolean mayEnd(int player, int from, int to) {
    return Tables.contains(tables.mayEnd, Tables.slot(player, from), to);
  }

  /** Returns whether the rules let a player's hop lead from one hole to another. */
  public boolean mayHop(int player, int from, int to) {
    return Tables.contains(tables.mayLand, Tables.slot(player, from), to);
  }

  /** Returns whether a position has to name the players that have finished. */
  boolean remembersPlaces() {
    return book.playOn() && players() > 2;
  }

  Cast cast() {
    return cast;
  }

  Tables tables() {
    return tables;
  }

  Setups setups() {
    return setups;
  }

  Hops hops() {
    return hops;
  }

  PositionText positionText() {
    return positionText;
  }

  Notation notation() {
    return notation;
  }
}
