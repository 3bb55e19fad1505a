package org.plyscope.workbench.welcome;

import java.util.List;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.experiment.SampleExperiments;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.Command;
import org.plyscope.api.window.Menus;

/** Lists the experiments that repeat published studies. */
@Component(service = Command.class)
public final class StudiesCommand implements Command {
  private final SampleExperiments samples;

  /** Makes the command. */
  @Activate
  public StudiesCommand(@Reference SampleExperiments samples) {
    this.samples = samples;
  }

  @Override
  public String id() {
    return "help.studies";
  }

  @Override
  public String title() {
    return "Studies…";
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
  public IconRef icon() {
    return IconRef.NONE;
  }

  @Override
  public String description() {
    return "Tables and figures of published studies, ready to be played again.";
  }

  @Override
  public List<String> keywords() {
    return List.of("experiment", "samples", "published", "table", "figure", "reproduce");
  }

  @Override
  public boolean needsGame() {
    return false;
  }

  @Override
  public void run(Workspace workspace) {
    workspace.submit(
        "Reading the studies",
        monitor -> samples.all(),
        all -> new StudiesDialog(workspace, all).show());
  }
}
