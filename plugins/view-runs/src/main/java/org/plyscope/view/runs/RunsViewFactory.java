package org.plyscope.view.runs;

import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.PlainViewFactory;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.view.runs.draft.Draft;
import org.plyscope.view.runs.list.RunsView;
import org.plyscope.view.runs.model.RunsContext;

/** Offers the view <i>Runs</i>. */
@Component(service = ViewFactory.class)
public final class RunsViewFactory extends PlainViewFactory {
  /** Called by the framework. */
  @Activate
  public RunsViewFactory(@Reference RunsContext context, @Reference Draft draft) {
    super(RunsView.ID, "Runs", Place.LEFT, workspace -> new RunsView(workspace, context, draft));
    icon(IconRef.host("run"));
    help("Lists all runs, tunings and trainings; resume, pause, stop and delete them.");
  }
}
