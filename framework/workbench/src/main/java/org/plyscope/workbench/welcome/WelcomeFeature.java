package org.plyscope.workbench.welcome;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JFrame;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.ViewFactory.Place;
import org.plyscope.api.view.Workspace;
import org.plyscope.plugins.template.PluginTemplates;
import org.plyscope.ui.file.RecentFiles;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.dock.Panel;
import org.plyscope.workbench.dock.perspective.Perspectives;
import org.plyscope.workbench.feature.Feature;
import org.plyscope.workbench.session.About;

/** The page for newcomers, an example to search, and how to write a plugin. */
public final class WelcomeFeature implements Feature {
  static final String EXAMPLE = "help.example";
  static final String WRITE_PLUGIN = "help.write-plugin";
  private static final String MENU = "Help";

  private final ExampleAnalysis example;
  private final Workspace workspace;
  private final JFrame frame;
  private final Perspectives perspectives;
  private final RecentFiles recent;
  private final Supplier<Optional<About>> about;
  private final Path unfinished;

  /**
   * Creates the feature for a window.
   *
   * @param about the subject on the screen
   * @param unfinished the file of a game of the last time, which need not exist
   */
  public WelcomeFeature(
      ExampleAnalysis example,
      Workspace workspace,
      JFrame frame,
      Perspectives perspectives,
      RecentFiles recent,
      Supplier<Optional<About>> about,
      Path unfinished) {
    this.example = example;
    this.workspace = workspace;
    this.frame = frame;
    this.perspectives = perspectives;
    this.recent = recent;
    this.about = about;
    this.unfinished = unfinished;
  }

  @Override
  public List<BuiltIn> commands() {
    return List.of(
        new BuiltIn(MENU, "help.welcome", "Welcome", this::cover).icon("plyscope").group(-1),
        new BuiltIn(MENU, EXAMPLE, "Analyse an example position", this::analyse)
            .icon("analyse")
            .group(-1),
        new BuiltIn(MENU, WRITE_PLUGIN, "Write a plugin…", this::writePlugin)
            .icon("agent")
            .group(-1));
  }

  @Override
  public List<ViewFactory> views() {
    return List.of(
        new Panel(WelcomeView.ID, "Welcome", Place.CENTER, w -> new WelcomeView(w, recent, about))
            .explained("Shows where you left off and four ways to begin.")
            .pictured("plyscope")
            .onRequest());
  }

  @Override
  public void opened() {
    boolean wanted = workspace.choices(WelcomeView.ID).flag(WelcomeView.AT_START, true);
    if (wanted && !waiting()) {
      cover();
    }
  }

  /** Returns whether a game of the last time is about to be on the board again. */
  private boolean waiting() {
    return Files.exists(unfinished);
  }

  private void cover() {
    perspectives.cover(WelcomeView.ID);
  }

  private void analyse() {
    workspace.enter("analyse");
    example.open();
  }

  private void writePlugin() {
    new PluginDialog(frame, workspace, PluginTemplates.ofThisProgram(), workspace::open).show();
  }
}
