package org.plyscope.workbench.details;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;
import org.plyscope.workbench.session.About;
import org.plyscope.workbench.shell.Feature;

/** The view that says everything about what is selected. */
public final class DetailsFeature implements Feature {
  private final Supplier<Optional<About>> about;

  /**
   * Makes the room in a window.
   *
   * @param about what is selected, in words
   */
  public DetailsFeature(Supplier<Optional<About>> about) {
    this.about = about;
  }

  @Override
  public List<ViewFactory> views() {
    return List.of(new Factory(about));
  }

  /** Offers the view. */
  private record Factory(Supplier<Optional<About>> about) implements ViewFactory {
    @Override
    public String id() {
      return DetailsView.ID;
    }

    @Override
    public String title() {
      return "Details";
    }

    @Override
    public String help() {
      return "Says everything about what is selected: the position, the search, its tree, the"
          + " node.";
    }

    @Override
    public Place place() {
      return Place.BOTTOM;
    }

    @Override
    public View create(Workspace workspace) {
      return new DetailsView(workspace, about);
    }
  }
}
