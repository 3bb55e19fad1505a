package org.plyscope.workbench.export;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyscope.api.InputException;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.View;
import org.plyscope.lab.export.ExportFormat;
import org.plyscope.lab.export.FigureStyle;
import org.plyscope.ui.chart.PgfPlots;
import org.plyscope.workbench.dock.OpenView;
import org.plyscope.workbench.file.FileNames;

/** The chosen export; knows which settings fit together. */
final class ExportModel {
  private final String about;
  private Path folder;
  private OpenView view;
  private List<DataTable> tables = List.of();
  private ExportFormat format;
  private boolean chart;
  private int table = -1;
  private String name = "";
  private boolean named;
  private FigureChoice figure;
  private final String standardCaption;
  private String proposedCaption;
  private String caption;

  /**
   * Starts with a view.
   *
   * @param about words that describe the content of the screen, for names of files, unless a view
   *     has a subject of its own
   * @param caption the caption of a picture, likewise
   */
  ExportModel(String about, String caption, ExportMemory memory, OpenView view) {
    this.about = about;
    this.standardCaption = caption;
    this.proposedCaption = caption;
    this.caption = caption;
    this.folder = memory.place();
    this.format = memory.format();
    this.figure = memory.figure();
    choose(view);
  }

  /** Chooses a view; keeps the format if the view has it. */
  void choose(OpenView next) {
    view = next;
    tables = List.copyOf(next.view().tables());
    chart = !PgfPlots.charts(next.view().component()).isEmpty();
    table = -1;
    if (!formats().contains(format)) {
      format = ExportFormat.PNG;
    }
    propose();
    if (caption.equals(proposedCaption)) {
      proposedCaption = subject().map(text -> text + ".").orElse(standardCaption);
      caption = proposedCaption;
    }
  }

  private Optional<String> subject() {
    Object subject = view.view().component().getClientProperty(View.SUBJECT);
    return Optional.ofNullable(subject).map(Object::toString);
  }

  /** Chooses a format. */
  void choose(ExportFormat next) {
    format = next;
    propose();
  }

  /** Chooses one table, or all with a negative number. */
  void table(int index) {
    table = index;
  }

  /** Takes a name as the user wrote it; from now on none is proposed. */
  void name(String text) {
    named |= !text.equals(name);
    name = text;
  }

  /** Takes a file the user has picked. */
  void file(Path file) {
    folder = file.toAbsolutePath().getParent();
    name(file.getFileName().toString());
  }

  private void propose() {
    if (named) {
      String stem = name;
      for (ExportFormat old : ExportFormat.values()) {
        if (stem.endsWith(old.suffix())) {
          stem = stem.substring(0, stem.length() - old.suffix().length());
        }
      }
      name = stem + format.suffix();
    } else {
      name = FileNames.plain(view.title() + " " + subject().orElse(about)) + format.suffix();
    }
  }

  OpenView view() {
    return view;
  }

  List<DataTable> tables() {
    return tables;
  }

  ExportFormat format() {
    return format;
  }

  String name() {
    return name;
  }

  /** Returns the folder the file goes to; the name may have one of its own. */
  Path folder() {
    Path own = suggested().getParent();
    return own == null ? folder : own;
  }

  /** Returns the file, if the name contains one. */
  Path suggested() {
    try {
      return folder.resolve(name.strip()).normalize();
    } catch (InvalidPathException e) {
      return folder.resolve("unnamed");
    }
  }

  ExportMemory memory() {
    return new ExportMemory(folder().toString(), format, figure);
  }

  /** Returns the formats the view has: tables only where there is data. */
  List<ExportFormat> formats() {
    return Stream.of(ExportFormat.values()).filter(this::offers).toList();
  }

  private boolean offers(ExportFormat one) {
    return one.picture() || (one == ExportFormat.TEX ? chart : !tables.isEmpty());
  }

  FigureChoice figure() {
    return figure;
  }

  /** Chooses how pictures look. */
  void figure(FigureChoice next, String text) {
    figure = next;
    caption = text;
  }

  String caption() {
    return caption;
  }

  /**
   * Returns how the picture looks.
   *
   * @throws InputException if a length is invalid
   */
  FigureStyle style() {
    return figure.style(caption);
  }

  /** Returns the file and its tables, if the view is written for TeX. */
  List<ExportFile> tex() {
    return ExportFile.tex(file(), view.view().component(), style());
  }

  /** Returns the tables that were chosen. */
  List<DataTable> chosenTables() {
    return table < 0 ? tables : List.of(tables.get(table));
  }

  /**
   * Returns the files that will be written: of several tables as CSV, one each.
   *
   * @throws InputException if the name or a length makes no sense
   */
  List<Path> targets() {
    if (format.picture()) {
      style();
      return List.of(file());
    }
    List<ExportFile> files =
        format == ExportFormat.TEX ? tex() : ExportFile.tables(file(), format, chosenTables());
    return files.stream().map(ExportFile::file).toList();
  }

  /**
   * Returns the file.
   *
   * @throws InputException if the name makes no sense
   */
  Path file() {
    if (name.isBlank()) {
      throw new InputException("Give the file a name.");
    }
    try {
      Path file = folder.resolve(name.strip());
      if (file.getFileName() == null || name.strip().endsWith("/")) {
        throw new InputException("'" + file + "' is a folder; add the name of the file.");
      }
      Path completed =
          ExportFormat.of(file).filter(f -> f == format).isPresent()
              ? file
              : file.resolveSibling(file.getFileName() + format.suffix());
      if (!Files.isDirectory(completed.getParent())) {
        throw new InputException("There is no folder '" + completed.getParent() + "'.");
      }
      return completed;
    } catch (InvalidPathException e) {
      throw new InputException("'" + name + "' cannot be the name of a file.");
    }
  }
}
