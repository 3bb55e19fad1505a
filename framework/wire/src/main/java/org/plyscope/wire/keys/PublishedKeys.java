package org.plyscope.wire.keys;

import static org.plyscope.wire.keys.FileKey.Kind.FLAG;
import static org.plyscope.wire.keys.FileKey.Kind.GROUP;
import static org.plyscope.wire.keys.FileKey.Kind.NUMBER;
import static org.plyscope.wire.keys.FileKey.Kind.TEXT;
import static org.plyscope.wire.keys.FileKey.Kind.TEXTS;
import static org.plyscope.wire.keys.FileKey.Kind.WHOLE;

import org.plyscope.api.run.Published.Measure;

/** The keys for a study that is played again, and for the numbers that it published. */
final class PublishedKeys {
  /** The study. */
  static final FileKey STUDY =
      FileKey.of(
          GROUP,
          "study",
          "The experiment of a study that is repeated.",
          FileKey.of(TEXT, "number", "The number of the study, for example 002.").required(),
          FileKey.of(TEXT, "item", "The table or figure that is played again.").required(),
          FileKey.of(TEXT, "title", "Its title.").required(),
          FileKey.of(TEXTS, "claim", "The conclusion of its authors."),
          FileKey.of(TEXTS, "differs", "The differences here, and why."),
          FileKey.of(TEXT, "file", "A file that describes the study as a whole."),
          FileKey.of(
                  FLAG,
                  "sameQuestion",
                  "Whether the same is asked as in the study, so that differences mean something.")
              .standard("true"));

  /** The study as a whole. */
  static final FileKey WORK =
      FileKey.of(
          GROUP,
          "work",
          "A published study.",
          FileKey.of(TEXT, "author", "The author, or the usual name of the study.").required(),
          FileKey.of(TEXT, "title", "Its title.").missing("not known"),
          FileKey.of(TEXT, "year", "When it appeared.").missing("not known"),
          FileKey.of(TEXT, "about", "One sentence on its subject.").required());

  /** Numbers of an agent, a pairing, a seat or a problem. */
  static final FileKey NUMBERS = numbers();

  private PublishedKeys() {}

  private static FileKey numbers() {
    FileKey group =
        FileKey.of(
            GROUP,
            "numbers",
            "Published numbers.",
            FileKey.of(
                TEXT,
                "agent",
                "The agent that the numbers are about, or a swept name for all of its values."),
            FileKey.of(TEXT, "against", "The agent that it met.").missing("all others"),
            FileKey.of(WHOLE, "seat", "The seat of the agent, counted from 1.").missing("all"),
            FileKey.of(TEXT, "problem", "The problem of a suite."));
    for (Measure measure : Measure.values()) {
      group =
          group.with(
              FileKey.of(NUMBER, measure.key(), "Published number: " + measure + ".")
                  .from(0, measure.isShare() ? 1 : Double.MAX_VALUE));
    }
    return group.with(
        FileKey.of(WHOLE, "games", "The number of games behind the numbers.")
            .from(0, Integer.MAX_VALUE)
            .missing("not known"),
        FileKey.of(TEXT, "source", "Where it comes from; the study if not given."),
        FileKey.of(TEXTS, "note", "Why ours may differ."));
  }
}
