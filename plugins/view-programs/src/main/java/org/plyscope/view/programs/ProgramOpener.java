package org.plyscope.view.programs;

import java.awt.KeyboardFocusManager;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.program.AgentProgram;
import org.plyscope.api.program.AgentPrograms;
import org.plyscope.api.queue.Job;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.FileOpener;

/** Opens descriptors: the form shows the command, and nothing starts before the user asks. */
@Component(service = FileOpener.class)
public final class ProgramOpener implements FileOpener {
  private final AgentPrograms programs;
  private final KnownDialects dialects;

  /** Called by the framework. */
  @Activate
  public ProgramOpener(@Reference AgentPrograms programs, @Reference KnownDialects dialects) {
    this.programs = programs;
    this.dialects = dialects;
  }

  @Override
  public String name() {
    return "Agent programs";
  }

  @Override
  public List<String> endings() {
    return List.of("plyagent");
  }

  @Override
  public Job<Consumer<Workspace>> open(Path file, Workspace workspace) {
    return monitor -> {
      AgentProgram program = programs.read(file);
      return window -> {
        AddProgramDialog dialog =
            new AddProgramDialog(
                programs,
                dialects.ids(),
                window,
                KeyboardFocusManager.getCurrentKeyboardFocusManager().getActiveWindow());
        dialog.fill(program);
        dialog.show();
      };
    };
  }
}
