package org.plyscope.cli.option;

import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.cli.report.Services;
import org.plyscope.lab.play.MoveTexts;
import picocli.CommandLine.Option;

/** The options that choose the position and the moves played since. */
public final class PositionOption {
  @Option(
      names = "--position",
      paramLabel = "TEXT|@FILE",
      description =
          "The position, the name of one (see 'plyscope positions'), a file with one, or a file of"
              + " whole games, with #12 for the position after 12 moves; the start if not given.")
  private String position;

  @Option(
      names = "--moves-played",
      paramLabel = "MOVES",
      description =
          "Moves played since the position, for example \"11-15 23-19\"; the game then knows what"
              + " came before, such as repetitions.")
  private String movesPlayed = "";

  /** Returns the line from the position along the moves played. */
  public Line line(Rules rules, Services services) {
    Line start =
        position == null
            ? Line.of(rules)
            : PositionArguments.read(rules, services, position).line();
    return MoveTexts.play(start, movesPlayed);
  }
}
