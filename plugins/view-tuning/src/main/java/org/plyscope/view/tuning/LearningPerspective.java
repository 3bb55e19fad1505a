package org.plyscope.view.tuning;

import static org.plyscope.api.window.Arrangement.across;
import static org.plyscope.api.window.Arrangement.tabs;

import org.osgi.service.component.annotations.Component;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.ViewFactory.Place;
import org.plyscope.api.window.Arrangement;
import org.plyscope.api.window.Perspective;
import org.plyscope.view.tuning.training.TrainingView;

/**
 * The perspective in which options are tuned and models are trained: the list of all work on the
 * left, the tuning or training that is shown beside it.
 */
@Component(service = Perspective.class)
public final class LearningPerspective implements Perspective {
  /** The id of the perspective. */
  public static final String ID = "learning";

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String title() {
    return "Learning";
  }

  @Override
  public Arrangement layout() {
    return across(
        0.3, tabs(Place.LEFT, "runs"), tabs(Place.CENTER, TuningView.ID, TrainingView.ID));
  }

  @Override
  public IconRef icon() {
    return IconRef.host("settings");
  }

  @Override
  public String help() {
    return "Tune options of agents and train models";
  }

  @Override
  public String shortcut() {
    return "ctrl 5";
  }
}
