package org.plyscope.view.tuning.training;

import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.catalog.AgentCatalog;
import org.plyscope.api.learn.Trainings;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.work.WorkQueue;

/** Offers the view <i>Training</i>. */
@Component(service = ViewFactory.class)
public final class TrainingViewFactory implements ViewFactory {
  private final WorkQueue queue;
  private final Trainings trainings;
  private final AgentCatalog catalog;

  /** Called by the framework. */
  @Activate
  public TrainingViewFactory(
      @Reference WorkQueue queue, @Reference Trainings trainings, @Reference AgentCatalog catalog) {
    this.queue = queue;
    this.catalog = catalog;
    this.trainings = trainings;
  }

  @Override
  public String id() {
    return TrainingView.ID;
  }

  @Override
  public String title() {
    return "Training";
  }

  @Override
  public View create(Workspace workspace) {
    return new TrainingView(workspace, queue, trainings, catalog);
  }

  @Override
  public IconRef icon() {
    return IconRef.host("chart");
  }

  @Override
  public String help() {
    return "Draws how a training goes: scores in tests, losses, entropy and speed; begins one.";
  }

  @Override
  public boolean onDemand() {
    return true;
  }
}
