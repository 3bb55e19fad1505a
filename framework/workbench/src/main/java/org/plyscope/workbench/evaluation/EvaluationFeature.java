package org.plyscope.workbench.evaluation;

import java.util.List;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.workbench.shell.Feature;
import org.plyscope.workbench.shell.Shell;

/** The view of evaluators. */
public final class EvaluationFeature implements Feature {
  private final Shell shell;

  /** Makes the room in a window. */
  public EvaluationFeature(Shell shell) {
    this.shell = shell;
  }

  @Override
  public List<ViewFactory> views() {
    return List.of(new Factory(shell.services().catalog()));
  }

  /** Offers the view. */
  private record Factory(Catalog catalog) implements ViewFactory {
    @Override
    public String id() {
      return EvaluationView.ID;
    }

    @Override
    public String title() {
      return "Evaluation";
    }

    @Override
    public View create(Workspace workspace) {
      return new EvaluationView(workspace, catalog);
    }

    @Override
    public Place place() {
      return Place.BOTTOM;
    }
  }
}
