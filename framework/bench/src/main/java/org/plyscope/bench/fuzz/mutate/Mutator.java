package org.plyscope.bench.fuzz.mutate;

import java.util.List;
import java.util.SplittableRandom;
import org.plyscope.lab.fuzz.FuzzTarget;

/** Damages samples at random. Used by one thread. */
@FunctionalInterface
public interface Mutator {
  /** The largest input in bytes that is made, bombs aside. */
  int LARGEST = 400_000;

  /**
   * Damages one of the samples.
   *
   * @param random decides how; the same numbers damage in the same way
   * @return something like the sample
   */
  byte[] mutated(SplittableRandom random);

  /**
   * Makes the mutator of a form. One input in eight is damaged as plain bytes, because parsers must
   * survive that too.
   *
   * @param form how the samples are built
   * @param samples good input
   */
  static Mutator of(FuzzTarget.Form form, List<byte[]> samples) {
    TextMutator text = new TextMutator(samples);
    Mutator structured =
        switch (form) {
          case TEXT -> text;
          case JSON -> new JsonMutator(samples);
          case JSON_LINES -> new LinesMutator(samples, JsonTree::read, JsonTree::text);
          case GAME_LINES -> new LinesMutator(samples, SealedLine::open, SealedLine::seal);
          case ZIP -> new ZipMutator(samples);
          case MESSAGE -> new MessageMutator(samples);
          case DATABASE -> new DatabaseMutator(samples);
        };
    return random -> (random.nextInt(8) == 0 ? text : structured).mutated(random);
  }
}
