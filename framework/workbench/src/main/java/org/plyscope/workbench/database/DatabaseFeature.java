package org.plyscope.workbench.database;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.swing.JFrame;
import org.plyscope.api.database.Database;
import org.plyscope.api.database.DatabaseBuilder;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.Workspace;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.database.DatabaseJob;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.feature.Feature;

/** Builds databases for the open game: endgames, distances and whatever else plugins compute. */
public final class DatabaseFeature implements Feature {
  private final Catalog catalog;
  private final Workspace workspace;
  private final JFrame frame;
  private final Path data;

  /** Creates the feature for a window. */
  public DatabaseFeature(Catalog catalog, Workspace workspace, JFrame frame, Path data) {
    this.catalog = catalog;
    this.workspace = workspace;
    this.frame = frame;
    this.data = data;
  }

  @Override
  public List<BuiltIn> commands() {
    return List.of(
        new BuiltIn("Search", "search.database", "Build a database…", this::ask)
            .group(3)
            .when(() -> !builders().isEmpty()));
  }

  private List<DatabaseBuilder> builders() {
    return Optional.ofNullable(workspace.selection())
        .map(selection -> catalog.partsFor(DatabaseBuilder.class, selection.rules()))
        .orElse(List.of());
  }

  private void ask() {
    Rules rules = workspace.selection().rules();
    new DatabaseDialog(frame, rules, builders(), data).ask().ifPresent(this::build);
  }

  private void build(DatabaseDialog.Wish wish) {
    DatabaseBuilder builder = wish.builder();
    DatabaseJob job = new DatabaseJob(builder, wish.rules(), wish.options(), wish.file());
    workspace.submit(
        "Building " + builder.name().toLowerCase(Locale.ROOT),
        job,
        made -> workspace.message(sentence(builder, made, wish.file())));
  }

  /** Returns the result, and the name by which agents find it. */
  private String sentence(DatabaseBuilder builder, Database made, Path file) {
    Path folder = data.toAbsolutePath().normalize();
    Path name = file.startsWith(folder) ? folder.relativize(file) : file;
    Map<String, String> facts = new TreeMap<>(made.facts());
    String known =
        facts.entrySet().stream()
            .map(fact -> fact.getKey() + " " + fact.getValue())
            .collect(Collectors.joining(", "));
    return String.format(
        Locale.ROOT,
        "%s: %,d bytes in %s%s. Name this file in the option of a part that uses them.",
        builder.name(),
        made.size(),
        name,
        known.isEmpty() ? "" : "; " + known);
  }
}
