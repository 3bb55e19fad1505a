package org.plyscope.view.runs;

import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;
import org.plyscope.view.runs.list.RunsView;
import org.plyscope.view.runs.model.RunsContext;

/** Offers the view <i>Runs</i>. */
@Component(service = ViewFactory.class)
public final class RunsViewFactory implements ViewFactory {
  private final RunsContext context;

  /** Called by the framework. */
  @Activate
  public RunsViewFactory(@Reference RunsContext context) {
    this.context = context;
  }

  @Override
  public String id() {
    return "runs";
  }

  @Override
  public String title() {
    return "Runs";
  }

  @Override
  public View create(Workspace workspace) {
    return new RunsView(workspace, context.queue());
  }

  @Override
  public Place place() {
    return Place.LEFT;
  }

  @Override
  public IconRef icon() {
    return IconRef.host("run");
  }

  @Override
  public String help() {
    return "Lists all runs, tunings and trainings; resume, pause, stop and delete them.";
  }
}
