package org.plyscope.view.runs;

import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.PlainViewFactory;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.view.runs.draft.Draft;
import org.plyscope.view.runs.form.ExperimentView;
import org.plyscope.view.runs.model.RunsContext;

/** Offers the view <i>Experiment</i>. */
@Component(service = ViewFactory.class)
public final class ExperimentViewFactory extends PlainViewFactory {
  /** Called by the framework. */
  @Activate
  public ExperimentViewFactory(@Reference RunsContext context, @Reference Draft draft) {
    super(
        ExperimentView.ID,
        "Experiment",
        Place.LEFT,
        workspace -> new ExperimentView(workspace, context, draft));
    icon(IconRef.host("new"));
    help("Sets up an experiment: agents, games and stop rules.");
  }
}
