package org.plyscope.view.compare;

import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;
import org.plyscope.view.compare.model.Desk;
import org.plyscope.view.compare.table.CompareView;

/** Offers the view that lets configurations search the same positions. */
@Component(service = ViewFactory.class)
public final class CompareViewFactory implements ViewFactory {
  private final Desk desk;

  /** Called by the framework. */
  @Activate
  public CompareViewFactory(@Reference Desk desk) {
    this.desk = desk;
  }

  @Override
  public String id() {
    return "compare";
  }

  @Override
  public String title() {
    return "Compare";
  }

  @Override
  public View create(Workspace workspace) {
    return new CompareView(workspace, desk);
  }
}
