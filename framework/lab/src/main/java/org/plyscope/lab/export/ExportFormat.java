package org.plyscope.lab.export;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The kinds of files a view can become. */
public enum ExportFormat {
  /** A picture in pixels, twice as many in each direction as the view has. */
  PNG("PNG picture", true),
  /** A picture that can be enlarged and edited. */
  SVG("SVG drawing", true),
  /** A picture that can be enlarged, for papers. */
  PDF("PDF figure", true),
  /** A chart that TeX draws, with its data beside it as comma-separated values. */
  TEX("pgfplots chart (TeX and CSV)", false),
  /** A table for spreadsheets. */
  CSV("CSV table", false),
  /** Tables for programs. */
  JSON("JSON tables", false);

  private final String title;
  private final boolean picture;

  ExportFormat(String title, boolean picture) {
    this.title = title;
    this.picture = picture;
  }

  /** Returns the display name: for example {@code "SVG drawing"}. */
  public String title() {
    return title;
  }

  /** Distinguishes pictures from tables. */
  public boolean picture() {
    return picture;
  }

  /** Returns how the names of such files end: for example {@code ".svg"}. */
  public String suffix() {
    return "." + name().toLowerCase(Locale.ROOT);
  }

  /**
   * Finds the format by the name of a file. Returns the format, empty if the name ends otherwise.
   */
  public static Optional<ExportFormat> of(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    return Stream.of(values()).filter(format -> name.endsWith(format.suffix())).findFirst();
  }
}
