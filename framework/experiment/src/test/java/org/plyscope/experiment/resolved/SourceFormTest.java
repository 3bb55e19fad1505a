package org.plyscope.experiment.resolved;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.game.Line;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.Samples;
import org.plyscope.experiment.file.ExperimentFile;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;
import org.plyscope.wire.keys.ExperimentKeys;
import org.plyscope.wire.keys.FileKey;

class SourceFormTest {
  private static final String GAMES =
      """
      { "plyscope": 1, "name": "All of it", "notes": ["one", "two"], "seed": 7,
        "study": { "number": "002", "item": "Table 1", "title": "Who wins", "claim": "The first",
          "differs": "Nothing", "sameQuestion": false },
        "game": { "id": "tic-tac-toe" },
        "agents": {
          "s{depth}-{nodes}": { "use": "seeded", "zip": ["depth", "nodes"],
            "depth": { "each": [1, 2] }, "nodes": { "each": ["5", "9"] } },
          "first": { "use": "first", "depth": 1, "nodes": 10, "iterations": 20, "time": "30ms",
            "perGame": "60s+0.5s" } },
        "format": { "type": "gauntlet", "first": "first", "against": "s*" },
        "openings": { "randomPlies": 2, "count": 5 },
        "blocks": 6, "seats": "rotate",
        "limits": { "watchdog": "5s", "margin": "70ms" },
        "adjudicate": { "plies": 40, "repetition": 3, "score": {
          "draw": { "from": 4, "moves": 5, "value": 0.25 },
          "resign": { "moves": 6, "value": 0.5 } } },
        "stop": { "games": 9, "time": "2h", "sprt": { "pair": ["first", "s1-5"], "elo": [0, 20.5],
          "alpha": 0.02, "beta": 0.1, "normalised": true } },
        "workers": { "heap": "1g", "stack": "2m", "flags": ["-Xint"], "inProcess": true },
        "published": [
          { "agent": "s{depth}-{nodes}", "against": "first", "seat": 1, "score": 0.5, "wins": 0.4,
            "firstPlayer": 0.5, "pairings": 1, "seconds": 2.5, "nodes": 100, "moves": 8,
            "movesLeft": 2, "depth": 4, "games": 12, "source": "A paper", "note": "A note" },
          { "agent": "first", "score": 0.25 } ] }
      """;

  private static final String SUITE =
      """
      { "plyscope": 1, "name": "A suite", "seed": 1, "game": { "id": "tic-tac-toe" },
        "agents": { "first": { "use": "first", "depth": 1 } },
        "format": { "type": "suite", "playOn": 3, "defender": "first",
          "problems": [{ "name": "corner", "position": "%s", "keys": ["%s"], "status": "exact",
            "outcome": "win", "source": "A book" }],
          "positions": ["%s"] },
        "blocks": 2,
        "published": [{ "agent": "first", "problem": "corner", "nodes": 3, "source": "A book" }] }
      """;

  /** Keys whose content is written out under other keys. */
  private static final Set<String> WRITTEN_OUT =
      Set.of(
          "$schema",
          "from",
          "set",
          "use",
          "study.file",
          "game.rules",
          "game.options",
          "agents.options",
          "format.rows",
          "format.columns",
          "format.pairs",
          "format.reach",
          "format.file",
          "openings.positions",
          "openings.file",
          "openings.balanced",
          "limits.default");

  @TempDir Path folder;
  private final Catalog catalog = Samples.catalog();

  private Experiment read(String text) {
    return ExperimentFile.read(text, folder, catalog);
  }

  private String suite() {
    Line line = Line.of(catalog.rules("tic-tac-toe", "", Map.of()));
    String move = line.state().text(line.state().legalMoves()[0]);
    return SUITE.formatted(line.position(), move, line.position());
  }

  @Test
  void everyKeyOfTheFileComesBack() {
    for (String text : List.of(GAMES, suite())) {
      Experiment experiment = read(text);
      Experiment again = read(SourceForm.write(experiment));
      assertThat(comparable(again)).isEqualTo(comparable(experiment));
      assertThat(SourceForm.write(again)).isEqualTo(SourceForm.write(experiment));
    }
  }

  /** The format of games is written as pairs, and openings by the positions they lead to. */
  private static Map<String, Object> comparable(Experiment experiment) {
    Map<String, Object> form = new LinkedHashMap<>(ResolvedForm.write(experiment));
    form.remove("tournament");
    form.put("lineups", experiment.tournament().lineups());
    form.put("seats", experiment.tournament().seats());
    form.put("blocks", experiment.tournament().blocks());
    form.put("problems", experiment.tournament().problems());
    form.put("defender", experiment.tournament().defender());
    form.put(
        "openings",
        experiment.tournament().openings().stream()
            .map(opening -> opening.line(experiment.rules()).position())
            .toList());
    return form;
  }

  @Test
  void theFilesOfThisTestHaveEveryKeyThatIsDeclared() {
    Set<String> declared = new TreeSet<>();
    ExperimentKeys.FILE.keys().forEach(key -> declare(key, "", declared));
    declared.removeIf(
        path -> WRITTEN_OUT.stream().anyMatch(p -> path.equals(p) || path.startsWith(p + ".")));
    Set<String> written = new TreeSet<>();
    for (String text : List.of(GAMES, suite())) {
      collect(WireText.readFile(text, ""), ExperimentKeys.FILE, "", written);
    }
    assertThat(written).containsAll(declared);
  }

  private static void declare(FileKey key, String before, Set<String> all) {
    String path = before + key.id();
    boolean named = key.kind() == FileKey.Kind.LIST || key.kind() == FileKey.Kind.MAP;
    List<FileKey> inner = named ? key.keys().get(0).keys() : key.keys();
    if (inner.isEmpty()) {
      all.add(path);
    }
    inner.forEach(one -> declare(one, path + ".", all));
  }

  private static void collect(WireValue value, FileKey key, String path, Set<String> all) {
    List<WireValue> objects = new ArrayList<>();
    if (key.kind() == FileKey.Kind.LIST || key.kind() == FileKey.Kind.MAP) {
      objects.addAll(value.isList() ? value.list() : value.members().values());
    } else {
      objects.add(value);
    }
    List<FileKey> keys = objects.get(0) == value ? key.keys() : key.keys().get(0).keys();
    all.add(path);
    for (WireValue object : objects) {
      if (object.isObject()) {
        object
            .members()
            .forEach(
                (id, one) ->
                    keys.stream()
                        .filter(k -> k.id().equals(id))
                        .forEach(k -> collect(one, k, path.isEmpty() ? id : path + "." + id, all)));
      }
    }
  }
}
