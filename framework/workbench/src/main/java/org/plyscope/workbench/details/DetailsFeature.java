package org.plyscope.workbench.details;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.ViewFactory.Place;
import org.plyscope.workbench.dock.Panel;
import org.plyscope.workbench.feature.Feature;
import org.plyscope.workbench.session.About;

/** The view that shows all facts about the selection. */
public final class DetailsFeature implements Feature {
  private final Supplier<Optional<About>> about;

  /**
   * Creates the feature for a window.
   *
   * @param about what is selected, in words
   */
  public DetailsFeature(Supplier<Optional<About>> about) {
    this.about = about;
  }

  @Override
  public List<ViewFactory> views() {
    return List.of(
        new Panel(DetailsView.ID, "Details", Place.BOTTOM, w -> new DetailsView(w, about))
            .explained(
                "Shows all facts about the selection: the position, the search, its tree, the"
                    + " node."));
  }
}
