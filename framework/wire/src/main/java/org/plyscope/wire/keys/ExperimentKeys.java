package org.plyscope.wire.keys;

import static org.plyscope.wire.keys.FileKey.Kind.ANY;
import static org.plyscope.wire.keys.FileKey.Kind.FLAG;
import static org.plyscope.wire.keys.FileKey.Kind.GROUP;
import static org.plyscope.wire.keys.FileKey.Kind.LIST;
import static org.plyscope.wire.keys.FileKey.Kind.MAP;
import static org.plyscope.wire.keys.FileKey.Kind.MEMORY;
import static org.plyscope.wire.keys.FileKey.Kind.NUMBER;
import static org.plyscope.wire.keys.FileKey.Kind.TEXT;
import static org.plyscope.wire.keys.FileKey.Kind.TEXTS;
import static org.plyscope.wire.keys.FileKey.Kind.TIME;
import static org.plyscope.wire.keys.FileKey.Kind.WHOLE;

import java.util.Arrays;
import java.util.List;
import org.plyscope.api.game.Claim;
import org.plyscope.wire.keys.FileKey.Trait;

/** The keys of experiment files and of the files that they use. */
public final class ExperimentKeys {
  private static final double NO_END = Double.MAX_VALUE;
  private static final int MILLION = 1_000_000;

  /** How far agents may search: per move, and per game. */
  public static final FileKey LIMITS =
      FileKey.of(
          GROUP,
          "default",
          "For agents without limits.",
          FileKey.of(WHOLE, "depth", "Maximum depth of a search in plies, at most 999.")
              .from(1, 999)
              .missing("none"),
          FileKey.of(WHOLE, "nodes", "Maximum number of nodes per search.")
              .from(1, NO_END)
              .missing("none"),
          FileKey.of(WHOLE, "iterations", "Maximum number of iterations per search.")
              .from(1, NO_END)
              .missing("none"),
          FileKey.of(TIME, "time", "Maximum time per move.").missing("none"),
          FileKey.of(TEXT, "perGame", "The time for a whole game, for example 60s+0.5s.")
              .label("Game clock")
              .missing("none"));

  /** Values that an option or a limit takes one after the other. */
  public static final FileKey SWEEP =
      FileKey.of(
          GROUP,
          "sweep",
          "Values one after the other.",
          FileKey.of(LIST, "each", "The values.", FileKey.of(ANY, "", "")).from(1, 10_000),
          FileKey.of(LIST, "range", "The first and the last value.", FileKey.of(ANY, "", ""))
              .from(2, 2),
          FileKey.of(ANY, "step", "The step of a range.").standard("1"),
          FileKey.of(
                  LIST,
                  "log",
                  "The first and the last of values with equal ratios.",
                  FileKey.of(ANY, "", ""))
              .from(2, 2),
          FileKey.of(WHOLE, "steps", "The number of values with equal ratios.").from(2, 10_000));

  /** An agent; its other keys are its options. */
  public static final FileKey AGENT = agent();

  /** A problem that a suite describes. */
  public static final FileKey PROBLEM =
      FileKey.of(
          GROUP,
          "problem",
          "A problem.",
          FileKey.of(TEXT, "name", "How it is called.").required(),
          FileKey.of(TEXT, "position", "The position.").required(),
          FileKey.of(TEXTS, "keys", "The best moves.").required(),
          FileKey.choice("status", "How well that is established.", words(Claim.Status.values()))
              .standard(Claim.Status.BEST.toString()),
          FileKey.choice("outcome", "Outcome of best play.", words(Claim.Outcome.values()))
              .standard(Claim.Outcome.UNKNOWN.toString()),
          FileKey.of(TEXT, "source", "Where it comes from."));

  private static final FileKey SCHEMA = FileKey.of(TEXT, "$schema", "Where this schema is.");
  private static final FileKey VERSION =
      FileKey.of(WHOLE, "plyscope", "The version of the format.").from(1, 1);
  private static final FileKey NOTES = FileKey.of(TEXTS, "notes", "Remarks.");
  private static final FileKey USE = FileKey.of(TEXTS, "use", "Files with more agents.");
  private static final FileKey AGENTS =
      FileKey.of(
          MAP,
          "agents",
          "Agents by name; {key} in a name is replaced by the value of that key.",
          AGENT);
  private static final FileKey PROBLEMS =
      FileKey.of(
              LIST,
              "problems",
              "Suite: ids of problems with stars, how well they are established, or descriptions.",
              PROBLEM.orText())
          .orText();

  /** An experiment file. */
  public static final FileKey FILE =
      FileKey.of(
          GROUP,
          "experiment",
          "The agents and the games they play.",
          SCHEMA,
          VERSION.required(),
          FileKey.of(TEXT, "name", "How the experiment is called.").standard("unnamed"),
          NOTES,
          FileKey.of(
              TEXT,
              "from",
              "A file in the same folder; keys that are missing here are taken from it."),
          FileKey.of(
              MAP,
              "set",
              "Single values that are different, by path: agents.ab.depth.",
              FileKey.of(ANY, "", "")),
          PublishedKeys.STUDY,
          FileKey.of(WHOLE, "seed", "Seed of all random choices.")
              .label("Random seed")
              .standard("0"),
          game().required(),
          USE,
          AGENTS,
          format().required(),
          openings(),
          FileKey.of(
                  WHOLE,
                  "blocks",
                  "How many game sets each line-up plays, each an opening in all seats; in a suite,"
                      + " how often each agent is given each problem.")
              .label("Openings per pairing")
              .from(1, 100 * MILLION),
          FileKey.choice(
                  "seats", "Which seat orders a game set has.", List.of("all", "rotate", "fixed"))
              .label("Seat orders")
              .standard("all"),
          FileKey.of(
              GROUP,
              "limits",
              "How far agents may search.",
              LIMITS,
              FileKey.of(TIME, "watchdog", "The longest time for a move without a limit of time.")
                  .label("Longest move")
                  .standard("60s"),
              FileKey.of(TIME, "margin", "By how much a player may be late.").standard("50ms")),
          adjudicate(),
          stop(),
          workers(),
          FileKey.of(LIST, "published", "Numbers that were published.", PublishedKeys.NUMBERS));

  /** A file with agents that other files use. */
  public static final FileKey AGENTS_FILE =
      FileKey.of(GROUP, "agents", "Named agents.", SCHEMA, VERSION, NOTES, USE, AGENTS.required());

  /** A file with problems of a suite. */
  public static final FileKey PROBLEMS_FILE =
      FileKey.of(GROUP, "problems", "Problems.", SCHEMA, VERSION, NOTES, PROBLEMS.required());

  /** A file that describes a published study. */
  public static final FileKey STUDY_FILE = PublishedKeys.WORK;

  private ExperimentKeys() {}

  private static List<String> words(Enum<?>[] all) {
    return Arrays.stream(all).map(Enum::toString).toList();
  }

  private static FileKey agent() {
    FileKey agent =
        FileKey.of(
            GROUP,
            "agent",
            "An agent with its limits; its other keys are its options. Each value may be a sweep.",
            FileKey.of(TEXT, "use", "An agent or preset, perhaps with :key=value.")
                .label("Agent")
                .required(),
            FileKey.of(
                MAP,
                "options",
                "Options whose ids are those of other keys.",
                FileKey.of(ANY, "", "")),
            FileKey.of(
                    TEXTS,
                    "zip",
                    "Limits and options whose values go together, first with first, for example"
                        + " depth, nodes. All combinations of the others are played.")
                .label("Paired sweeps")
                .missing("none"));
    for (FileKey limit : LIMITS.keys()) {
      String label = limit.kind() == TEXT ? limit.label() : limit.label() + " limit";
      agent = agent.with(limit.label(label).with(Trait.SWEPT));
    }
    return agent.with(Trait.OPEN);
  }

  private static FileKey game() {
    return FileKey.of(
            GROUP,
            "game",
            "The game and its rules; its other keys are options of the game.",
            FileKey.of(TEXT, "id", "The game.").label("Game").required(),
            FileKey.of(TEXT, "rules", "A preset of its rules.").missing("the usual ones"),
            FileKey.of(
                MAP,
                "options",
                "Options whose ids are those of other keys.",
                FileKey.of(ANY, "", "")))
        .with(Trait.OPEN);
  }

  private static FileKey format() {
    return FileKey.of(
            GROUP,
            "format",
            "Which agents meet.",
            FileKey.choice(
                    "type",
                    "Which agents meet.",
                    List.of("round-robin", "gauntlet", "pairs", "ladder", "grid", "suite"))
                .label("Format")
                .required(),
            FileKey.of(
                TEXTS, "first", "Gauntlet: the agents that meet the others; names with stars."),
            FileKey.of(TEXTS, "against", "Gauntlet: their opponents; names with stars."),
            FileKey.of(TEXTS, "rows", "Grid: the agents of the rows; names with stars."),
            FileKey.of(TEXTS, "columns", "Grid: the agents of the columns; names with stars."),
            FileKey.of(
                LIST,
                "pairs",
                "Pairs: the agents that meet, for example ab2, random; an agent per seat.",
                FileKey.of(LIST, "", "", FileKey.of(TEXT, "", ""))),
            FileKey.of(WHOLE, "reach", "Ladder: the number of rungs up that each agent plays.")
                .from(1, 1_000)
                .standard("1"),
            PROBLEMS,
            FileKey.of(TEXT, "file", "Suite: a file with more problems."),
            FileKey.of(
                LIST,
                "positions",
                "Suite: positions that are only searched.",
                FileKey.of(TEXT, "", "A position that is only searched: its id or text.")),
            FileKey.of(WHOLE, "playOn", "Suite: the number of moves to play after the first one.")
                .from(0, 10_000)
                .standard("0"),
            FileKey.of(TEXT, "defender", "Suite: the agent that answers when a problem goes on.")
                .missing("each agent itself"))
        .orText("round-robin", "ladder", "suite");
  }

  private static FileKey openings() {
    FileKey balanced =
        FileKey.of(GROUP, "balanced", "Only openings judged even.")
            .with(LIMITS.keys().toArray(FileKey[]::new))
            .with(
                FileKey.of(TEXT, "agent", "The agent that judges.").required(),
                FileKey.of(NUMBER, "within", "The largest value, of either player, that is even.")
                    .required());
    return FileKey.of(
            GROUP,
            "openings",
            "Where games start.",
            FileKey.of(
                    LIST,
                    "positions",
                    "Positions, or ids of positions of the rules.",
                    FileKey.of(TEXT, "", ""))
                .label("Start positions")
                .missing("the start"),
            FileKey.of(TEXT, "file", "A file of positions.")
                .label("Positions file")
                .missing("none"),
            FileKey.of(WHOLE, "randomPlies", "How many random moves to play.")
                .label("Random first moves")
                .from(1, 1_000)
                .missing("none: the start"),
            FileKey.of(WHOLE, "count", "How many openings to draw.")
                .label("Different openings")
                .from(1, MILLION)
                .missing("all different"),
            balanced)
        .orText("start");
  }

  private static FileKey adjudicate() {
    FileKey moves =
        FileKey.of(WHOLE, "moves", "Number of moves in a row.").from(1, MILLION).required();
    FileKey from =
        FileKey.of(WHOLE, "from", "Number of moves before it can happen.")
            .from(0, MILLION)
            .standard("0");
    return FileKey.of(
        GROUP,
        "adjudicate",
        "When a game ends that the rules have not ended.",
        FileKey.of(WHOLE, "plies", "Number of moves after which a game has no winner.")
            .label("Longest game (moves)")
            .from(0, MILLION)
            .missing("never"),
        FileKey.of(
                WHOLE, "repetition", "Number of times a position occurs until the game is a draw.")
            .from(0, MILLION)
            .missing("never"),
        FileKey.of(
            GROUP,
            "score",
            "By the evaluations of the players.",
            FileKey.of(
                GROUP,
                "draw",
                "A draw by agreement.",
                from,
                moves,
                value("The largest absolute value that all players count as even.")),
            FileKey.of(
                GROUP,
                "resign",
                "A resignation.",
                moves,
                value("How far below zero a player values the position."))));
  }

  private static FileKey value(String help) {
    return FileKey.of(NUMBER, "value", help).from(0, NO_END).required();
  }

  private static FileKey stop() {
    FileKey test =
        FileKey.of(
            GROUP,
            "sprt",
            "Ends the run when a sequential probability ratio test of two agents is decided.",
            FileKey.of(
                    LIST,
                    "pair",
                    "The two agents that are compared; elo is the lead of the first.",
                    FileKey.of(TEXT, "", ""))
                .from(2, 2)
                .label("SPRT pair")
                .missing("no test")
                .required(),
            FileKey.of(
                    LIST,
                    "elo",
                    "The differences in Elo of the two hypotheses, smaller first.",
                    FileKey.of(NUMBER, "", ""))
                .from(2, 2)
                .label("SPRT Elo")
                .required(),
            risk("alpha", "Risk of accepting the larger difference although the smaller holds."),
            risk("beta", "Risk of accepting the smaller difference although the larger holds."),
            FileKey.of(
                    FLAG,
                    "normalised",
                    "Whether elo is normalised: the lead in units of the spread of a game.")
                .standard("false"));
    return FileKey.of(
        GROUP,
        "stop",
        "When the run ends early.",
        FileKey.of(WHOLE, "games", "The number of games after which the run ends.")
            .label("After games")
            .from(1, Integer.MAX_VALUE)
            .missing("never"),
        FileKey.of(TIME, "time", "The time after which the run ends, for example 2h.")
            .label("After time")
            .missing("never"),
        test);
  }

  private static FileKey risk(String id, String help) {
    return FileKey.of(NUMBER, id, help).from(0.0001, 0.4).standard("0.05");
  }

  private static FileKey workers() {
    return FileKey.of(
        GROUP,
        "workers",
        "How worker processes are made.",
        FileKey.of(MEMORY, "heap", "Memory of each worker, for example 512m; from 16m to 1024g.")
            .standard("512m"),
        FileKey.of(MEMORY, "stack", "The stack of each thread, for example 8m; from 256k to 1g.")
            .standard("8m"),
        FileKey.of(TEXTS, "flags", "Java flags for memory, collector or compiler, as -Xint.")
            .missing("none"),
        FileKey.of(
                FLAG,
                "inProcess",
                "Whether games are played in the process of the program, for agents that are"
                    + " trusted and short.")
            .label("In this process")
            .standard("false"));
  }
}
