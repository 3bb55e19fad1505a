package org.plyscope.workbench.database;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.plyscope.api.database.Database;
import org.plyscope.api.database.DatabaseBuilder;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.Selection;
import org.plyscope.lab.database.DatabaseJob;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.shell.Feature;
import org.plyscope.workbench.shell.Shell;

/** Builds databases for the open game: endgames, distances and whatever else plugins compute. */
public final class DatabaseFeature implements Feature {
  private final Shell shell;

  /** Makes the room in a window. */
  public DatabaseFeature(Shell shell) {
    this.shell = shell;
  }

  @Override
  public List<BuiltIn> commands() {
    return List.of(
        new BuiltIn("Search", "search.database", "Build a database…", this::ask)
            .group(3)
            .when(() -> !builders().isEmpty()));
  }

  @Override
  public void selectionChanged() {
    shell.commands().changed();
  }

  @Override
  public void catalogChanged() {
    shell.commands().changed();
  }

  private List<DatabaseBuilder> builders() {
    return shell
        .session()
        .selection()
        .map(Selection::rules)
        .map(rules -> shell.services().catalog().partsFor(DatabaseBuilder.class, rules))
        .orElse(List.of());
  }

  private void ask() {
    Rules rules = shell.session().selection().orElseThrow().rules();
    new DatabaseDialog(shell.frame(), rules, builders(), shell.data()).ask().ifPresent(this::build);
  }

  private void build(DatabaseDialog.Wish wish) {
    DatabaseBuilder builder = wish.builder();
    DatabaseJob job = new DatabaseJob(builder, wish.rules(), wish.options(), wish.file());
    shell
        .workspace()
        .submit(
            "Building " + builder.name().toLowerCase(Locale.ROOT),
            job,
            made -> shell.workspace().message(sentence(builder, made, wish.file())));
  }

  /** Returns what was made, and by which name agents find it. */
  private String sentence(DatabaseBuilder builder, Database made, Path file) {
    Path folder = shell.data().toAbsolutePath().normalize();
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
