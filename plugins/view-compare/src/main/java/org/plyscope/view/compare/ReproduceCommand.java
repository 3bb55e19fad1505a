package org.plyscope.view.compare;

import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.InputException;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.Command;
import org.plyscope.view.compare.model.Desk;
import org.plyscope.view.compare.model.UlfhakeFigures;

/** Draws the two node-count figures of Ulfhake's study; puts its start on the board if need be. */
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
  public String description() {
    return "Runs the seven orderings of Ulfhake's study on the start board and the midgame"
        + " surrogate, plies 1 to 6; the view Nodes per ply draws the two figures";
  }

  @Override
  public void run(Workspace workspace) {
    try {
      ComparisonRequest request =
          UlfhakeFigures.request(desk.games(), desk::agents, UlfhakeFigures.PLIES);
      if (!workspace.selection().rules().options().equals(request.rules().options())
          || workspace.selection().rules().game() != request.rules().game()) {
        workspace.select(Selection.of(request.subjects().get(0).line()));
      }
      workspace.execute("view.show.ply-chart");
      Comparison plan = desk.analyst().plan(request, null);
      desk.adopt(workspace, plan);
      desk.runner().start(workspace, plan);
    } catch (InputException e) {
      workspace.message(e.getMessage());
    }
  }
}
