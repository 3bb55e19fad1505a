package org.plyscope.view.compare.model;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.zip.CRC32;
import javax.swing.SwingUtilities;
import org.plyscope.api.InputException;
import org.plyscope.api.analysis.Analyst;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionText;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.file.BackgroundWriter;

/**
 * Keeps comparisons from one session to the next: one file for each rules of a game in the folder
 * of the view. Writes in the background, a moment after the last of several changes.
 */
final class ComparisonAutosave {
  private static final System.Logger LOG = System.getLogger(ComparisonAutosave.class.getName());

  /** The id of the view that the files belong to. */
  private static final String VIEW = "compare";

  private static final String ENDING = "." + CompareContext.ENDING;
  private static final Duration PAUSE = Duration.ofMillis(500);
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final Analyst analyst;
  private final BackgroundWriter background =
      new BackgroundWriter("plyscope-comparisons", PAUSE, PATIENCE);

  ComparisonAutosave(Analyst analyst) {
    this.analyst = analyst;
  }

  /** Keeps the draft; after {@link #close} it keeps nothing. */
  void keep(Workspace workspace, Draft draft) {
    Optional<Comparison> comparison = draft.comparison();
    file(workspace, draft.rules())
        .ifPresent(file -> background.keep(file, () -> write(workspace, file, comparison)));
  }

  /**
   * Reads the kept comparison and hands it over on the user-interface thread.
   *
   * @param whenRead receives the kept comparison; empty if there is nothing or it cannot be read
   */
  void restore(Workspace workspace, Rules rules, Consumer<Optional<Comparison>> whenRead) {
    Path file = file(workspace, rules).orElse(null);
    if (file == null || !(Files.exists(file) || Files.exists(usual(file, rules)))) {
      whenRead.accept(Optional.empty());
      return;
    }
    background.write(
        () -> {
          // A pending change is newer than the file.
          background.flush(file);
          sort(workspace, usual(file, rules));
          Optional<Comparison> kept = read(workspace, file);
          SwingUtilities.invokeLater(() -> whenRead.accept(kept));
        });
  }

  /**
   * Moves a comparison of other rules to the file of those rules: a version before had one file for
   * all rules of a game.
   */
  private void sort(Workspace workspace, Path usual) {
    background.flush(usual);
    read(workspace, usual)
        .flatMap(kept -> file(workspace, kept.request().rules()))
        .filter(own -> !own.equals(usual) && !Files.exists(own))
        .ifPresent(
            own -> {
              try {
                Files.move(usual, own);
              } catch (IOException e) {
                LOG.log(Level.WARNING, "A comparison cannot be moved.", e);
              }
            });
  }

  private Optional<Comparison> read(Workspace workspace, Path file) {
    try {
      return Files.exists(file) ? Optional.of(analyst.open(file)) : Optional.empty();
    } catch (InputException e) {
      tell(workspace, "The last comparison cannot be read: " + e.getMessage() + aside(file));
      return Optional.empty();
    }
  }

  /** The next comparison must not overwrite one that the user may still want to repair. */
  private static String aside(Path file) {
    Path kept = file.resolveSibling(file.getFileName() + ".unreadable");
    try {
      Files.move(file, kept, StandardCopyOption.REPLACE_EXISTING);
      return " It is now called " + kept + ".";
    } catch (IOException e) {
      LOG.log(Level.WARNING, "A comparison cannot be set aside.", e);
      return "";
    }
  }

  /** Writes pending changes and ends. */
  void close() {
    background.close();
  }

  /** Writes a comparison; an empty one removes the file. */
  private void write(Workspace workspace, Path file, Optional<Comparison> next) {
    try {
      if (next.isEmpty()) {
        Files.deleteIfExists(file);
      } else {
        Files.createDirectories(file.getParent());
        analyst.save(next.get(), file);
      }
    } catch (IOException | InputException e) {
      tell(workspace, "The comparison cannot be kept: " + e.getMessage());
    }
  }

  private static void tell(Workspace workspace, String sentence) {
    SwingUtilities.invokeLater(() -> workspace.message(sentence));
  }

  /** Returns the file of some rules; that of the usual rules has the name of the game. */
  private static Optional<Path> file(Workspace workspace, Rules rules) {
    return workspace
        .folder(VIEW)
        .map(folder -> folder.resolve(rules.game().id() + suffix(rules) + ENDING));
  }

  private static Path usual(Path file, Rules rules) {
    return file.resolveSibling(rules.game().id() + ENDING);
  }

  private static String suffix(Rules rules) {
    String changes = OptionText.format(rules.options().changes());
    if (changes.isEmpty()) {
      return "";
    }
    CRC32 sum = new CRC32();
    sum.update(changes.getBytes(StandardCharsets.UTF_8));
    return "-" + Long.toHexString(sum.getValue());
  }
}
