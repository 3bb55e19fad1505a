package org.plyscope.workbench.play.file;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyscope.api.InputException;
import org.plyscope.api.format.GameFormat;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.catalog.Catalog;

/** The formats of games that plugins bring. Used on the user-interface thread. */
public final class GameFormats {
  private final Catalog catalog;
  private final List<GameFormat> formats = new ArrayList<>();

  public GameFormats(Catalog catalog) {
    this.catalog = catalog;
  }

  public void add(GameFormat format) {
    formats.add(format);
  }

  public void remove(GameFormat format) {
    formats.remove(format);
  }

  /** Returns the formats there are now. */
  List<GameFormat> all() {
    return List.copyOf(formats);
  }

  /** Returns the formats that can hold games of some rules. */
  List<GameFormat> supporting(Rules rules) {
    return formats.stream().filter(f -> f.supports(rules)).toList();
  }

  /** Finds the format of a file by its ending. */
  Optional<GameFormat> of(Path file) {
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    return formats.stream()
        .filter(f -> f.extensions().stream().anyMatch(e -> name.endsWith("." + e)))
        .findFirst();
  }

  /**
   * Finds rules whose games a format holds: those that are open if they fit, else the standard
   * rules of a game that does.
   *
   * @param open the rules that are open
   */
  Rules rules(GameFormat format, Optional<Rules> open) {
    return Stream.concat(
            open.stream(), catalog.games().stream().map(g -> catalog.rules(g.id(), "", Map.of())))
        .filter(format::supports)
        .findFirst()
        .orElseThrow(
            () ->
                new InputException(
                    "No game is installed whose games are written as " + format.name() + "."));
  }
}
