package org.plyscope.cli.option;

import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.cli.report.Services;
import picocli.CommandLine.Option;

/** The option that says from which position. */
public final class PositionOption {
  @Option(
      names = "--position",
      paramLabel = "TEXT|@FILE",
      description =
          "The position, the name of one (see 'plyscope positions'), or a file with one; the start"
              + " if not given.")
  private String position;

  public Line line(Rules rules, Services services) {
    return position == null ? Line.of(rules) : PositionTexts.read(rules, services, position).line();
  }
}
