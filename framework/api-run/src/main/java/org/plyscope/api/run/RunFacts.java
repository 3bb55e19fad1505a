package org.plyscope.api.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The order of a run, and where and how it ran. Built by the host, immutable. */
public final class RunFacts {
  private final String name;
  private final String game;
  private final String notes;
  private final Map<String, String> setup;
  private final Map<String, String> environment;
  private final Map<String, String> commands;
  private final List<Published> published;
  private final List<String> warnings;
  private final SequentialTest sequentialTest;
  private final Study study;

  private RunFacts(Builder builder) {
    this.name = builder.name;
    this.game = builder.game;
    this.notes = builder.notes;
    this.setup = Collections.unmodifiableMap(new LinkedHashMap<>(builder.setup));
    this.environment = Collections.unmodifiableMap(new LinkedHashMap<>(builder.environment));
    this.commands = Collections.unmodifiableMap(new LinkedHashMap<>(builder.commands));
    this.published = List.copyOf(builder.published);
    this.warnings = List.copyOf(builder.warnings);
    this.sequentialTest = builder.sequentialTest;
    this.study = builder.study;
  }

  /**
   * Starts the facts with a name and a game.
   *
   * @param name the name of the experiment
   * @param game the title of the game with its rules
   * @return a builder
   */
  public static Builder builder(String name, String game) {
    return new Builder(name, game);
  }

  /**
   * Returns the name of the experiment.
   *
   * @return the name
   */
  public String name() {
    return name;
  }

  /**
   * Returns the game.
   *
   * @return the title of the game with its rules
   */
  public String game() {
    return game;
  }

  /**
   * Returns the remarks of the experiment's author.
   *
   * @return the notes, possibly empty
   */
  public String notes() {
    return notes;
  }

  /**
   * Returns how the experiment was set up: format, openings, blocks, seed and the like.
   *
   * @return texts by their labels, in display order; unmodifiable
   */
  public Map<String, String> setup() {
    return setup;
  }

  /**
   * Returns its environment: machine, Java, versions, hashes of bundles.
   *
   * @return texts by their labels, in display order; unmodifiable
   */
  public Map<String, String> environment() {
    return environment;
  }

  /**
   * Returns how to run, resume and check it.
   *
   * @return command lines by their purpose, in display order; unmodifiable
   */
  public Map<String, String> commands() {
    return commands;
  }

  /**
   * Returns published numbers to show beside those of this run.
   *
   * @return the numbers
   */
  public List<Published> published() {
    return published;
  }

  /**
   * Returns remarks for the reader, such as a busy machine or more blocks than openings.
   *
   * @return sentences
   */
  public List<String> warnings() {
    return warnings;
  }

  /**
   * Returns the test that may end the run before everything is played.
   *
   * @return the test; empty if there is none
   */
  public Optional<SequentialTest> sequentialTest() {
    return Optional.ofNullable(sequentialTest);
  }

  /**
   * Returns the part of a published study that is repeated.
   *
   * @return the study; empty if the experiment repeats none
   */
  public Optional<Study> study() {
    return Optional.ofNullable(study);
  }

  /** Collects the parts of {@link RunFacts}. */
  public static final class Builder {
    private final String name;
    private final String game;
    private final Map<String, String> setup = new LinkedHashMap<>();
    private final Map<String, String> environment = new LinkedHashMap<>();
    private final Map<String, String> commands = new LinkedHashMap<>();
    private final List<Published> published = new ArrayList<>();
    private final List<String> warnings = new ArrayList<>();
    private String notes = "";
    private SequentialTest sequentialTest;
    private Study study;

    private Builder(String name, String game) {
      this.name = Objects.requireNonNull(name);
      this.game = Objects.requireNonNull(game);
    }

    /**
     * Sets the remarks of the author.
     *
     * @param text the remarks
     * @return this builder
     */
    public Builder notes(String text) {
      notes = Objects.requireNonNull(text);
      return this;
    }

    /**
     * Adds a fact about the set-up.
     *
     * @param label its subject
     * @param text the fact
     * @return this builder
     */
    public Builder setup(String label, String text) {
      setup.put(label, Objects.requireNonNull(text));
      return this;
    }

    /**
     * Adds a fact about the machine or the program.
     *
     * @param label its subject
     * @param text the fact
     * @return this builder
     */
    public Builder environment(String label, String text) {
      environment.put(label, Objects.requireNonNull(text));
      return this;
    }

    /**
     * Adds a command line.
     *
     * @param label its label
     * @param line the command
     * @return this builder
     */
    public Builder command(String label, String line) {
      commands.put(label, Objects.requireNonNull(line));
      return this;
    }

    /**
     * Adds a published number.
     *
     * @param number the number
     * @return this builder
     */
    public Builder published(Published number) {
      published.add(number);
      return this;
    }

    /**
     * Adds something a reader needs to know.
     *
     * @param sentence the warning
     * @return this builder
     */
    public Builder warning(String sentence) {
      warnings.add(sentence);
      return this;
    }

    /**
     * Sets the test that may end the run.
     *
     * @param test the test
     * @return this builder
     */
    public Builder sequentialTest(SequentialTest test) {
      sequentialTest = test;
      return this;
    }

    /**
     * Returns the part of a published study that is repeated.
     *
     * @param value the study
     * @return this builder
     */
    public Builder study(Study value) {
      study = Objects.requireNonNull(value);
      return this;
    }

    /**
     * Makes the facts.
     *
     * @return the facts
     */
    public RunFacts build() {
      return new RunFacts(this);
    }
  }
}
