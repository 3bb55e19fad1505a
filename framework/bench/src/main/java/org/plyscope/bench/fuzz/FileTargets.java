package org.plyscope.bench.fuzz;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.database.Database;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.PartFile;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.experiment.archive.ArchiveReader;
import org.plyscope.experiment.file.ExperimentFile;
import org.plyscope.experiment.file.tree.Overrides;
import org.plyscope.experiment.run.TemporaryFolder;
import org.plyscope.experiment.tune.TuningFile;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.catalog.OwnPreset;
import org.plyscope.lab.compare.file.ComparisonFiles;
import org.plyscope.lab.fuzz.FuzzTarget;
import org.plyscope.lab.fuzz.FuzzTarget.Form;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.inspect.PluginFile;
import org.plyscope.plugins.site.Site;
import org.plyscope.wire.BookForm;
import org.plyscope.wire.WireText;

/** Files that a user opens, or names in the options of an agent. */
final class FileTargets {
  private final Catalog catalog;
  private final Path scratch;
  private long files;

  private FileTargets(Catalog catalog, Path scratch) {
    this.catalog = catalog;
    this.scratch = Samples.folder(scratch, "files");
  }

  static List<FuzzTarget> of(Catalog catalog, Path scratch) {
    return new FileTargets(catalog, scratch).all();
  }

  private List<FuzzTarget> all() {
    List<FuzzTarget> targets = new ArrayList<>();
    targets.add(
        FuzzTarget.text(
            "experiments",
            Form.JSON,
            List.of(
                Samples.text("files/run.plyscope.json"), Samples.text("files/suite.plyscope.json")),
            text -> ExperimentFile.read(text, scratch, catalog)));
    targets.add(
        FuzzTarget.text(
            "catalogs of sites",
            Form.JSON,
            List.of(Samples.text("files/plyscope-site.json")),
            text -> Site.read(text, URI.create("https://example.org/plyscope-site.json"))));
    targets.add(usedFiles());
    targets.add(
        FuzzTarget.text(
            "changes of experiments",
            List.of("seed=8", "agents.ab.depth={\"each\": [1, 2]}", "game.rules=standard"),
            change ->
                Overrides.apply(
                    WireText.readFile(Samples.text("files/run.plyscope.json"), ""),
                    List.of(change))));
    targets.add(
        FuzzTarget.text(
            "tunings",
            Form.JSON,
            List.of(Samples.text("files/tuning.plyscope.json")),
            text -> TuningFile.read(WireText.readFile(text, ""), scratch, catalog)));
    targets.add(
        FuzzTarget.text(
            "presets",
            Form.JSON,
            List.of(Samples.text("tuning/tuned.plypreset")),
            OwnPreset::read));
    targets.add(file("comparisons", Form.JSON, "kalah.plycompare", this::compare));
    targets.add(
        FuzzTarget.text(
            "books",
            Form.JSON_LINES,
            List.of(Samples.text("files/kalah.plybook")),
            text -> BookForm.read(text, rules("kalah"))));
    targets.add(file("databases", Form.DATABASE, "endgames.plydata", FileTargets::open));
    targets.add(
        agent(
            "played books",
            Form.JSON_LINES,
            "kalah.plybook",
            "kalah",
            "with-book:agent=random,book=book-file[file=%s]"));
    targets.add(
        agent(
            "probed databases",
            Form.DATABASE,
            "endgames.plydata",
            "checkers",
            "alpha-beta:endgames=checkers-endgames[file=%s]"));
    targets.add(
        agent("models", Form.MESSAGE, "kalah.onnx", "kalah", "neural:model=%s,encoding=seeds"));
    Samples.write(scratch.resolve("good.onnx"), Samples.bytes("files/kalah.onnx"));
    targets.add(
        agent(
            "descriptions of models",
            Form.JSON,
            "description.json",
            "kalah",
            "neural:model=" + scratch.resolve("good.onnx") + ",description=%s"));
    targets.add(pluginJars());
    targets.add(file("archives of runs", Form.ZIP, "run.zip", FileTargets::unpack));
    return targets;
  }

  /** Files with agents that an experiment uses. */
  private FuzzTarget usedFiles() {
    Path used = scratch.resolve("used.plyscope.json");
    String main =
        Samples.text("files/run.plyscope.json")
            .replace("\"seed\": 7", "\"seed\": 7, \"use\": [\"used.plyscope.json\"]");
    return FuzzTarget.text(
        "files used by experiments",
        Form.JSON,
        List.of("{\"plyscope\": 1, \"agents\": {\"first\": {\"use\": \"first-move\"}}}"),
        text -> {
          Samples.write(used, text.getBytes(StandardCharsets.UTF_8));
          ExperimentFile.read(main, scratch, catalog);
        });
  }

  /** Jars of plugins; only their manifest is read. */
  private FuzzTarget pluginJars() {
    FuzzTarget jars = file("plugin jars", Form.ZIP, "plugin.jar", FileTargets::inspect);
    return new FuzzTarget(
        jars.name(),
        jars.form(),
        jars.samples(),
        input -> {
          try {
            jars.reader().read(input);
          } catch (PluginException e) {
            throw new InputException(e.getMessage());
          }
        });
  }

  private static void unpack(Path archive) throws InterruptedException {
    try (ArchiveReader reader = ArchiveReader.open(archive);
        TemporaryFolder folder = new TemporaryFolder("plyscope-fuzz")) {
      reader.unpack(folder.path(), () -> false);
    }
  }

  private static void inspect(Path jar) {
    PluginFile.symbolicName(jar);
  }

  private Rules rules(String game) {
    return catalog.rules(game, "", Map.of());
  }

  /** Makes a target that reads a file, under a new name each time, because some are remembered. */
  private FuzzTarget file(String name, Form form, String sample, FileReader reader) {
    return new FuzzTarget(
        name,
        form,
        List.of(Samples.bytes("files/" + sample)),
        input -> {
          Path file = scratch.resolve(files++ + "-" + sample);
          Files.write(file, input);
          try {
            reader.read(file);
          } finally {
            Files.delete(file);
          }
        });
  }

  /** Reads a file. */
  @FunctionalInterface
  private interface FileReader {
    void read(Path file) throws IOException, InterruptedException;
  }

  /** Makes a target of an agent that uses a file, and moves once. */
  private FuzzTarget agent(String name, Form form, String sample, String game, String text) {
    return file(
        name,
        form,
        sample,
        file -> {
          Rules rules = rules(game);
          Line line = Line.of(rules);
          try (Agent agent =
              catalog.createForgetful(catalog.agent(rules, text.formatted(file)), rules)) {
            agent.search(SearchRequest.of(line, Limits.depth(1)), new SearchListener() {});
          }
        });
  }

  private static void open(Path file) {
    Database database = Database.open(PartFile.find(file.toString(), List.of(file.getParent())));
    database.facts();
    for (int i = 0; i < database.sections(); i++) {
      database.section(i).capacity();
    }
  }

  private void compare(Path file) {
    Comparison comparison = ComparisonFiles.open(file, catalog);
    int depth = comparison.commonDepth();
    comparison.rows(depth);
    comparison.tables(depth);
    comparison.remark(depth);
  }
}
