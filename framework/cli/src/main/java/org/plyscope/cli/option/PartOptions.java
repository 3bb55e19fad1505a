package org.plyscope.cli.option;

import java.util.Map;
import java.util.Optional;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.catalog.Catalog;
import picocli.CommandLine.Option;

/** The options that narrow a list down to the parts that fit a game. */
public final class PartOptions {
  @Option(names = "--game", paramLabel = "ID", description = "Only those that fit this game.")
  private String game;

  @Option(
      names = "--rules",
      paramLabel = "PRESET",
      defaultValue = "",
      description = "A preset of its rules; the first one if not given.")
  private String preset;

  /** Returns the rules that were given. */
  public Optional<Rules> rules(Catalog catalog) {
    return game == null ? Optional.empty() : Optional.of(catalog.rules(game, preset, Map.of()));
  }
}
