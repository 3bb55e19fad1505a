package org.plyscope.wire.keys;

import static org.plyscope.wire.keys.FileKey.Kind.ANY;
import static org.plyscope.wire.keys.FileKey.Kind.FLAG;
import static org.plyscope.wire.keys.FileKey.Kind.GROUP;
import static org.plyscope.wire.keys.FileKey.Kind.LIST;
import static org.plyscope.wire.keys.FileKey.Kind.MAP;
import static org.plyscope.wire.keys.FileKey.Kind.NUMBER;
import static org.plyscope.wire.keys.FileKey.Kind.TEXT;
import static org.plyscope.wire.keys.FileKey.Kind.TEXTS;
import static org.plyscope.wire.keys.FileKey.Kind.WHOLE;

import org.plyscope.wire.keys.FileKey.Trait;

/** The keys of tuning files; those about games are the same as in experiment files. */
public final class TuningKeys {
  /** The bounds of an option that is tuned. */
  public static final FileKey BOUNDS =
      FileKey.of(
          GROUP,
          "bounds",
          "Bounds of an option.",
          FileKey.of(NUMBER, "from", "The smallest value.").missing("that of the option"),
          FileKey.of(NUMBER, "to", "The largest value.").missing("that of the option"),
          FileKey.of(FLAG, "log", "Whether equal steps are equal factors.")
              .label("Log scale")
              .standard("false"),
          FileKey.of(LIST, "choices", "The values to choose from.", FileKey.of(ANY, "", ""))
              .missing("those of the option"),
          FileKey.of(ANY, "start", "The value to start from; that of the agent."));

  /** The keys that are not about games. */
  public static final FileKey OWN =
      FileKey.of(
          GROUP,
          "tuning",
          "How values are searched for.",
          FileKey.of(
                  GROUP,
                  "tune",
                  "The options to tune.",
                  ExperimentKeys.AGENT.required(),
                  FileKey.of(
                          MAP,
                          "options",
                          "Options by path, for example cp or evaluator.w4, with their bounds.",
                          BOUNDS)
                      .required())
              .required(),
          FileKey.of(
                  TEXTS,
                  "against",
                  "The opponents of candidates: \"population\" for each other, or names of"
                      + " agents.")
              .required(),
          FileKey.of(
                  GROUP,
                  "method",
                  "How values are searched for; its other keys are options of the method.",
                  FileKey.of(TEXT, "use", "The method or one of its presets.").required())
              .with(Trait.OPEN)
              .orText()
              .required(),
          FileKey.of(WHOLE, "repetitions", "How often the search is repeated.")
              .from(1, 1_000)
              .standard("1"),
          FileKey.of(
              GROUP,
              "budget",
              "When a repetition measures nothing more.",
              FileKey.of(WHOLE, "games", "Number of games.")
                  .label("Maximum games")
                  .from(1, Double.MAX_VALUE)
                  .missing("no limit"),
              FileKey.of(WHOLE, "candidates", "Number of candidates.")
                  .label("Maximum candidates")
                  .from(1, Double.MAX_VALUE)
                  .missing("no limit")),
          FileKey.of(
              GROUP,
              "test",
              "The games that measure the result.",
              FileKey.of(
                      WHOLE,
                      "blocks",
                      "How many game sets are played, each an opening in all seats.")
                  .label("Openings of the final test")
                  .from(1, 1_000_000)
                  .required(),
              FileKey.of(TEXTS, "against", "start, published sets or agents.")
                  .missing("the start and all published sets")),
          FileKey.of(
              LIST,
              "published",
              "Values that were published.",
              FileKey.of(
                  GROUP,
                  "set",
                  "Published values.",
                  FileKey.of(TEXT, "name", "How the set is called.").required(),
                  FileKey.of(ANY, "values", "A list in the order of the options, or by path.")
                      .required(),
                  FileKey.of(NUMBER, "fitness", "The published fitness.").from(0, 1))),
          FileKey.of(FLAG, "keepGames", "Whether the games of all generations are kept.")
              .standard("false"),
          FileKey.of(TEXT, "files", "The folder in which other files are looked for.")
              .missing("that of this file"));

  /** A tuning file. */
  public static final FileKey FILE =
      ExperimentKeys.FILE
          .without("format", "stop")
          .with(ExperimentKeys.FILE.at("blocks").label("Openings per pairing").required())
          .with(OWN.keys().toArray(FileKey[]::new));

  private TuningKeys() {}
}
