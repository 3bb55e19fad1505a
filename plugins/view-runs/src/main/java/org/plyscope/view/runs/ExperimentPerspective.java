package org.plyscope.view.runs;

import static org.plyscope.api.window.Arrangement.across;
import static org.plyscope.api.window.Arrangement.down;
import static org.plyscope.api.window.Arrangement.tabs;

import org.osgi.service.component.annotations.Component;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.ViewFactory.Place;
import org.plyscope.api.window.Arrangement;
import org.plyscope.api.window.Perspective;

/**
 * The perspective in which experiments are set up, run and inspected: the agents on the left, the
 * results in the middle, numbers and games below, the selected game on the right.
 */
@Component(service = Perspective.class)
public final class ExperimentPerspective implements Perspective {
  @Override
  public String id() {
    return "experiment";
  }

  @Override
  public String title() {
    return "Experiment";
  }

  @Override
  public Arrangement layout() {
    return across(
        0.33,
        down(0.6, tabs(Place.LEFT, "experiment"), tabs(Place.LEFT, "runs")),
        down(
            0.55,
            across(0.66, tabs(Place.CENTER, "win-rate", "run-charts"), tabs(Place.RIGHT, "board")),
            tabs(Place.BOTTOM, "standing", "run-games")));
  }

  @Override
  public IconRef icon() {
    return IconRef.host("run");
  }

  @Override
  public String help() {
    return "Let agents play many games and compare their strength";
  }

  @Override
  public String shortcut() {
    return "ctrl 4";
  }
}
