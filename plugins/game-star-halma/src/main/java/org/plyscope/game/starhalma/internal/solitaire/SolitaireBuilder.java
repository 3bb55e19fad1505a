package org.plyscope.game.starhalma.internal.solitaire;

import org.osgi.service.component.annotations.Component;
import org.plyscope.api.database.Database;
import org.plyscope.api.database.DatabaseBuilder;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.game.starhalma.internal.rules.StarRules;

/** Computes how many moves a player alone on the board needs, or at least needs. */
@Component(service = DatabaseBuilder.class)
public final class SolitaireBuilder implements DatabaseBuilder {
  static final String ID = "solitaire";

  /** Positions with six marbles on 73 holes are 170 million. */
  private static final double MOST_POSITIONS = 2e8;

  private static final double MOST_ROWS = 2e7;

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String name() {
    return "Solitaire distances";
  }

  @Override
  public String description() {
    return "The fewest moves that bring one player's marbles home if the board is otherwise empty:"
        + " exact with up to 6 marbles (170 MB, minutes), a lower bound by rows with 10 (5 MB).";
  }

  @Override
  public boolean supports(Rules rules) {
    if (!(rules instanceof StarRules star) || !Frame.fits(star)) {
      return false;
    }
    Frame frame = new Frame(star);
    return exact(frame) || RowSearch.count(frame) <= MOST_ROWS;
  }

  /** Returns whether every position has a distance of its own. */
  static boolean exact(Frame frame) {
    return Combinations.count(frame.holes(), frame.marbles()) <= MOST_POSITIONS;
  }

  @Override
  public Database build(Rules rules, OptionValues options, JobMonitor monitor)
      throws InterruptedException {
    Frame frame = new Frame((StarRules) rules);
    byte[] distances =
        exact(frame)
            ? new DistanceSearch(frame, monitor).search()
            : new RowSearch(frame, monitor).search();
    Database database = Database.of(ID, words(frame)).withSection(distances);
    int start =
        new Distances(frame, database.section(0)).of(frame.start().lo(), frame.start().hi());
    return database.withFact(
        exact(frame) ? "moves from the start" : "moves from the start, at least",
        String.valueOf(start));
  }

  /** Returns the rules that the content depends on. */
  static String words(Frame frame) {
    return frame.words() + (exact(frame) ? ", exact" : ", by rows");
  }
}
