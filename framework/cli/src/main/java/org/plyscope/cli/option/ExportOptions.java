package org.plyscope.cli.option;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyscope.api.InputException;
import org.plyscope.lab.catalog.NearMatches;
import org.plyscope.lab.export.ExportFormat;
import org.plyscope.lab.export.FigureStyle;
import org.plyscope.lab.export.Length;
import org.plyscope.lab.export.ViewExports;
import org.plyscope.lab.export.ViewExports.Request;
import picocli.CommandLine.Option;

/** The options that choose which views of a search become files. */
public final class ExportOptions {
  private static final int SMALLEST = 50;
  private static final int LARGEST = 8_000;
  private static final Pattern SIZE = Pattern.compile("(\\d{1,5})x(\\d{1,5})");

  /** The id of a view has at least two letters, so that a drive letter is not mistaken for one. */
  private static final Pattern PREFIX = Pattern.compile("([a-z][a-z0-9-]+)(?:/([^:/]+))?:(.+)");

  @Option(
      names = "--export",
      paramLabel = "[VIEW[/TABLE]:]FILE",
      description =
          "Write a view to a file that ends with .png, .pdf, .svg, .tex (charts, for pgfplots),"
              + " .csv or .json; may be repeated. Without a view, analyse draws the search tree and"
              + " writes the result, compare draws the nodes per ply and writes the comparison.")
  private List<String> exports = List.of();

  @Option(
      names = "--view",
      paramLabel = "ID",
      description = "The view for exports that name none, for example board or ply-chart.")
  private String view;

  @Option(
      names = "--size",
      paramLabel = "WxH",
      defaultValue = "1200x800",
      description = "How large a view is in pixels; 1200x800 if not given.")
  private String size;

  @Option(
      names = "--theme",
      paramLabel = "light|dark",
      defaultValue = "light",
      description = "The colours of pictures; light if not given.")
  private String theme;

  @Option(
      names = "--width",
      paramLabel = "LENGTH",
      description =
          "How wide a figure is on paper or in pixels, such as 8.5cm, 170mm, 345pt or 800px; its"
              + " margins are cut off, and .png gets 300 dpi. Without it .png has twice the"
              + " --size.")
  private String width;

  @Option(
      names = "--height",
      paramLabel = "LENGTH",
      description =
          "How high the view of a figure with --width is; follows from --size if not given.")
  private String height;

  @Option(
      names = "--caption",
      paramLabel = "TEXT",
      arity = "0..1",
      fallbackValue = ViewExports.AUTOMATIC,
      description = "Write a text below figures; without TEXT game, rules, position and agent.")
  private String caption;

  @Option(
      names = "--ground",
      paramLabel = "plain|transparent",
      defaultValue = "plain",
      description = "The ground of figures; plain if not given, which is white in light colours.")
  private String ground;

  /**
   * The default content of an export.
   *
   * @param picture the view that is drawn
   * @param data the view whose tables are written
   */
  public record Standard(String picture, String data) {
    private String view(ExportFormat format) {
      return format.picture() || format == ExportFormat.TEX ? picture : data;
    }
  }

  public boolean any() {
    return !exports.isEmpty();
  }

  /** Returns what to write; problems are reported before the search, not after. */
  public List<Request> requests(Supplier<Optional<ViewExports>> service, Standard standard) {
    if (exports.isEmpty()) {
      return List.of();
    }
    ViewExports there =
        service
            .get()
            .orElseThrow(
                () -> new InputException("There are no views to export; install the workbench."));
    Matcher matcher = SIZE.matcher(size);
    if (!matcher.matches()) {
      throw new InputException("The size '" + size + "' must be two numbers such as 1200x800.");
    }
    int wide = length(matcher.group(1));
    int high = length(matcher.group(2));
    if (!theme.equals("light") && !theme.equals("dark")) {
      throw new InputException("The theme '" + theme + "' must be light or dark.");
    }
    FigureStyle style = style();
    List<Request> requests = new ArrayList<>();
    for (String text : exports) {
      requests.add(request(text, standard, there.views(), wide, high, style));
    }
    return requests;
  }

  private FigureStyle style() {
    if (!ground.equals("plain") && !ground.equals("transparent")) {
      throw new InputException("The ground '" + ground + "' must be plain or transparent.");
    }
    if (width == null && height != null) {
      throw new InputException("A --height needs a --width.");
    }
    return new FigureStyle(
        theme.equals("dark"),
        ground.equals("transparent"),
        width == null ? null : Length.parse(width),
        height == null ? null : Length.parse(height),
        caption == null ? "" : caption,
        width != null);
  }

  private static int length(String digits) {
    int length = Integer.parseInt(digits);
    if (length < SMALLEST || length > LARGEST) {
      throw new InputException(
          "A view cannot be %d pixels large; it must be from %d to %d."
              .formatted(length, SMALLEST, LARGEST));
    }
    return length;
  }

  private Request request(
      String text, Standard standard, List<String> views, int wide, int high, FigureStyle style) {
    Matcher matcher = PREFIX.matcher(text);
    boolean named = matcher.matches();
    Path file = OutputFiles.place("The view", named ? matcher.group(3) : text);
    ExportFormat format =
        ExportFormat.of(file)
            .orElseThrow(
                () ->
                    new InputException(
                        "The name '%s' must end with .png, .pdf, .svg, .tex, .csv or .json."
                            .formatted(file.getFileName())));
    String id = named ? matcher.group(1) : view != null ? view : standard.view(format);
    if (!views.contains(id)) {
      throw NearMatches.unknown("view", id, views);
    }
    String table = named && matcher.group(2) != null ? matcher.group(2) : "";
    return new Request(id, table, file, format, wide, high, style);
  }
}
