package org.plyscope.cli.search;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.format.GameRecord;
import org.plyscope.api.game.Rules;
import org.plyscope.api.measure.Value;
import org.plyscope.api.table.DataTable;
import org.plyscope.cli.option.AgentOption;
import org.plyscope.cli.option.LimitOptions;
import org.plyscope.cli.option.OptionNumbers;
import org.plyscope.cli.option.OutputFiles;
import org.plyscope.cli.option.PartOptions;
import org.plyscope.cli.option.SeedOption;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.Exit;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.cli.report.Table;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.play.Seats;
import org.plyscope.lab.play.file.GameExchange;
import org.plyscope.lab.play.file.GameFiles;
import org.plyscope.lab.play.file.SavedGame;
import org.plyscope.lab.review.GameReview;
import org.plyscope.lab.review.ReviewTables;
import org.plyscope.lab.search.Reference;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lets an agent judge every move of a game. */
@Command(
    name = "review",
    description = "Let an agent evaluate every move of a game, and report how much each one lost.")
public final class ReviewCommand extends ReportCommand {
  private final Services services;
  private final Cancellation cancellation;

  @Mixin private PartOptions rules;

  @Mixin private LimitOptions limits;

  @Mixin private AgentOption agent;

  @Mixin private SeedOption seed;

  @Option(
      names = "--number",
      paramLabel = "N",
      defaultValue = "1",
      converter = OptionNumbers.Positive.class,
      description = "Which game of the file, from 1.")
  private int number;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Keep the game with its review in this .plygame file.")
  private String out;

  @Parameters(index = "0", paramLabel = "GAME", description = "The file with the game.")
  private Path file;

  public ReviewCommand(Services services, Cancellation cancellation) {
    this.services = services;
    this.cancellation = cancellation;
  }

  @Override
  protected Report report() throws InterruptedException {
    Path place = out == null ? null : OutputFiles.place("The game", out);
    if (place != null && !GameExchange.own(place)) {
      throw new InputException(
          "A reviewed game is kept in a file that ends in %s, not in '%s'."
              .formatted(GameFiles.EXTENSION, out));
    }
    SavedGame game = game();
    GameTree tree = game.tree();
    List<GameNode> line = tree.mainLine();
    if (line.isEmpty()) {
      throw new InputException("There is no move in '" + file + "' to be reviewed.");
    }
    InstalledAgent judge = services.catalog().agent(tree.rules(), agent.text());
    GameReview review =
        new GameReview(
            new Reference(services.catalog(), judge, limits.limits(judge), seed.value()));
    int judged =
        review.run(
            tree.record().line(),
            cancellation::cancelled,
            (index, verdict) -> tree.judge(line.get(index), verdict));
    boolean keeps = place != null && judged > 0;
    if (keeps) {
      GameFiles.save(GameFiles.write(game), place);
    }
    return new Reviewed(tree, keeps ? place : null, judged, line.size());
  }

  private SavedGame game() {
    if (GameExchange.own(file)) {
      return GameFiles.read(GameFiles.load(file), services.catalog());
    }
    Rules open = rules.rules(services.catalog()).orElse(null);
    List<GameRecord> games = new GameExchange(services.catalog()).read(file, open);
    if (number > games.size()) {
      throw new InputException(
          "There is no game %d in '%s'; it holds %d.".formatted(number, file, games.size()));
    }
    GameTree tree = GameTree.of(games.get(number - 1));
    return new SavedGame(tree, Seats.humans(tree.rules().players()));
  }

  private record Reviewed(GameTree tree, Path kept, int judged, int moves) implements Report {
    private boolean stopped() {
      return judged < moves;
    }

    @Override
    public int exit() {
      return stopped() ? Exit.INTERRUPTED : Exit.DONE;
    }

    @Override
    public Object json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("summary", ReviewTables.summary(tree));
      json.put("stopped", stopped());
      json.put("moves", objects(ReviewTables.moves(tree)));
      json.put("players", objects(ReviewTables.players(tree)));
      if (kept != null) {
        json.put("file", kept.toString());
      }
      return json;
    }

    private static List<Map<String, Object>> objects(DataTable table) {
      List<Map<String, Object>> objects = new ArrayList<>();
      for (List<Object> row : table.rows()) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < row.size(); i++) {
          object.put(table.columns().get(i), row.get(i));
        }
        objects.add(DecidedValues.explained(object));
      }
      return objects;
    }

    @Override
    public void print(PrintWriter out) {
      if (judged == 0) {
        out.println("The review was stopped before a move was judged.");
        return;
      }
      print(ReviewTables.moves(tree), 8, out);
      out.println();
      print(ReviewTables.players(tree), 8, out);
      out.println();
      out.println(ReviewTables.summary(tree) + (stopped() ? " It was stopped." : ""));
      if (kept != null) {
        out.println("Kept in " + kept + ".");
      }
    }

    private static void print(DataTable table, int columns, PrintWriter out) {
      Table printed = new Table(table.columns().subList(0, columns).toArray(String[]::new));
      for (List<Object> row : table.rows()) {
        printed.row(row.subList(0, columns).stream().map(Reviewed::cell).toArray());
      }
      printed.print(out);
    }

    private static Object cell(Object value) {
      return value == null ? "" : value instanceof Double number ? Value.text(number) : value;
    }
  }
}
