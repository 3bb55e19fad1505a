package org.plyscope.api.database;

import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.PartKind;
import org.plyscope.api.part.GamePart;
import org.plyscope.api.work.JobMonitor;

/**
 * Computes a table that takes long to compute and is then kept in a file. <b>Implemented by
 * plugins</b> and published as a service; thread-safe.
 */
@ProviderType
@PartKind(
    id = "database",
    plural = "databases",
    purpose = "the tables that can be computed once and kept in a file")
public interface DatabaseBuilder extends GamePart {
  /**
   * Returns whether there is such a table for these rules.
   *
   * @param rules some rules
   * @return true if there is
   */
  @Override
  boolean supports(Rules rules);

  /**
   * Computes the table. The same rules and options always give the same table.
   *
   * @param rules rules that this builder supports
   * @param options values of {@link #options()}
   * @param monitor receives progress and determines when to stop
   * @return the table
   * @throws InputException if the values are incompatible with each other or with the rules
   * @throws InterruptedException if it was cancelled
   */
  Database build(Rules rules, OptionValues options, JobMonitor monitor) throws InterruptedException;
}
