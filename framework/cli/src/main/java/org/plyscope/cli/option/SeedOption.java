package org.plyscope.cli.option;

import picocli.CommandLine.Option;

/** The option that seeds random choices. */
public final class SeedOption {
  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "0",
      converter = OptionNumbers.Seed.class,
      description = "The seed of every random choice; 0 if not given.")
  private long seed;

  /** Returns the seed. */
  public long value() {
    return seed;
  }
}
