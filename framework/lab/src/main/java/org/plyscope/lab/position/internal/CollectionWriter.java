package org.plyscope.lab.position.internal;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Game;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.position.SavedPosition;

/** Writes a collection, with a header wherever game or rules change. */
public final class CollectionWriter {
  private final Catalog catalog;

  /** Prepares to write. */
  public CollectionWriter(Catalog catalog) {
    this.catalog = catalog;
  }

  /** Writes positions. */
  public String write(List<SavedPosition> positions) {
    StringBuilder text = new StringBuilder("# Plyscope positions\n");
    SavedPosition before = null;
    for (SavedPosition position : positions) {
      boolean same =
          before != null
              && before.game().equals(position.game())
              && before.options().equals(position.options());
      if (!same) {
        header(text, position);
      }
      text.append(line(position)).append('\n');
      before = position;
    }
    return text.toString();
  }

  private void header(StringBuilder text, SavedPosition position) {
    text.append("\ngame: ").append(position.game()).append('\n');
    Map<String, String> options = new LinkedHashMap<>(position.options());
    Optional<Game> game =
        catalog.games().stream().filter(g -> g.id().equals(position.game())).findFirst();
    Optional<Preset> preset = game.flatMap(g -> nearest(g, options));
    preset.ifPresent(
        p -> {
          text.append("rules: ").append(p.id()).append('\n');
          values(game.get(), p).texts().forEach(options::remove);
        });
    options.forEach((id, value) -> text.append("option: " + id + "=" + value + "\n"));
    text.append('\n');
  }

  /** Returns the preset from which the fewest options differ. */
  private static Optional<Preset> nearest(Game game, Map<String, String> options) {
    Preset best = null;
    long least = Long.MAX_VALUE;
    for (Preset preset : game.presets()) {
      Map<String, String> texts = values(game, preset).texts();
      long differ =
          options.entrySet().stream()
              .filter(e -> !e.getValue().equals(texts.get(e.getKey())))
              .count();
      if (differ < least) {
        least = differ;
        best = preset;
      }
    }
    return Optional.ofNullable(best);
  }

  private static OptionValues values(Game game, Preset preset) {
    return OptionValues.defaults(game.options()).with(preset.values());
  }

  private static String line(SavedPosition position) {
    String text = position.position();
    if (text.contains(" # ") || text.startsWith("#") || text.matches("(?s).*\\R.*")) {
      throw new InputException(
          "The position '" + position.name() + "' cannot be written in one line of a collection.");
    }
    boolean brackets = !position.tags().isEmpty() || position.name().endsWith("]");
    String tags = brackets ? " [" + String.join(", ", position.tags()) + "]" : "";
    return text + " # " + position.name() + tags;
  }
}
