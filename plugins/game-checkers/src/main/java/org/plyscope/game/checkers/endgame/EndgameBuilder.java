package org.plyscope.game.checkers.endgame;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.database.Database;
import org.plyscope.api.database.DatabaseBuilder;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.game.checkers.CheckersRules;

/** Computes the table of all positions with few pieces. */
@Component(service = DatabaseBuilder.class)
public final class EndgameBuilder implements DatabaseBuilder {
  static final String ID = "endgames";

  /**
   * Values depend neither on the player that opens nor on draw rules nor on how captures are
   * listed.
   */
  static final String RULES = "American checkers without draw rules";

  static final String PIECES_FACT = "pieces";
  static final int MOST_PIECES = 5;

  static final Option<Long> PIECES =
      Option.integer(
          "pieces", "Pieces", "The largest number of pieces on the board.", 4, 2, MOST_PIECES);

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String name() {
    return "Checkers endgames";
  }

  @Override
  public String description() {
    return "All positions with few pieces: won, lost or drawn, and in how many plies; one byte"
        + " each, 7 MB with 4 pieces, 151 MB with 5.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(PIECES);
  }

  @Override
  public boolean supports(Rules rules) {
    return rules instanceof CheckersRules;
  }

  @Override
  public Database build(Rules rules, OptionValues options, JobMonitor monitor)
      throws InterruptedException {
    int pieces = options.get(PIECES).intValue();
    Solver solver = new Solver(pieces, monitor);
    Database database = Database.of(ID, RULES);
    for (byte[] values : solver.solve()) {
      database = database.withSection(values);
    }
    return database
        .withFact(PIECES_FACT, String.valueOf(pieces))
        .withFact("longest win in plies", String.valueOf(solver.longest()));
  }
}
