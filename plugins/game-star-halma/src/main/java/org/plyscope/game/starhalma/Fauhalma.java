package org.plyscope.game.starhalma;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.InputException;
import org.plyscope.api.board.Seat;
import org.plyscope.api.board.Tint;
import org.plyscope.api.game.Game;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.game.starhalma.internal.basics.Cast;
import org.plyscope.game.starhalma.internal.basics.RuleBook;
import org.plyscope.game.starhalma.internal.geometry.Camp;
import org.plyscope.game.starhalma.internal.geometry.Hole;
import org.plyscope.game.starhalma.internal.geometry.HoleSet;
import org.plyscope.game.starhalma.internal.geometry.Layout;
import org.plyscope.game.starhalma.internal.geometry.Plan;
import org.plyscope.game.starhalma.internal.rules.Notation;
import org.plyscope.game.starhalma.internal.rules.StarRules;

/** The halma of the Erlangen course, whose boards and jumps change from term to term. */
@Component(service = Game.class)
public final class Fauhalma implements Game {
  private static final int SIZE = 3;

  private static final Option<String> BOARD =
      Option.choice(
          "board",
          "Board",
          "A star of 73 cells, or the rhombus of 49 cells between two of its points.",
          "star",
          List.of("star", "rhombus"));
  private static final Option<String> PLAYERS =
      Option.choice(
          "players", "Players", "How many play; the rhombus is for 2.", "2", List.of("2", "3"));
  private static final Option<Long> PEGS =
      Option.integer(
          "pegs",
          "Pegs",
          "Pegs of each player; with fewer than 6 the tip of the start triangle stays empty.",
          5,
          1,
          6);
  private static final Option<String> OBSTACLES =
      Option.text(
          "obstacles",
          "Obstacles",
          "Cells that can be hopped over but not entered, for example: 0,0 -1,2",
          "");
  private static final Option<String> REMOVED =
      Option.text(
          "removed", "Removed cells", "Cells that are not on the board, for example: 0,0", "");
  private static final Option<String> HOPS =
      Option.choice(
          "hops",
          "Hops",
          "Whether a hop may be followed by more hops.",
          "chains",
          List.of("chains", "single"));
  private static final Option<Boolean> LONG_JUMPS =
      Option.flag(
          "long-jumps",
          "Long jumps",
          "A hop may span empty cells, the same number on both sides of the peg.",
          false);
  private static final Option<Boolean> SWAP =
      Option.flag(
          "swap",
          "Swap",
          "A move may end on a foreign peg in the own goal; the two pegs change places.",
          true);
  private static final Option<Long> PLY_CAP =
      Option.integer(
          "ply-cap",
          "Ply limit",
          "The game ends undecided after this many plies; 0 for no limit.",
          300,
          0,
          100_000);

  private static final List<Option<?>> OPTIONS =
      List.of(BOARD, PLAYERS, PEGS, OBSTACLES, REMOVED, HOPS, LONG_JUMPS, SWAP, PLY_CAP);

  private static final List<Preset> PRESETS =
      List.of(
          Preset.of("star-2p", "Star, 2 players", "The star of winter 2023/24 for two players."),
          Preset.of("star-3p", "Star, 3 players", "The star of winter 2023/24 for three players.")
              .with("players", "3"),
          Preset.of("rhombus", "Rhombus", "The rhombus of winter 2023/24 for two players.")
              .with("board", "rhombus"),
          Preset.of(
                  "obstacles",
                  "Star with obstacles",
                  "Six pegs and four obstacles, as students' programs of summer 2024 have them.")
              .with("pegs", "6")
              .with("obstacles", "0,0 -1,2 -1,-1 2,-1"),
          Preset.of(
                  "long-jumps",
                  "Star with long jumps",
                  "Six pegs, no centre cell, single symmetric jumps, after winter 2025/26.")
              .with("pegs", "6")
              .with("removed", "0,0")
              .with("hops", "single")
              .with("long-jumps", "true"));

  private static final List<Seat> SEATS =
      List.of(new Seat("A", Tint.RED), new Seat("B", Tint.BLUE), new Seat("C", Tint.GREEN));
  private static final List<String> WORDS = List.of("A", "B", "C");

  @Override
  public String id() {
    return "fauhalma";
  }

  @Override
  public String name() {
    return "FAUhalma";
  }

  @Override
  public String description() {
    return "Five pegs each on a small star or rhombus; a peg that blocks a goal can be swapped"
        + " out.";
  }

  @Override
  public List<Option<?>> options() {
    return OPTIONS;
  }

  @Override
  public List<Preset> presets() {
    return PRESETS;
  }

  @Override
  public StarRules rules(OptionValues values) {
    Plan plan = plan(values);
    int players = plan.camps().size();
    RuleBook book =
        new RuleBook(
            true,
            values.get(HOPS).equals("chains"),
            values.get(LONG_JUMPS),
            values.get(SWAP),
            RuleBook.Points.OPEN,
            true,
            true,
            false,
            true,
            true,
            values.get(PLY_CAP).intValue());
    Cast cast = new Cast(SEATS.subList(0, players), WORDS.subList(0, players), "peg");
    return new StarRules(
        this, values, plan, book, cast, Notation.Style.BRACKETS, PositionLibrary::fauhalma);
  }

  private static Plan plan(OptionValues values) {
    boolean rhombus = values.get(BOARD).equals("rhombus");
    int players = Integer.parseInt(values.get(PLAYERS));
    if (rhombus && players != 2) {
      throw new InputException("The rhombus is for 2 players.");
    }
    Set<Hole> removed = cells(REMOVED, values);
    Layout layout =
        Layout.star(SIZE, hole -> (!rhombus || onRhombus(hole)) && !removed.contains(hole));
    Set<Hole> obstacles = cells(OBSTACLES, values);
    HoleSet blocked = layout.select(obstacles::contains);
    int pegs = values.get(PEGS).intValue();
    int[] points = players == 2 ? new int[] {3, 0} : new int[] {3, 1, 5};
    List<Camp> camps =
        IntStream.of(points).mapToObj(point -> Camp.of(layout, point, SIZE, pegs)).toList();
    if (camps.stream().anyMatch(camp -> spoiled(camp, blocked))) {
      throw new InputException("Obstacles and removed cells must leave the home triangles free.");
    }
    return new Plan(layout, Plan.coordinates(layout), camps, blocked);
  }

  private static boolean spoiled(Camp camp, HoleSet blocked) {
    int triangle = SIZE * (SIZE + 1) / 2;
    return camp.home().count() < triangle
        || camp.goal().count() < triangle
        || camp.home().indices().anyMatch(blocked::contains)
        || camp.goal().indices().anyMatch(blocked::contains);
  }

  private static boolean onRhombus(Hole hole) {
    int x = hole.axialX();
    int sum = x + hole.axialY();
    return Math.abs(x) <= SIZE && Math.abs(sum) <= SIZE;
  }

  private static Set<Hole> cells(Option<String> option, OptionValues values) {
    String text = values.get(option).strip();
    return Arrays.stream(text.split("\\s+"))
        .filter(cell -> !cell.isEmpty())
        .map(cell -> cell(option, cell))
        .collect(Collectors.toSet());
  }

  private static Hole cell(Option<String> option, String text) {
    if (text.matches("-?\\d,-?\\d")) {
      int comma = text.indexOf(',');
      int x = Integer.parseInt(text.substring(0, comma));
      int y = Integer.parseInt(text.substring(comma + 1));
      Hole hole = Hole.ofAxial(x, y);
      if (hole.onStar(SIZE)) {
        return hole;
      }
    }
    throw new InputException(
        "Option '" + option.id() + "' names '" + text + "'; a cell looks like -3,6.");
  }
}
