package org.plyscope.lab.database;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.api.database.Database;
import org.plyscope.api.database.DatabaseBuilder;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionText;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.queue.Job;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.catalog.NearMatches;
import org.plyscope.lab.file.SafeFile;

/** Computes a table and writes it to a file. The file is there completely or not at all. */
public final class DatabaseJob implements Job<Database> {
  private static final String WHAT = "The database";

  private final DatabaseBuilder builder;
  private final Rules rules;
  private final OptionValues options;
  private final Path file;

  /**
   * Prepares the job.
   *
   * @param catalog knows the builders
   * @param rules the rules the table is for
   * @param text the builder, {@code id} or {@code id:key=value,…}
   * @param file where the table goes
   * @throws InputException if there is no such builder or option for these rules, or the file
   *     cannot be written
   */
  public DatabaseJob(Catalog catalog, Rules rules, String text, Path file) {
    this(catalog, rules, text, text.indexOf(':'), file);
  }

  private DatabaseJob(Catalog catalog, Rules rules, String text, int colon, Path file) {
    this(
        find(catalog, rules, colon < 0 ? text : text.substring(0, colon)),
        rules,
        colon < 0 ? Map.of() : OptionText.parse(text.substring(colon + 1)),
        file);
  }

  private DatabaseJob(
      DatabaseBuilder builder, Rules rules, Map<String, String> changes, Path file) {
    this(builder, rules, OptionValues.defaults(builder.options()).with(changes), file);
  }

  /**
   * Prepares the job.
   *
   * @param builder computes the table; supports the rules
   * @param rules the rules the table is for
   * @param options the values of the builder's options
   * @param file where the table goes
   * @throws InputException if the file cannot be written
   */
  public DatabaseJob(DatabaseBuilder builder, Rules rules, OptionValues options, Path file) {
    this.builder = builder;
    this.rules = rules;
    this.options = options;
    this.file = file;
    SafeFile.check(WHAT, file);
  }

  private static DatabaseBuilder find(Catalog catalog, Rules rules, String id) {
    List<DatabaseBuilder> fitting = catalog.partsFor(DatabaseBuilder.class, rules);
    return fitting.stream()
        .filter(builder -> builder.id().equals(id.strip()))
        .findFirst()
        .orElseThrow(() -> missing(rules, id, fitting));
  }

  private static InputException missing(Rules rules, String id, List<DatabaseBuilder> fitting) {
    return fitting.isEmpty()
        ? new InputException("There is no database for " + rules.game().id() + " by these rules.")
        : NearMatches.unknown("database", id, fitting.stream().map(DatabaseBuilder::id).toList());
  }

  /**
   * Computes and writes the table.
   *
   * @throws InterruptedException if it was cancelled; an existing file is then as before
   */
  @Override
  public Database run(JobMonitor monitor) throws InterruptedException {
    Database database = builder.build(rules, options, monitor);
    monitor.progress(-1, "writing the file");
    SafeFile.write(WHAT, file, monitor::cancelled, database::write);
    return database;
  }
}
