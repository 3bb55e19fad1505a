package org.plyscope.workbench.file;

import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.TransferHandler;
import org.plyscope.workbench.job.Faults;

/** Opens files that are dropped on the window. */
public final class FileDrop extends TransferHandler {
  private final OpenFiles files;
  private final Faults faults;
  private final Consumer<String> messages;

  /** Makes a handler for the frame. */
  public FileDrop(OpenFiles files, Faults faults, Consumer<String> messages) {
    this.files = files;
    this.faults = faults;
    this.messages = messages;
  }

  @Override
  public boolean canImport(TransferSupport support) {
    return support.isDataFlavorSupported(DataFlavor.javaFileListFlavor);
  }

  @Override
  public boolean importData(TransferSupport support) {
    try {
      Object data = support.getTransferable().getTransferData(DataFlavor.javaFileListFlavor);
      for (Object file : (List<?>) data) {
        faults.contain(
            "The file '" + file + "' cannot be opened", () -> files.open(((File) file).toPath()));
      }
      return true;
    } catch (UnsupportedFlavorException | IOException e) {
      messages.accept("This is not a file; drop a position, a game, a trace or a plugin.");
      return false;
    }
  }
}
