package org.plyscope.view.programs;

import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.program.AgentPrograms;
import org.plyscope.api.view.PlainViewFactory;
import org.plyscope.api.view.ViewFactory;

/** Offers the view <i>Dialogue</i>. */
@Component(service = ViewFactory.class)
public final class DialogueViewFactory extends PlainViewFactory {
  static final String ID = "dialogue";

  /** Called by the framework. */
  @Activate
  public DialogueViewFactory(@Reference AgentPrograms programs) {
    super(ID, "Dialogue", Place.BOTTOM, workspace -> new DialogueView(programs));
    help("The lines that Plyscope and an agent program exchange, as they come.");
    openOnDemand();
  }
}
