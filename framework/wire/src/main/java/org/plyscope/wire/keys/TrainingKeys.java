package org.plyscope.wire.keys;

import static org.plyscope.wire.keys.FileKey.Kind.GROUP;
import static org.plyscope.wire.keys.FileKey.Kind.LIST;
import static org.plyscope.wire.keys.FileKey.Kind.MAP;
import static org.plyscope.wire.keys.FileKey.Kind.TEXT;
import static org.plyscope.wire.keys.FileKey.Kind.WHOLE;

/** The keys of the file of a training, {@code training.json}. */
public final class TrainingKeys {
  /** A training file. */
  public static final FileKey FILE =
      FileKey.of(
          GROUP,
          "training",
          "The model to train, and how it is tested.",
          FileKey.of(WHOLE, "training", "The version of the format.").from(1, 1).required(),
          FileKey.of(TEXT, "name", "How the training is called.").standard("unnamed"),
          FileKey.of(TEXT, "game", "The game.").required(),
          FileKey.of(MAP, "rules", "Options of the game by id.", FileKey.of(TEXT, "", ""))
              .required(),
          FileKey.of(TEXT, "trainer", "The trainer, perhaps with :key=value.").required(),
          FileKey.of(WHOLE, "seed", "Seed of all random choices.").required(),
          FileKey.of(WHOLE, "every", "Number of lessons between two tests; 0 for no tests.")
              .label("Test every (lessons)")
              .from(0, Double.MAX_VALUE)
              .required(),
          FileKey.of(
                  WHOLE, "blocks", "How many game sets a test plays, each an opening in all seats.")
              .label("Openings per test (both seats)")
              .from(0, Integer.MAX_VALUE)
              .required(),
          FileKey.of(LIST, "opponents", "The agents of the tests.", opponent()).required(),
          FileKey.of(WHOLE, "lessons", "Number of lessons that the training is meant for.")
              .from(1, Double.MAX_VALUE)
              .standard("100"));

  private TrainingKeys() {}

  private static FileKey opponent() {
    return FileKey.of(
        GROUP,
        "opponent",
        "An agent that the model is tested against.",
        FileKey.of(TEXT, "agent", "The agent, perhaps with :key=value.").required(),
        FileKey.of(TEXT, "limits", "How far it searches, for example depth=5.").required());
  }
}
