package org.plyscope.view.compare;

import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.InputException;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.Command;
import org.plyscope.view.compare.model.Desk;
import org.plyscope.view.compare.model.UlfhakeFigures;

/** Draws the two node-count figures of Ulfhake's study, whatever is on the board. */
@Component(service = Command.class)
public final class ReproduceCommand implements Command {
  private final Desk desk;

  /** Called by the framework. */
  @Activate
  public ReproduceCommand(@Reference Desk desk) {
    this.desk = desk;
  }

  @Override
  public String id() {
    return "compare.reproduce-ulfhake";
  }

  @Override
  public String title() {
    return "Reproduce Ulfhake's figures";
  }

  @Override
  public void run(Workspace workspace) {
    try {
      ComparisonRequest request =
          UlfhakeFigures.request(desk.games(), desk.analyst(), UlfhakeFigures.PLIES);
      workspace.execute("view.show.ply-chart");
      workspace.submit(
          title(), monitor -> desk.analyst().compare(request, monitor, desk::show), desk::show);
    } catch (InputException e) {
      workspace.message(e.getMessage());
    }
  }
}
