package org.plyscope.workbench.welcome;

import java.nio.file.Files;
import java.util.List;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.lab.play.file.GameFiles;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.search.SearchFeature;
import org.plyscope.workbench.shell.Feature;
import org.plyscope.workbench.shell.Shell;

/** The page for newcomers, an example to search, and how to write an agent. */
public final class WelcomeFeature implements Feature {
  static final String EXAMPLE = "help.example";
  static final String WRITE_AGENT = "help.write-agent";
  private static final String MENU = "Help";

  private final Shell shell;
  private final ExampleAnalysis example;

  /** Makes the room in a window. */
  public WelcomeFeature(Shell shell, SearchFeature search) {
    this.shell = shell;
    example =
        new ExampleAnalysis(
            shell.services().catalog(),
            shell.session(),
            search.agents(),
            search::catalogChanged,
            shell.workspace());
  }

  @Override
  public List<BuiltIn> commands() {
    return List.of(
        new BuiltIn(MENU, "help.welcome", "Welcome", this::cover).icon("plyscope").group(-1),
        new BuiltIn(MENU, EXAMPLE, "Analyse an example position", this::analyse)
            .icon("analyse")
            .group(-1),
        new BuiltIn(MENU, WRITE_AGENT, "Write an agent…", this::writeAgent)
            .icon("agent")
            .group(-1));
  }

  @Override
  public List<ViewFactory> views() {
    return List.of(WelcomeView.factory(shell.recent(), shell::about));
  }

  @Override
  public void opened() {
    boolean wanted = shell.workspace().choices(WelcomeView.ID).flag(WelcomeView.AT_START, true);
    if (wanted && !waiting()) {
      cover();
    }
  }

  /** Returns whether a game of the last time is about to be on the board again. */
  private boolean waiting() {
    return Files.exists(shell.data().resolve(shell.place().own("unfinished", GameFiles.EXTENSION)));
  }

  private void cover() {
    shell.perspectives().cover(WelcomeView.ID);
  }

  private void analyse() {
    shell.workspace().enter("analyse");
    example.open();
  }

  private void writeAgent() {
    new AgentDialog(shell.frame(), shell.workspace(), shell.workspace()::open).show();
  }
}
