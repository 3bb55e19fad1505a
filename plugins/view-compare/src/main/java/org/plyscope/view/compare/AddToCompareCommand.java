package org.plyscope.view.compare;

import java.util.List;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.Command;
import org.plyscope.api.window.Menus;
import org.plyscope.view.compare.model.CompareContext;
import org.plyscope.view.compare.model.Draft;

/** Adds the agent that is set up for the next search to the comparison. */
@Component(service = Command.class)
public final class AddToCompareCommand implements Command {
  private final CompareContext context;

  /** Called by the framework. */
  @Activate
  public AddToCompareCommand(@Reference CompareContext context) {
    this.context = context;
  }

  @Override
  public String id() {
    return "compare.add-agent";
  }

  @Override
  public String title() {
    return "Add to Compare";
  }

  @Override
  public String menu() {
    return Menus.SEARCH;
  }

  @Override
  public IconRef icon() {
    return IconRef.host("chart");
  }

  @Override
  public String shortcut() {
    return "ctrl shift K";
  }

  @Override
  public String description() {
    return "Adds the agent in Agents, with its limits and options, to the view Compare";
  }

  @Override
  public List<String> keywords() {
    return List.of("configuration");
  }

  @Override
  public boolean enabled(Workspace workspace) {
    return workspace.agent().isPresent();
  }

  @Override
  public void run(Workspace workspace) {
    Configuration agent = workspace.agent().orElseThrow();
    Draft draft = context.draft(workspace);
    Configuration added =
        draft
            .agents()
            .find(agent.agent())
            .map(choice -> draft.configuration(choice, agent.limits(), agent.seed()))
            .orElse(agent);
    context.add(workspace, added);
    int count = draft.configurations().size();
    workspace.message(
        "'"
            + draft.configurations().get(count - 1).name()
            + "' is now one of "
            + count
            + (count == 1 ? " configuration" : " configurations")
            + " in Compare.");
  }
}
