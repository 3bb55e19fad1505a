package org.plyscope.game.starhalma;

import java.util.List;
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
import org.plyscope.game.starhalma.internal.geometry.HoleSet;
import org.plyscope.game.starhalma.internal.geometry.Layout;
import org.plyscope.game.starhalma.internal.geometry.Plan;
import org.plyscope.game.starhalma.internal.rules.Notation;
import org.plyscope.game.starhalma.internal.rules.StarRules;

/** Chinese Checkers on six-pointed stars of several sizes, for 2, 3, 4 or 6 players. */
@Component(service = Game.class)
public final class ChineseCheckers implements Game {
  private static final Option<String> PLAYERS =
      Option.choice(
          "players",
          "Players",
          "How many play; each starts opposite its goal.",
          "2",
          List.of("2", "3", "4", "6"));
  private static final Option<String> MARBLES =
      Option.choice(
          "marbles",
          "Marbles",
          "Marbles of each player; 10 and 15 play on 121 holes, 6 on 73, 3 on 37, 1 on 13.",
          "10",
          List.of("1", "3", "6", "10", "15"));
  private static final Option<String> POINTS =
      Option.choice(
          "side-points",
          "Side points",
          "Whether a marble may enter star points that are neither its home nor its goal.",
          "open",
          List.of("open", "pass-through", "closed"));
  private static final Option<String> BACKWARD =
      Option.choice(
          "backward",
          "Backward moves",
          "Whether marbles may move away from their goal; sideways is always allowed.",
          "allowed",
          List.of("allowed", "forbidden"));
  private static final Option<String> CHECKED =
      Option.choice(
          "checked",
          "Backward rule applies to",
          "Whether every hop of a chain or only its two ends must not lead backward.",
          "every-hop",
          List.of("every-hop", "final-hole"));
  private static final Option<String> PATHS =
      Option.choice(
          "paths",
          "Hop routes to one hole",
          "Whether chains with the same ends are merged into one move or kept apart.",
          "merged",
          List.of("merged", "kept"));
  private static final Option<Boolean> STRANGERS =
      Option.flag(
          "strangers-help",
          "Foreign marbles count",
          "Foreign marbles count in a full goal: it wins if it holds at least one own marble, so"
              + " that no passing marble can block it. Marbles whose home it is do not count.",
          true);
  private static final Option<String> END =
      Option.choice(
          "end",
          "Game end",
          "The game ends when the first player is home, or when all places are decided.",
          "first",
          List.of("first", "places"));
  private static final Option<Long> PLY_CAP =
      Option.integer(
          "ply-cap",
          "Ply limit",
          "The game ends undecided after this many plies; 0 for no limit.",
          0,
          0,
          100_000);
  private static final Option<String> LABELS =
      Option.choice(
          "labels",
          "Hole names",
          "Row letter and number, or Ulfhake's hole numbers.",
          "letters",
          List.of("letters", "numbers"));

  private static final List<Option<?>> OPTIONS =
      List.of(PLAYERS, MARBLES, POINTS, BACKWARD, CHECKED, PATHS, STRANGERS, END, PLY_CAP, LABELS);

  private static final List<Preset> PRESETS =
      List.of(
          Preset.of(
              "standard", "Standard", "Two players, ten marbles, 121 holes, everything allowed."),
          Preset.of(
                  "standard-3p",
                  "Standard, 3 players",
                  "Three players, each facing an empty point.")
              .with("players", "3"),
          Preset.of("standard-4p", "Standard, 4 players", "Four players, two pairs of opposites.")
              .with("players", "4"),
          Preset.of("standard-6p", "Standard, 6 players", "Six players, all points in use.")
              .with("players", "6"),
          Preset.of(
                  "ulfhake",
                  "Ulfhake",
                  "Two players on 81 holes: the side points are off the board.")
              .with("side-points", "closed")
              .with("strangers-help", "false")
              .with("labels", "numbers"),
          Preset.of(
                  "campos-moreira",
                  "Campos Moreira",
                  "Two players; no hop leads backward or into a foreign point, and each path is a"
                      + " move of its own.")
              .with("side-points", "closed")
              .with("backward", "forbidden")
              .with("paths", "kept")
              .with("strangers-help", "false")
              .with("ply-cap", "3000"),
          Preset.of(
                  "campos-moreira-3p",
                  "Campos Moreira, 3 players",
                  "Three players; no hop leads backward or into a foreign point, and each path is a"
                      + " move of its own.")
              .with("players", "3")
              .with("side-points", "closed")
              .with("backward", "forbidden")
              .with("paths", "kept")
              .with("strangers-help", "false")
              .with("ply-cap", "3000"),
          Preset.of(
                  "sturtevant-6",
                  "Sturtevant 6-marble",
                  "Three players with six marbles each on 73 holes.")
              .with("players", "3")
              .with("marbles", "6"));

  private static final List<Seat> SEATS =
      List.of(
          new Seat("Red", Tint.RED),
          new Seat("Blue", Tint.BLUE),
          new Seat("Green", Tint.GREEN),
          new Seat("Yellow", Tint.YELLOW),
          new Seat("Orange", Tint.ORANGE),
          new Seat("Violet", Tint.VIOLET));
  private static final List<String> WORDS =
      List.of("red", "blue", "green", "yellow", "orange", "violet");

  @Override
  public String id() {
    return "chinese-checkers";
  }

  @Override
  public String name() {
    return "Chinese Checkers";
  }

  @Override
  public String description() {
    return "Bring all your marbles to the opposite point of the star, by steps and chains of hops.";
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
    RuleBook book = book(values);
    Plan plan = plan(values, book);
    int players = plan.camps().size();
    Cast cast = new Cast(SEATS.subList(0, players), WORDS.subList(0, players), "marble");
    return new StarRules(
        this, values, plan, book, cast, Notation.Style.DASHES, PositionLibrary::chineseCheckers);
  }

  private static RuleBook book(OptionValues values) {
    return new RuleBook(
        values.get(PATHS).equals("merged"),
        true,
        false,
        false,
        switch (values.get(POINTS)) {
          case "open" -> RuleBook.Points.OPEN;
          case "pass-through" -> RuleBook.Points.PASS_THROUGH;
          default -> RuleBook.Points.CLOSED;
        },
        values.get(BACKWARD).equals("allowed"),
        values.get(CHECKED).equals("every-hop"),
        values.get(STRANGERS),
        values.get(END).equals("places"),
        false,
        values.get(PLY_CAP).intValue());
  }

  private static Plan plan(OptionValues values, RuleBook book) {
    int players = Integer.parseInt(values.get(PLAYERS));
    int marbles = Integer.parseInt(values.get(MARBLES));
    int rows = (int) Math.round((Math.sqrt(8 * marbles + 1) - 1) / 2);
    if (marbles == 15 && players > 3) {
      throw new InputException("15 marbles need 2 or 3 players, else the homes overlap.");
    }
    int size = Math.min(rows, 4);
    boolean lonely = players == 2 && book.points() == RuleBook.Points.CLOSED;
    Layout layout = Layout.star(size, hole -> !lonely || hole.point(size) % 3 <= 0);
    List<Camp> camps =
        IntStream.of(points(players))
            .mapToObj(point -> Camp.of(layout, point, rows, marbles))
            .toList();
    List<String> labels =
        values.get(LABELS).equals("letters") ? Plan.letters(layout) : Plan.numbers(layout);
    return new Plan(layout, labels, camps, HoleSet.NONE);
  }

  /** Returns the points players start in, clockwise from the top; each goal is opposite. */
  private static int[] points(int players) {
    return switch (players) {
      case 2 -> new int[] {0, 3};
      case 3 -> new int[] {0, 2, 4};
      case 4 -> new int[] {0, 1, 3, 4};
      default -> new int[] {0, 1, 2, 3, 4, 5};
    };
  }
}
