package org.plyscope.workbench.export;

import java.awt.Image;
import java.awt.datatransfer.Clipboard;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.StringSelection;
import java.awt.datatransfer.Transferable;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.plyscope.api.view.Workspace;
import org.plyscope.lab.export.ExportFormat;
import org.plyscope.lab.export.TableText;
import org.plyscope.workbench.export.picture.Picture;

/** Writes views to files, and copies them to the clipboard. */
final class Exporter {
  private final Workspace workspace;
  private final Supplier<Clipboard> clipboard;

  Exporter(Workspace workspace, Supplier<Clipboard> clipboard) {
    this.workspace = workspace;
    this.clipboard = clipboard;
  }

  /** Captures the current view, and writes it in the background. */
  void export(ExportModel model) {
    List<ExportFile> files = files(model);
    String names =
        files.stream()
            .map(f -> f.file().getFileName().toString())
            .collect(Collectors.joining(", "));
    workspace.submit(
        "Writing " + names,
        monitor -> {
          for (int i = 0; i < files.size(); i++) {
            monitor.progress((double) i / files.size(), "");
            files.get(i).write(monitor::cancelled);
          }
          return files;
        },
        done ->
            workspace.message("Wrote " + names + " to " + files.get(0).file().getParent() + "."));
  }

  /** Returns the files a model asks for. */
  static List<ExportFile> files(ExportModel model) {
    if (model.format() == ExportFormat.TEX) {
      return model.tex();
    }
    return model.format().picture()
        ? List.of(
            ExportFile.picture(
                model.file(),
                Picture.take(model.view().view().component(), model.format(), model.style())))
        : ExportFile.tables(model.file(), model.format(), model.chosenTables());
  }

  /** Copies the picture or the table. */
  void copy(ExportModel model) {
    if (model.format().picture()) {
      Image image = Picture.image(model.view().view().component(), model.style());
      clipboard.get().setContents(new ImageTransfer(image), null);
      workspace.message("The picture of '" + model.view().title() + "' is on the clipboard.");
    } else {
      String text = text(model);
      clipboard.get().setContents(new StringSelection(text), null);
      workspace.message("The data of '" + model.view().title() + "' is on the clipboard.");
    }
  }

  private static String text(ExportModel model) {
    if (model.format() == ExportFormat.TEX) {
      return model.tex().get(0).text();
    }
    return model.format() == ExportFormat.JSON
        ? TableText.json(model.chosenTables())
        : model.chosenTables().stream().map(TableText::csv).collect(Collectors.joining("\r\n"));
  }

  /** An image for the clipboard. */
  private record ImageTransfer(Image image) implements Transferable {
    @Override
    public DataFlavor[] getTransferDataFlavors() {
      return new DataFlavor[] {DataFlavor.imageFlavor};
    }

    @Override
    public boolean isDataFlavorSupported(DataFlavor flavor) {
      return DataFlavor.imageFlavor.equals(flavor);
    }

    @Override
    public Object getTransferData(DataFlavor flavor) throws UnsupportedFlavorException {
      if (!isDataFlavorSupported(flavor)) {
        throw new UnsupportedFlavorException(flavor);
      }
      return image;
    }
  }
}
