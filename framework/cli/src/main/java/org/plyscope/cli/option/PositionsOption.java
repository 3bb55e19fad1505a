package org.plyscope.cli.option;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.measure.Digits;
import org.plyscope.cli.report.Services;
import org.plyscope.lab.play.MoveTexts;
import picocli.CommandLine.Option;

/** The options that name one or more positions, and the moves played since. */
public final class PositionsOption {
  /** A longer text would spoil the tables. */
  private static final int LONGEST_NAME = 24;

  @Option(
      names = "--position",
      paramLabel = "TEXT|@FILE",
      description =
          "A position, the name of one (see 'plyscope positions'), or a file with one; may be"
              + " repeated. The start if not given.")
  private List<String> positions = List.of();

  @Option(
      names = "--moves-played",
      paramLabel = "MOVES",
      description =
          "Moves played since each position, for example \"11-15 23-19\"; the game then knows"
              + " what came before, such as repetitions.")
  private String movesPlayed = "";

  /** Returns the positions, each under a short name. */
  public List<Subject> subjects(Rules rules, Services services) {
    if (positions.isEmpty()) {
      return List.of(played(Subject.of("Start", Line.of(rules))));
    }
    List<Subject> subjects = new ArrayList<>();
    for (String position : positions) {
      subjects.add(read(rules, services, position, "Position " + (subjects.size() + 1)));
    }
    return subjects;
  }

  /** Reads a position; of several it names the one that is wrong. */
  private Subject read(Rules rules, Services services, String position, String number) {
    try {
      Subject subject = PositionArguments.read(rules, services, position);
      boolean unnamed = subject.name().equals(position) && position.length() > LONGEST_NAME;
      return played(unnamed ? Subject.of(number, subject.line()) : subject);
    } catch (InputException e) {
      throw positions.size() == 1 ? e : new InputException(number + ": " + e.getMessage());
    }
  }

  /** Each position is named after the moves that led there. */
  private Subject played(Subject subject) {
    Line line = MoveTexts.play(subject.line(), movesPlayed);
    int moves = line.size() - subject.line().size();
    String name =
        moves == 0 ? subject.name() : subject.name() + ", after " + Digits.count(moves, "move");
    return Subject.of(name, line);
  }
}
