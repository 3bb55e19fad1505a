package org.plyscope.workbench.export;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.plyscope.api.InputException;
import org.plyscope.api.table.DataTable;
import org.plyscope.lab.export.ExportFormat;
import org.plyscope.workbench.dock.OpenView;

/** What is to be exported, as the user chooses it; knows what fits together. */
final class ExportModel {
  private final String game;
  private Path folder;
  private OpenView view;
  private List<DataTable> tables = List.of();
  private ExportFormat format;
  private int table = -1;
  private String name = "";
  private boolean named;

  /**
   * Starts with a view.
   *
   * @param game the name of the game on the board, for names of files
   */
  ExportModel(String game, ExportMemory memory, OpenView view) {
    this.game = game;
    this.folder = memory.place();
    this.format = memory.format();
    choose(view);
  }

  /** Chooses a view; keeps the format if the view has it. */
  void choose(OpenView next) {
    view = next;
    tables = List.copyOf(next.view().tables());
    table = -1;
    if (!formats().contains(format)) {
      format = ExportFormat.PNG;
    }
    propose();
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
      name = FileNames.plain(view.title() + " " + game) + format.suffix();
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

  /** Returns the file as far as the name says anything. */
  Path suggested() {
    try {
      return folder.resolve(name.strip()).normalize();
    } catch (InvalidPathException e) {
      return folder.resolve("unnamed");
    }
  }

  ExportMemory memory() {
    return new ExportMemory(folder().toString(), format);
  }

  /** Returns the formats the view has: tables only where there is data. */
  List<ExportFormat> formats() {
    return Stream.of(ExportFormat.values()).filter(f -> f.picture() || !tables.isEmpty()).toList();
  }

  /** Returns the tables that were chosen. */
  List<DataTable> chosenTables() {
    return table < 0 ? tables : List.of(tables.get(table));
  }

  /**
   * Returns the files that will be written: of several tables as CSV, one each.
   *
   * @throws InputException if the name makes no sense
   */
  List<Path> targets() {
    return format.picture()
        ? List.of(file())
        : ExportFile.tables(file(), format, chosenTables()).stream().map(ExportFile::file).toList();
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
