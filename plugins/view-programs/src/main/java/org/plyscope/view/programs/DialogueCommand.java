package org.plyscope.view.programs;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.Command;
import org.plyscope.api.window.Menus;

/** Opens the view with the conversation. */
@Component(service = Command.class)
public final class DialogueCommand implements Command {
  /** Called by the framework. */
  public DialogueCommand() {}

  @Override
  public String id() {
    return "agents.dialogue";
  }

  @Override
  public String title() {
    return "Dialogue";
  }

  @Override
  public String menu() {
    return Menus.SEARCH + "/Agents";
  }

  @Override
  public int position() {
    return 1;
  }

  @Override
  public String description() {
    return "Shows the lines that Plyscope and an agent program exchange";
  }

  @Override
  public List<String> keywords() {
    return List.of("protocol", "program", "debug");
  }

  @Override
  public void run(Workspace workspace) {
    workspace.execute("view.show." + DialogueViewFactory.ID);
  }
}
