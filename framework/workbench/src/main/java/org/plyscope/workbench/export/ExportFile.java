package org.plyscope.workbench.export;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import javax.swing.JComponent;
import org.plyscope.api.table.DataTable;
import org.plyscope.lab.export.ExportFormat;
import org.plyscope.lab.export.FigureStyle;
import org.plyscope.lab.export.Length;
import org.plyscope.lab.export.TableText;
import org.plyscope.lab.file.SafeFile;
import org.plyscope.ui.chart.PgfPlots;
import org.plyscope.workbench.export.picture.Picture;
import org.plyscope.workbench.file.FileNames;

/**
 * A file to be written, with its content; taken from a view on the user-interface thread, written
 * elsewhere.
 */
record ExportFile(Path file, SafeFile.Content content) {
  /** As wide as the text around it, in TeX. */
  private static final String LINE = "\\linewidth";

  /** Takes a picture. */
  static ExportFile picture(Path file, Picture picture) {
    return new ExportFile(file, picture::write);
  }

  /** Takes tables: JSON holds several; of CSV each gets a file, named after it. */
  static List<ExportFile> tables(Path file, ExportFormat format, List<DataTable> tables) {
    if (format == ExportFormat.JSON) {
      return List.of(text(file, () -> TableText.json(tables)));
    }
    List<ExportFile> files = new ArrayList<>();
    for (DataTable table : tables) {
      Path target = tables.size() == 1 ? file : beside(file, table);
      files.add(text(target, () -> TableText.csv(table)));
    }
    return files;
  }

  /** Takes the charts of a view, as TeX with their numbers beside them. */
  static List<ExportFile> tex(Path file, JComponent view, FigureStyle style) {
    String name = file.getFileName().toString();
    String stem = name.substring(0, name.length() - ExportFormat.TEX.suffix().length());
    String width = style.wide().map(w -> w.unit().equals("px") ? LINE : tight(w)).orElse(LINE);
    List<ExportFile> files = new ArrayList<>();
    PgfPlots.files(PgfPlots.charts(view), stem, width, style.caption())
        .forEach((own, content) -> files.add(text(file.resolveSibling(own), () -> content)));
    return files;
  }

  private static String tight(Length width) {
    return width.toString().replace(" ", "");
  }

  private static Path beside(Path file, DataTable table) {
    String name = file.getFileName().toString();
    String suffix = ExportFormat.CSV.suffix();
    String stem = name.endsWith(suffix) ? name.substring(0, name.length() - suffix.length()) : name;
    return file.resolveSibling(stem + "-" + FileNames.plain(table.name()) + suffix);
  }

  private static ExportFile text(Path file, Text text) {
    return new ExportFile(file, out -> out.write(text.write().getBytes(StandardCharsets.UTF_8)));
  }

  /** Writes the file. */
  void write(BooleanSupplier cancelled) throws InterruptedException {
    SafeFile.write("The view", file, cancelled, content);
  }

  /** Returns the content of a text file. */
  String text() {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      content.write(bytes);
      return bytes.toString(StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Makes a text when it is needed. */
  @FunctionalInterface
  private interface Text {
    String write() throws IOException;
  }
}
