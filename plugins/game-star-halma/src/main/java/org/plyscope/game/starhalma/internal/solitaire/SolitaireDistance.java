package org.plyscope.game.starhalma.internal.solitaire;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.board.Seat;
import org.plyscope.api.database.Database;
import org.plyscope.api.database.OpenDatabases;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.part.PartFile;
import org.plyscope.game.starhalma.internal.rules.StarRules;

/** The moves that are left if the others were not there, against those of the others. */
@Component(service = EvaluatorFactory.class, property = "service.ranking:Integer=-10")
public final class SolitaireDistance implements EvaluatorFactory {
  private static final Option<String> FILE =
      Option.file(
              "file",
              "File",
              "The distances, made by 'plyscope database solitaire --out FILE' for the same rules.",
              List.of(Database.ENDING))
          .whenEmpty("a weaker bound that needs no file");

  private final OpenDatabases databases = new OpenDatabases();

  @Override
  public String id() {
    return "solitaire-distance";
  }

  @Override
  public String name() {
    return "Solitaire distance";
  }

  @Override
  public String description() {
    return "The fewest moves each player needs to bring its marbles home alone on the board, the"
        + " others' against the own; with more than 6 marbles or without a file, moves that are"
        + " needed at least.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(FILE);
  }

  @Override
  public boolean supports(Rules rules) {
    return rules instanceof StarRules star && Frame.fits(star);
  }

  @Override
  public Evaluator create(PartContext context) {
    StarRules rules = (StarRules) context.rules();
    Frame frame = new Frame(rules);
    Optional<PartFile> file = context.file(FILE);
    Distances distances = new Distances(frame, file.map(f -> table(frame, f)).orElse(null));
    if (file.isPresent() && table(frame, file.get()).capacity() != distances.size()) {
      throw new InputException(
          "The distances in '%s' are incomplete; build them again."
              .formatted(file.get().path().getFileName()));
    }
    int[][] turned = new int[rules.players()][];
    int[][] rows = new int[rules.players()][];
    for (int player = 0; player < turned.length; player++) {
      turned[player] = frame.turnedFrom(player);
      rows[player] = IntStream.of(turned[player]).map(frame::row).toArray();
    }
    return new RaceEvaluation(
        distances, turned, rows, false, rules.board().seats().stream().map(Seat::name).toList());
  }

  private ByteBuffer table(Frame frame, PartFile file) {
    Database database = databases.open(file, SolitaireBuilder.ID, SolitaireBuilder.words(frame));
    if (database.sections() != 1) {
      throw new InputException(
          "The file '" + file.path().getFileName() + "' holds no distances; build it again.");
    }
    return database.section(0);
  }
}
