package org.plyscope.lab.rating;

import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;

/**
 * The ratings in the folder {@code samples/ratings} of the program, a file for each game.
 *
 * @param folder the folder, which need not exist
 */
public record ShippedRatings(Path folder) {
  private static final System.Logger LOG = System.getLogger(ShippedRatings.class.getName());

  /** Finds the folder of this program. */
  public static ShippedRatings ofProgram() {
    return new ShippedRatings(
        Path.of(System.getProperty("plyscope.home", "."), "samples", "ratings"));
  }

  /**
   * Returns the ratings that were measured under some rules.
   *
   * @param rules the rules
   * @return the ratings; empty if there are none, or the file cannot be read
   */
  public Optional<OpponentRatings> of(Rules rules) {
    Path file = folder.resolve(rules.game().id() + ".json");
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try {
      return Optional.of(OpponentRatings.read(file)).filter(list -> list.fits(rules));
    } catch (InputException e) {
      LOG.log(Level.WARNING, "The ratings {0} are left out: {1}", file, e.getMessage());
      return Optional.empty();
    }
  }
}
