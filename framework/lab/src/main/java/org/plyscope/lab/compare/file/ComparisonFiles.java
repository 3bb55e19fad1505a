package org.plyscope.lab.compare.file;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.analysis.Analysis;
import org.plyscope.api.analysis.AnalysisRequest;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.analysis.TreeSize;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchResult;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.compare.Comparisons;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.SafeFile;
import org.plyscope.lab.file.TextFile;
import org.plyscope.wire.ResultForm;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;
import org.plyscope.wire.keys.ComparisonKeys;
import org.plyscope.wire.keys.ExperimentKeys;
import org.plyscope.wire.keys.FileObject;

/** Keeps comparisons in files. */
public final class ComparisonFiles {
  /** How the names of comparison files end, without the dot. */
  public static final String ENDING = "plycompare";

  private static final int LARGEST = 30_000_000;

  private ComparisonFiles() {}

  /**
   * Writes a comparison to a file, which is replaced only when the new one is complete.
   *
   * @throws InputException if the file cannot be written
   */
  public static void save(Comparison comparison, Path file) {
    SafeFile.write("The comparison", file, ComparisonForm.write(comparison));
  }

  /**
   * Reads a comparison.
   *
   * @throws InputException if the file is missing, is no comparison or its game is not installed
   */
  public static Comparison open(Path file, Catalog catalog) {
    try {
      return new ComparisonReader(catalog).read(TextFile.read(file, LARGEST));
    } catch (NoSuchFileException e) {
      throw new InputException("There is no file '" + file + "'.");
    } catch (IOException e) {
      throw new InputException("'" + file + "' cannot be read (" + FileReasons.of(e) + ").");
    }
  }

  /** Reads the output of {@link ComparisonForm}, and files written by hand. */
  private static final class ComparisonReader {
    private static final int DEEPEST = (int) ExperimentKeys.LIMITS.at("depth").most();

    private final Catalog catalog;

    ComparisonReader(Catalog catalog) {
      this.catalog = catalog;
    }

    Comparison read(String text) {
      WireValue root = WireText.readFile(text, "");
      // A newer format may have other keys, so it is looked at before them.
      root.member("format").ifPresent(ComparisonReader::checkFormat);
      return read(FileObject.read(root, ComparisonKeys.FILE));
    }

    private static void checkFormat(WireValue value) {
      long format = value.whole(1, Integer.MAX_VALUE);
      if (format > ComparisonForm.FORMAT) {
        throw new InputException(
            "The comparison was saved by a newer program (format "
                + format
                + "); update this one.");
      }
    }

    private Comparison read(FileObject file) {
      Rules rules = rules(file);
      Limits common = file.find("limits").map(ComparisonReader::limits).orElse(Limits.NONE);
      List<Subject> subjects =
          file.groups("positions").values().stream().map(p -> position(p, rules)).toList();
      List<Configuration> configurations =
          file.groups("configurations").values().stream()
              .map(c -> configuration(c, common))
              .toList();
      ComparisonRequest request =
          ComparisonRequest.of(
                  subjects.isEmpty() ? List.of(Subject.of("Start", Line.of(rules))) : subjects,
                  configurations)
              .withTrace(file.small("trees"));
      List<TreeSize> sizes = sizes(file, request.subjects().size());
      List<Analysis> finished =
          file.groups("results").values().stream().map(r -> search(r, request)).toList();
      return Comparisons.of(request, sizes, finished);
    }

    private Rules rules(FileObject file) {
      WireValue game = file.get("game");
      String id = game.text();
      game.checked(() -> catalog.game(id));
      Optional<WireValue> given = file.find("rules");
      Map<String, String> options = given.map(WireValue::options).orElse(Map.of());
      return given.orElse(game).checked(() -> catalog.rules(id, "", options));
    }

    private static Subject position(FileObject form, Rules rules) {
      String start = form.has("start") ? form.text("start") : Line.of(rules).start();
      return form.value()
          .checked(
              () -> Subject.of(form.text("name"), Line.parse(rules, start, form.texts("moves"))));
    }

    private static Configuration configuration(FileObject form, Limits common) {
      Limits limits = form.find("limits").map(ComparisonReader::limits).orElse(common);
      Configuration made =
          Configuration.of(form.get("agent").agent(), limits).withSeed(form.whole("seed"));
      return form.has("name") ? made.withName(form.text("name")) : made;
    }

    /** Every depth up to the limit is searched and kept, so a large one would fill the memory. */
    private static Limits limits(WireValue value) {
      Limits limits = value.limits();
      if (limits.depth() > DEEPEST) {
        throw value.wrong("a depth up to " + DEEPEST);
      }
      return limits;
    }

    private static List<TreeSize> sizes(FileObject file, int subjects) {
      if (!file.has("sizes")) {
        return Comparisons.uncounted(subjects);
      }
      List<TreeSize> sizes =
          file.groups("sizes").values().stream().map(ComparisonReader::size).toList();
      if (sizes.size() != subjects) {
        throw file.get("sizes").wrong("a list with one entry for each position");
      }
      return sizes;
    }

    private static TreeSize size(FileObject form) {
      double[] full = form.get("full").numbers();
      double[] minimal = form.get("minimal").numbers();
      if (full.length == 0 || full.length != minimal.length) {
        throw form.get("minimal").wrong("a list as long as 'full', both with the root");
      }
      return TreeSize.of(full, minimal, form.small("exact"));
    }

    private static Analysis search(FileObject form, ComparisonRequest request) {
      List<Configuration> configurations = request.configurations();
      int c = (int) form.get("configuration").whole(0, configurations.size() - 1);
      int s = (int) form.get("position").whole(0, request.subjects().size() - 1);
      Limits limits = limits(form.get("limits"));
      Line line = request.subjects().get(s).line();
      SearchResult result = ResultForm.read(form.get("result"), line.state());
      AnalysisRequest search = AnalysisRequest.of(line, configurations.get(c).withLimits(limits));
      return new Analysis(search, result, null);
    }
  }
}
