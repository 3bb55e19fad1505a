package org.plyscope.workbench.position;

import java.awt.Component;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.Transferable;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import javax.swing.TransferHandler.TransferSupport;

/** Files on their way to the window. */
record FileDrag(List<File> files) implements Transferable {
  static TransferSupport of(Component over, Path file) {
    return new TransferSupport(over, new FileDrag(List.of(file.toFile())));
  }

  @Override
  public DataFlavor[] getTransferDataFlavors() {
    return new DataFlavor[] {DataFlavor.javaFileListFlavor};
  }

  @Override
  public boolean isDataFlavorSupported(DataFlavor flavor) {
    return flavor.equals(DataFlavor.javaFileListFlavor);
  }

  @Override
  public Object getTransferData(DataFlavor flavor) {
    return files;
  }
}
