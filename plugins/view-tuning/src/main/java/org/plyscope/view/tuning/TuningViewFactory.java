package org.plyscope.view.tuning;

import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.learn.Tunings;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.work.WorkQueue;

/** Offers the view <i>Tuning</i>. */
@Component(service = ViewFactory.class)
public final class TuningViewFactory implements ViewFactory {
  private final WorkQueue queue;
  private final Tunings tunings;
  private final OpenedTuning opened;

  /** Called by the framework. */
  @Activate
  public TuningViewFactory(
      @Reference WorkQueue queue, @Reference Tunings tunings, @Reference OpenedTuning opened) {
    this.queue = queue;
    this.tunings = tunings;
    this.opened = opened;
  }

  @Override
  public String id() {
    return TuningView.ID;
  }

  @Override
  public String title() {
    return "Tuning";
  }

  @Override
  public View create(Workspace workspace) {
    return new TuningView(workspace, queue, tunings, opened);
  }

  @Override
  public IconRef icon() {
    return IconRef.host("settings");
  }

  @Override
  public String help() {
    return "Finds option values that play best: starts tunings and shows how they go.";
  }

  @Override
  public boolean onDemand() {
    return true;
  }
}
