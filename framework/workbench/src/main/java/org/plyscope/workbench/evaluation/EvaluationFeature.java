package org.plyscope.workbench.evaluation;

import java.util.List;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.ViewFactory.Place;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.workbench.dock.Panel;
import org.plyscope.workbench.feature.Feature;

/** The view of evaluators. */
public final class EvaluationFeature implements Feature {
  private final Catalog catalog;

  /** Creates the feature for a window. */
  public EvaluationFeature(Catalog catalog) {
    this.catalog = catalog;
  }

  @Override
  public List<ViewFactory> views() {
    return List.of(
        new Panel(
            EvaluationView.ID, "Evaluation", Place.BOTTOM, w -> new EvaluationView(w, catalog)));
  }
}
