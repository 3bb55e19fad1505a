package org.plyscope.bench.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.format.GameFormat;
import org.plyscope.api.format.GameRecord;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.option.Option;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.api.trace.read.TraceOrigin;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.fuzz.FuzzTarget;
import org.plyscope.lab.fuzz.FuzzTarget.Form;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.play.MoveTexts;
import org.plyscope.lab.play.Seats;
import org.plyscope.lab.play.file.GameFiles;
import org.plyscope.lab.play.file.SavedGame;
import org.plyscope.lab.position.PositionCollections;
import org.plyscope.lab.position.PositionLibrary;
import org.plyscope.lab.position.SavedPosition;
import org.plyscope.lab.trace.RecordedTrace;
import org.plyscope.lab.trace.TracePolicy;
import org.plyscope.lab.trace.file.TraceFiles;

/** Everything of the lab, of runs and of the installed plugins that reads text or files. */
public final class ParserTargets {
  private static final int NODES = 1_000;
  private static final int PLIES = 12;

  private final Catalog catalog;
  private final Path scratch;

  private ParserTargets(Catalog catalog, Path scratch) {
    this.catalog = catalog;
    this.scratch = scratch;
  }

  /**
   * Returns all targets.
   *
   * @param catalog the games, agents and formats
   * @param scratch a folder for files that are read
   */
  public static List<FuzzTarget> of(Catalog catalog, Path scratch) {
    List<FuzzTarget> targets = new ArrayList<>(new ParserTargets(catalog, scratch).all());
    Stream.of(
            FileTargets.of(catalog, scratch),
            FolderTargets.of(catalog, scratch),
            ProgramTargets.of(catalog))
        .flatMap(List::stream)
        .filter(ParserTargets::readsItsSamples)
        .forEach(targets::add);
    return targets;
  }

  /** Samples that come with the program are of games and agents that may not be installed. */
  private static boolean readsItsSamples(FuzzTarget target) {
    try {
      for (byte[] sample : target.samples()) {
        target.reader().read(sample);
      }
      return true;
    } catch (InputException e) {
      return false;
    } catch (Exception e) {
      throw new IllegalStateException("The target '" + target.name() + "' fails", e);
    }
  }

  private List<FuzzTarget> all() {
    List<FuzzTarget> targets = new ArrayList<>();
    List<byte[]> traces = new ArrayList<>();
    List<String> games = new ArrayList<>();
    List<SavedPosition> saved = new ArrayList<>();
    for (Game game : catalog.games()) {
      Rules rules = catalog.rules(game.id(), "", Map.of());
      Line line = randomLine(rules);
      targets.add(positions(rules, line));
      targets.add(moves(line));
      targets.add(options(game));
      targets.add(agents(rules));
      games.add(
          GameFiles.write(
              new SavedGame(GameTree.of(GameRecord.of(line)), Seats.humans(rules.players()))));
      saved.add(
          SavedPosition.of(
              "From " + game.id(), List.of("tag"), rules, line.position(), Instant.EPOCH));
      traces.add(traceSample(line, scratch));
    }
    targets.add(
        FuzzTarget.text("saved games", Form.JSON, games, text -> GameFiles.read(text, catalog)));
    targets.add(new FuzzTarget("traces", Form.ZIP, traces, this::readTrace));
    targets.add(collections(saved));
    targets.add(new FuzzTarget("position libraries", Form.JSON, library(saved), this::readLibrary));
    targets.add(limits());
    catalog.parts(GameFormat.class).forEach(format -> format(format, targets));
    return targets;
  }

  private static Line randomLine(Rules rules) {
    SplittableRandom random = new SplittableRandom(7);
    MoveList scratch = new MoveList();
    Line line = Line.of(rules);
    State state = line.state();
    for (int i = 0; i < PLIES && !state.over(); i++) {
      long move = state.randomMove(random, scratch);
      line = line.then(move);
      state.play(move);
    }
    return line;
  }

  private static FuzzTarget positions(Rules rules, Line line) {
    List<String> samples = new ArrayList<>(List.of(rules.initial().position(), line.position()));
    rules.positions().stream().map(NamedPosition::position).forEach(samples::add);
    return FuzzTarget.text("positions of " + rules.game().id(), samples, rules::parse);
  }

  private static FuzzTarget moves(Line line) {
    Line start = Line.of(line.rules());
    return FuzzTarget.text(
        "moves of " + line.rules().game().id(),
        List.of(String.join(" ", line.texts()), String.join(",", line.texts())),
        text -> MoveTexts.play(start, text));
  }

  private FuzzTarget options(Game game) {
    List<String> samples = new ArrayList<>(List.of("players=2"));
    for (Option<?> option : game.options()) {
      samples.add(option.id() + "=" + option.standard());
    }
    return FuzzTarget.text(
        "options of " + game.id(),
        samples,
        text -> {
          int equals = text.indexOf('=');
          String key = equals < 0 ? text : text.substring(0, equals);
          catalog.rules(game.id(), "", Map.of(key, text.substring(equals + 1)));
        });
  }

  private FuzzTarget agents(Rules rules) {
    List<String> samples = new ArrayList<>(List.of("alpha-beta:table=1,pvs=true", "x:a=b[c=d]"));
    catalog.agentsFor(rules).stream().map(InstalledAgent::text).forEach(samples::add);
    return FuzzTarget.text(
        "agents for " + rules.game().id(), samples, text -> catalog.agent(rules, text));
  }

  private FuzzTarget collections(List<SavedPosition> saved) {
    Rules open = catalog.rules(catalog.games().get(0).id(), "", Map.of());
    return FuzzTarget.text(
        "files of positions",
        List.of(PositionCollections.write(saved, catalog)),
        text -> PositionCollections.read(text, catalog, open, "file"));
  }

  private List<byte[]> library(List<SavedPosition> saved) {
    new PositionLibrary(scratch).add(saved);
    return List.of(bytes(scratch.resolve(PositionLibrary.FILE)));
  }

  /** Reading a library never fails; it reports what is wrong. */
  private void readLibrary(byte[] input) throws IOException {
    Files.write(scratch.resolve(PositionLibrary.FILE), input);
    new PositionLibrary(scratch).all();
  }

  private void readTrace(byte[] input) throws IOException {
    TraceFiles.load(Files.write(scratch.resolve("damaged" + TraceFiles.EXTENSION), input), catalog);
  }

  private static FuzzTarget limits() {
    return FuzzTarget.text(
        "limits",
        List.of("depth=4, nodes=1000, iterations=7, time=2000ms", "time=1.5s", "depth=1"),
        Limits::parse);
  }

  private void format(GameFormat format, List<FuzzTarget> targets) {
    for (Game game : catalog.games()) {
      Rules rules = catalog.rules(game.id(), "", Map.of());
      if (format.supports(rules)) {
        String text = format.write(rules, List.of(GameRecord.of(randomLine(rules))));
        targets.add(
            FuzzTarget.text(
                format.name() + " of " + game.id(),
                List.of(text, text + text),
                input -> format.read(rules, input)));
      }
    }
  }

  private static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] traceSample(Line line, Path scratch) {
    Path file = scratch.resolve("sample" + TraceFiles.EXTENSION);
    RecordedTrace trace =
        RecordedTrace.recording(
            line,
            TraceOrigin.of(AgentSpec.of("sample"), Limits.depth(2), 1),
            NODES,
            TracePolicy.SAMPLE);
    SearchCounters counters = new SearchCounters();
    record(trace, line.state(), TraceRecorder.NO_PARENT, MoveList.NONE, 0, counters);
    MoveList moves = new MoveList();
    line.state().moves(moves);
    SearchResult result =
        SearchResult.builder(moves.get(0)).value(0.5).counts(counters.counts()).build();
    try {
      TraceFiles.save(trace.finish(), result, file, () -> false);
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException("the search is never cancelled", e);
    }
  }

  private static void record(
      RecordedTrace trace, State state, int parent, long move, int ply, SearchCounters counters) {
    int node = trace.open(parent, move, 0, state.toMove());
    counters.node(ply);
    if (ply < 2 && !state.over()) {
      MoveList moves = new MoveList();
      int count = state.moves(moves);
      for (int i = 0; i < count; i++) {
        state.play(moves.get(i));
        record(trace, state, node, moves.get(i), ply + 1, counters);
        state.undo();
      }
      trace.close(node, 1, Bound.EXACT, NodeEnd.EXPANDED, 0);
    } else {
      trace.window(node, -1, 1);
      trace.close(node, 0.5, Bound.EXACT, NodeEnd.LEAF, 0);
    }
  }
}
