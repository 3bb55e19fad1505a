package org.plyscope.view.runs;

import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;
import org.plyscope.view.runs.form.Draft;
import org.plyscope.view.runs.form.ExperimentView;
import org.plyscope.view.runs.model.RunsContext;

/** Offers the view <i>Experiment</i>. */
@Component(service = ViewFactory.class)
public final class ExperimentViewFactory implements ViewFactory {
  private final RunsContext context;
  private final Draft draft;

  /** Called by the framework. */
  @Activate
  public ExperimentViewFactory(@Reference RunsContext context, @Reference Draft draft) {
    this.context = context;
    this.draft = draft;
  }

  @Override
  public String id() {
    return ExperimentView.ID;
  }

  @Override
  public String title() {
    return "Experiment";
  }

  @Override
  public View create(Workspace workspace) {
    return new ExperimentView(workspace, context, draft);
  }

  @Override
  public Place place() {
    return Place.LEFT;
  }

  @Override
  public IconRef icon() {
    return IconRef.host("new");
  }

  @Override
  public String help() {
    return "Sets up an experiment: agents, games and stop rules.";
  }
}
