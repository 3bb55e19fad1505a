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
 * The perspective in which experiments are set up, run and inspected: the form or the charts over
 * the whole width, the runs, numbers and games below. A board opens in front of the charts when a
 * game is chosen.
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
    return down(
        0.62,
        tabs(Place.CENTER, "experiment", "win-rate", "run-charts"),
        across(0.4, tabs(Place.LEFT, "runs"), tabs(Place.BOTTOM, "standing", "run-games")));
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
