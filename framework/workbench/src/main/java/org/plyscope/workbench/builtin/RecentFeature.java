package org.plyscope.workbench.builtin;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.plyscope.ui.file.RecentFiles;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.command.CommandRegistry;
import org.plyscope.workbench.feature.Feature;
import org.plyscope.workbench.file.OpenFiles;

/** The menu of the files that were opened last. */
public final class RecentFeature implements Feature {
  private final OpenFiles openers;
  private final RecentFiles recent;
  private final CommandRegistry commands;

  /** Creates the feature for a window. */
  public RecentFeature(OpenFiles openers, RecentFiles recent, CommandRegistry commands) {
    this.openers = openers;
    this.recent = recent;
    this.commands = commands;
    openers.onOpened(recent::add);
    recent.onChange(this::recentChanged);
  }

  /** The commands change with the files. */
  @Override
  public List<BuiltIn> commands() {
    recentChanged();
    return List.of();
  }

  private void recentChanged() {
    List<BuiltIn> family = new ArrayList<>();
    for (Path file : recent.all()) {
      family.add(
          new BuiltIn(
                  "File/Open recent",
                  "file.recent." + family.size(),
                  file.getFileName() + "  –  " + file.getParent(),
                  () -> openers.openExisting(file))
              .description(file.toString()));
    }
    commands.family("recent", family);
  }
}
