package org.plyscope.view.compare;

import java.util.List;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.InputException;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.Command;
import org.plyscope.api.window.Menus;
import org.plyscope.view.compare.model.CompareContext;
import org.plyscope.view.compare.model.TestBoards;

/** Lets the chosen algorithms search the test boards of the rules ply after ply. */
@Component(service = Command.class)
public final class EvaluateCommand implements Command {
  private final CompareContext context;

  /** Called by the framework. */
  @Activate
  public EvaluateCommand(@Reference CompareContext context) {
    this.context = context;
  }

  @Override
  public String id() {
    return "compare.evaluate-test-boards";
  }

  @Override
  public String title() {
    return "Evaluate test boards";
  }

  @Override
  public String menu() {
    return Menus.BOARD;
  }

  @Override
  public String description() {
    return "The algorithms compared last, 1 to 7 ply on the start, midgame and endgame boards.";
  }

  @Override
  public List<String> keywords() {
    return List.of("nodes", "time", "ply", "benchmark");
  }

  @Override
  public void run(Workspace workspace) {
    try {
      Rules rules = workspace.selection().rules();
      ComparisonRequest request =
          TestBoards.request(rules, context.analyst(), context.agents(rules), TestBoards.PLIES);
      workspace.execute("view.show.compare");
      Comparison plan = context.analyst().plan(request, context.latest().orElse(null));
      context.adopt(workspace, plan);
      context.runner().start(workspace, plan);
    } catch (InputException e) {
      workspace.message(e.getMessage());
    }
  }
}
