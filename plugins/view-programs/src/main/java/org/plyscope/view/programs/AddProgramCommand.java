package org.plyscope.view.programs;

import java.awt.KeyboardFocusManager;
import java.util.List;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.program.AgentPrograms;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.Command;
import org.plyscope.api.window.Menus;

/** Adds a program as an agent, by a form. */
@Component(service = Command.class)
public final class AddProgramCommand implements Command {
  private final AgentPrograms programs;
  private final KnownDialects dialects;

  /** Called by the framework. */
  @Activate
  public AddProgramCommand(@Reference AgentPrograms programs, @Reference KnownDialects dialects) {
    this.programs = programs;
    this.dialects = dialects;
  }

  @Override
  public String id() {
    return "agents.add-program";
  }

  @Override
  public String title() {
    return "Add program…";
  }

  @Override
  public String menu() {
    return Menus.SEARCH + "/Agents";
  }

  @Override
  public String description() {
    return "Adds a program in any language as an agent";
  }

  @Override
  public List<String> keywords() {
    return List.of("agent", "engine", "process", "python");
  }

  @Override
  public boolean needsGame() {
    return false;
  }

  @Override
  public void run(Workspace workspace) {
    new AddProgramDialog(
            programs,
            dialects.ids(),
            workspace,
            KeyboardFocusManager.getCurrentKeyboardFocusManager().getActiveWindow())
        .show();
  }
}
