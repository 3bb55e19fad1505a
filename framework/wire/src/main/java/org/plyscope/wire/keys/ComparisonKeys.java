package org.plyscope.wire.keys;

import static org.plyscope.wire.keys.FileKey.Kind.ANY;
import static org.plyscope.wire.keys.FileKey.Kind.GROUP;
import static org.plyscope.wire.keys.FileKey.Kind.LIST;
import static org.plyscope.wire.keys.FileKey.Kind.MAP;
import static org.plyscope.wire.keys.FileKey.Kind.TEXT;
import static org.plyscope.wire.keys.FileKey.Kind.WHOLE;

/** The keys of comparison files. */
public final class ComparisonKeys {
  private static final FileKey TEXT_VALUE = FileKey.of(TEXT, "", "");
  private static final FileKey ANY_VALUE = FileKey.of(ANY, "", "");
  private static final FileKey LIMITS =
      FileKey.of(TEXT, "limits", "How far to search, for example depth=5.");

  /** A comparison file. */
  public static final FileKey FILE =
      FileKey.of(
          GROUP,
          "comparison",
          "Which agents search which positions.",
          FileKey.of(WHOLE, "format", "The version of the format.")
              .from(1, Integer.MAX_VALUE)
              .required(),
          FileKey.of(TEXT, "program", "The program that wrote the file."),
          FileKey.of(TEXT, "game", "The game.").required(),
          FileKey.of(MAP, "rules", "Options of the game by id.", TEXT_VALUE)
              .missing("the usual ones"),
          LIMITS.missing("those of each configuration"),
          FileKey.of(LIST, "positions", "The positions.", position()).missing("the start"),
          FileKey.of(LIST, "configurations", "The agents.", configuration()).required(),
          FileKey.of(WHOLE, "trees", "How many nodes to keep of each deepest search.")
              .from(0, Integer.MAX_VALUE)
              .standard("0"),
          FileKey.of(LIST, "sizes", "The size of the tree of each position, by depth.", size()),
          FileKey.of(LIST, "results", "The searches that have run.", result()));

  private ComparisonKeys() {}

  private static FileKey position() {
    return FileKey.of(
        GROUP,
        "position",
        "A position.",
        FileKey.of(TEXT, "name", "How it is called.").required(),
        FileKey.of(TEXT, "start", "The position before the moves.").missing("the start"),
        FileKey.of(LIST, "moves", "The moves that lead to it.", TEXT_VALUE).missing("none"));
  }

  private static FileKey configuration() {
    return FileKey.of(
        GROUP,
        "configuration",
        "An agent.",
        FileKey.of(TEXT, "name", "How it is called.").missing("the agent"),
        FileKey.of(TEXT, "agent", "The agent, perhaps with :key=value.").required(),
        LIMITS.missing("those of the comparison"),
        FileKey.of(WHOLE, "seed", "Seed of all random choices.").standard("0"));
  }

  private static FileKey size() {
    return FileKey.of(
        GROUP,
        "size",
        "The size of a tree.",
        FileKey.of(LIST, "full", "Positions of the whole tree, by ply.", ANY_VALUE).required(),
        FileKey.of(LIST, "minimal", "Positions of the smallest tree, by ply.", ANY_VALUE)
            .required(),
        FileKey.of(WHOLE, "exact", "Number of plies that were counted; others are estimates.")
            .from(0, Integer.MAX_VALUE)
            .required());
  }

  private static FileKey result() {
    return FileKey.of(
        GROUP,
        "result",
        "A search.",
        FileKey.of(WHOLE, "configuration", "The number of the configuration, from 0.").required(),
        FileKey.of(WHOLE, "position", "The number of the position, from 0.").required(),
        LIMITS.required(),
        FileKey.of(ANY, "result", "The result of the search.").required());
  }
}
