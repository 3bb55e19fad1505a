package org.plyscope.workbench.position.library;

import java.awt.datatransfer.StringSelection;
import java.awt.datatransfer.Transferable;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javax.swing.JComponent;
import javax.swing.TransferHandler;
import org.plyscope.workbench.position.list.Entry;

/** Copies positions of the list as text, a line each, and takes files as the window does. */
final class PositionTransfer extends TransferHandler {
  private final Supplier<List<Entry>> selected;
  private final TransferHandler drops;

  PositionTransfer(Supplier<List<Entry>> selected, TransferHandler drops) {
    this.selected = selected;
    this.drops = drops;
  }

  @Override
  public int getSourceActions(JComponent component) {
    return COPY;
  }

  @Override
  protected Transferable createTransferable(JComponent component) {
    String text = selected.get().stream().map(Entry::position).collect(Collectors.joining("\n"));
    return text.isEmpty() ? null : new StringSelection(text);
  }

  @Override
  public boolean canImport(TransferSupport support) {
    return drops.canImport(support);
  }

  @Override
  public boolean importData(TransferSupport support) {
    return drops.importData(support);
  }
}
