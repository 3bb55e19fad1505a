package org.plyscope.game.checkers.endgame;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.InputException;
import org.plyscope.api.database.Database;
import org.plyscope.api.database.EndgameTable;
import org.plyscope.api.database.EndgameTableFactory;
import org.plyscope.api.database.OpenDatabases;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.part.PartFile;
import org.plyscope.game.checkers.CheckersRules;

/** Offers the table of {@link EndgameBuilder}, from its file. */
@Component(service = EndgameTableFactory.class)
public final class CheckersEndgames implements EndgameTableFactory {
  static final Option<String> FILE =
      Option.file(
          "file",
          "File",
          "The table, made by 'plyscope database endgames --game checkers --out FILE'.",
          List.of(Database.ENDING));

  private final OpenDatabases databases = new OpenDatabases();

  @Override
  public String id() {
    return "checkers-endgames";
  }

  @Override
  public String name() {
    return "Checkers endgames";
  }

  @Override
  public String description() {
    return "The exact outcome of all positions with few pieces, from a file that is computed once."
        + " Wins that could come too late for the draw rules count as unknown.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(FILE);
  }

  @Override
  public boolean supports(Rules rules) {
    return rules instanceof CheckersRules;
  }

  @Override
  public EndgameTable create(PartContext context) {
    PartFile file =
        context
            .file(FILE)
            .orElseThrow(
                () ->
                    new InputException(
                        "Name the file of the endgames, for example"
                            + " checkers-endgames[file=checkers.plydata]; 'plyscope database"
                            + " endgames --game checkers --out checkers.plydata' makes it."));
    Database database = databases.open(file, EndgameBuilder.ID, EndgameBuilder.RULES);
    return new LoadedEndgames(database, pieces(database, file));
  }

  /** A file with the right checksum may still have been made by hand. */
  private static int pieces(Database database, PartFile file) {
    for (int pieces = 2; pieces <= EndgameBuilder.MOST_PIECES; pieces++) {
      List<Slice> slices = Slice.all(pieces);
      boolean fits = slices.size() == database.sections();
      for (int i = 0; fits && i < slices.size(); i++) {
        fits = slices.get(i).size() == database.section(i).capacity();
      }
      if (fits) {
        return pieces;
      }
    }
    throw new InputException(
        "The endgames in '" + file.path().getFileName() + "' are incomplete; build them again.");
  }
}
