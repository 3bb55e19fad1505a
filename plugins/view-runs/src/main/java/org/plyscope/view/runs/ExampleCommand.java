package org.plyscope.view.runs;

import java.nio.file.Path;
import java.util.List;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.Command;
import org.plyscope.api.window.Menus;
import org.plyscope.view.runs.draft.Draft;
import org.plyscope.view.runs.draft.ExperimentText;
import org.plyscope.view.runs.model.RunsContext;

/** Runs a small experiment, so that a newcomer sees one fill up. */
@Component(service = Command.class)
public final class ExampleCommand implements Command {
  private final RunsContext context;
  private final Draft draft;

  /** Called by the framework. */
  @Activate
  public ExampleCommand(@Reference RunsContext context, @Reference Draft draft) {
    this.context = context;
    this.draft = draft;
  }

  @Override
  public String id() {
    return "help.example-experiment";
  }

  @Override
  public String title() {
    return "Run an example experiment";
  }

  @Override
  public String menu() {
    return Menus.HELP;
  }

  @Override
  public int group() {
    return -1;
  }

  @Override
  public int position() {
    return 1;
  }

  @Override
  public IconRef icon() {
    return IconRef.host("run");
  }

  @Override
  public String description() {
    return "Lets four agents play Kalah for about a minute and charts the results.";
  }

  @Override
  public List<String> keywords() {
    return List.of("tournament", "match", "welcome");
  }

  @Override
  public boolean needsGame() {
    return false;
  }

  @Override
  public void run(Workspace workspace) {
    workspace.enter("experiment");
    if (!draft.isChanged()) {
      draft.open(ExperimentText.EXAMPLE, null);
    }
    Path folder = draft.folder();
    workspace.submit(
        "Starting the example",
        monitor -> context.experiments().start(ExperimentText.EXAMPLE, folder),
        run -> {
          context.runs().show(run);
          // The form gives way to the chart, as after any other start.
          workspace.execute("view.show.win-rate");
        });
  }
}
