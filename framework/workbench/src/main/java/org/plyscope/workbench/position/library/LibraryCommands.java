package org.plyscope.workbench.position.library;

import java.util.List;
import org.plyscope.workbench.command.BuiltIn;

/** The commands of the library. */
public final class LibraryCommands {
  static final String SAVE = "library.save";
  static final String RENAME = "library.rename";
  static final String TAGS = "library.tags";
  static final String DELETE = "library.delete";
  static final String UNDO = "library.undo";
  static final String REDO = "library.redo";
  static final String IMPORT = "library.import";
  static final String EXPORT = "library.export";

  private static final String MENU = "Position/My positions";

  private LibraryCommands() {}

  public static List<BuiltIn> of(LibraryDialogs desk) {
    return List.of(
        new BuiltIn("Position", SAVE, "Save to my positions…", desk::save)
            .key("ctrl B")
            .icon("bookmark")
            .when(desk::hasGame),
        new BuiltIn(MENU, RENAME, "Rename position…", desk::rename)
            .group(3)
            .when(() -> desk.chosen().size() == 1),
        new BuiltIn(MENU, TAGS, "Change tags of position…", desk::tag)
            .group(3)
            .when(() -> desk.chosen().size() == 1),
        new BuiltIn(MENU, DELETE, "Delete positions", desk::delete)
            .group(3)
            .when(() -> !desk.chosen().isEmpty()),
        new BuiltIn(MENU, UNDO, "Undo change of my positions", desk.actions()::undo)
            .group(3)
            .when(desk::canUndo),
        new BuiltIn(MENU, REDO, "Redo change of my positions", desk.actions()::redo)
            .group(3)
            .when(desk::canRedo),
        new BuiltIn(MENU, IMPORT, "Import positions…", desk::importFile)
            .group(3)
            .when(desk::hasGame),
        new BuiltIn(MENU, EXPORT, "Export my positions…", desk::exportFile)
            .group(3)
            .when(desk::canExport));
  }
}
