package org.plyscope.api.program;

import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Rules;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.Preset;

/**
 * The self-description of an agent program. Built by dialects, immutable.
 *
 * @since 3.0
 */
public final class ProgramDeclaration {
  /** The features of a program besides answering with a move. */
  public enum Feature {
    /** It reports results so far. */
    PROGRESS,
    /** It ends a search early when it is asked to. */
    STOP,
    /** It can write the tree of its search. */
    TRACE
  }

  private final Builder made;

  private ProgramDeclaration(Builder made) {
    this.made = made;
  }

  /**
   * Starts a declaration of a program that plays every game with any number of players, knows no
   * limits but can be stopped, and is repeatable.
   *
   * @param name the name for display
   * @return a builder
   */
  public static Builder named(String name) {
    return new Builder(name);
  }

  /**
   * Returns the name for display.
   *
   * @return the name
   */
  public String name() {
    return made.name;
  }

  /**
   * Returns the version of the program.
   *
   * @return the version, perhaps empty
   */
  public String version() {
    return made.version;
  }

  /**
   * Returns the author of the program.
   *
   * @return the author, perhaps empty
   */
  public String author() {
    return made.author;
  }

  /**
   * Explains the program.
   *
   * @return one or two sentences, perhaps empty
   */
  public String description() {
    return made.description;
  }

  /**
   * Returns the options of the program.
   *
   * @return the options
   */
  public List<Option<?>> options() {
    return made.options;
  }

  /**
   * Returns named combinations of the options.
   *
   * @return the presets
   */
  public List<Preset> presets() {
    return made.presets;
  }

  /**
   * Returns the games it plays, each with the options of the game that it insists on.
   *
   * @return the texts of options by id, by the id of the game; empty for every game
   */
  public Map<String, Map<String, String>> games() {
    return made.games;
  }

  /**
   * Returns the smallest number of players.
   *
   * @return at least 2
   */
  public int leastPlayers() {
    return made.least;
  }

  /**
   * Returns the largest number of players.
   *
   * @return at most 6
   */
  public int mostPlayers() {
    return made.most;
  }

  /**
   * Returns which limits the program keeps by itself.
   *
   * @return the kinds of limits
   */
  public Set<Limits.Kind> limits() {
    return Collections.unmodifiableSet(made.limits);
  }

  /**
   * Returns its other features.
   *
   * @return the features
   */
  public Set<Feature> features() {
    return Collections.unmodifiableSet(made.features);
  }

  /**
   * Returns whether every search ends by itself.
   *
   * @return false if a search without limits might never end
   */
  public boolean endsByItself() {
    return made.ends;
  }

  /**
   * Returns whether the same requests with the same seeds get the same answers.
   *
   * @return true unless the program declares otherwise
   */
  public boolean repeatable() {
    return made.repeatable;
  }

  /**
   * Returns the numbers of its own that it reports.
   *
   * @return the figures
   */
  public List<Figure> figures() {
    return made.figures;
  }

  /**
   * Returns whether the program can play by some rules.
   *
   * @param rules the rules
   * @return false if it does not claim the game, insists on other options, or needs another number
   *     of players
   */
  public boolean supports(Rules rules) {
    int players = rules.players();
    if (players < made.least || players > made.most) {
      return false;
    }
    if (made.games.isEmpty()) {
      return true;
    }
    Map<String, String> fixed = made.games.get(rules.game().id());
    return fixed != null && rules.options().texts().entrySet().containsAll(fixed.entrySet());
  }

  /**
   * Returns this declaration restricted to some games.
   *
   * @param games as {@link #games} returns them, not empty
   * @return a new declaration
   */
  public ProgramDeclaration withGames(Map<String, Map<String, String>> games) {
    return new ProgramDeclaration(new Builder(made).games(games));
  }

  /** Collects the declarations of a program. */
  public static final class Builder {
    private String name;
    private String version = "";
    private String author = "";
    private String description = "";
    private List<Option<?>> options = List.of();
    private List<Preset> presets = List.of();
    private Map<String, Map<String, String>> games = Map.of();
    private int least = 2;
    private int most = 6;
    private Set<Limits.Kind> limits = EnumSet.noneOf(Limits.Kind.class);
    private Set<Feature> features = EnumSet.of(Feature.STOP);
    private boolean ends;
    private boolean repeatable = true;
    private List<Figure> figures = List.of();

    private Builder(String name) {
      this.name = Objects.requireNonNull(name);
    }

    private Builder(Builder other) {
      name = other.name;
      version = other.version;
      author = other.author;
      description = other.description;
      options = other.options;
      presets = other.presets;
      games = other.games;
      least = other.least;
      most = other.most;
      limits = other.limits;
      features = other.features;
      ends = other.ends;
      repeatable = other.repeatable;
      figures = other.figures;
    }

    /**
     * Sets the version.
     *
     * @param text any text
     * @return this builder
     */
    public Builder version(String text) {
      version = Objects.requireNonNull(text);
      return this;
    }

    /**
     * Sets the author.
     *
     * @param text any text
     * @return this builder
     */
    public Builder author(String text) {
      author = Objects.requireNonNull(text);
      return this;
    }

    /**
     * Sets the description.
     *
     * @param text one or two sentences
     * @return this builder
     */
    public Builder description(String text) {
      description = Objects.requireNonNull(text);
      return this;
    }

    /**
     * Sets the options.
     *
     * @param list the options
     * @return this builder
     */
    public Builder options(List<Option<?>> list) {
      options = List.copyOf(list);
      return this;
    }

    /**
     * Sets the presets.
     *
     * @param list the presets
     * @return this builder
     */
    public Builder presets(List<Preset> list) {
      presets = List.copyOf(list);
      return this;
    }

    /**
     * Sets the games.
     *
     * @param fixed the options each game must have, by the id of the game; empty for every game
     * @return this builder
     */
    public Builder games(Map<String, Map<String, String>> fixed) {
      games = Collections.unmodifiableMap(new LinkedHashMap<>(fixed));
      return this;
    }

    /**
     * Sets the number of players.
     *
     * @param from the smallest number
     * @param to the largest number
     * @return this builder
     */
    public Builder players(int from, int to) {
      least = from;
      most = to;
      return this;
    }

    /**
     * Sets the limits that the program keeps by itself.
     *
     * @param kinds the kinds of limits
     * @return this builder
     */
    public Builder limits(Set<Limits.Kind> kinds) {
      limits = EnumSet.noneOf(Limits.Kind.class);
      limits.addAll(kinds);
      return this;
    }

    /**
     * Sets the other features of the program.
     *
     * @param all the features
     * @return this builder
     */
    public Builder features(Set<Feature> all) {
      features = EnumSet.noneOf(Feature.class);
      features.addAll(all);
      return this;
    }

    /**
     * Sets whether every search ends by itself.
     *
     * @param flag false if a search without limits might never end
     * @return this builder
     */
    public Builder endsByItself(boolean flag) {
      ends = flag;
      return this;
    }

    /**
     * Sets whether the same requests get the same answers.
     *
     * @param flag true if they do
     * @return this builder
     */
    public Builder repeatable(boolean flag) {
      repeatable = flag;
      return this;
    }

    /**
     * Sets the numbers of its own that the program reports.
     *
     * @param list the figures
     * @return this builder
     */
    public Builder figures(List<Figure> list) {
      figures = List.copyOf(list);
      return this;
    }

    /**
     * Makes the declaration.
     *
     * @return the declaration
     */
    public ProgramDeclaration build() {
      return new ProgramDeclaration(new Builder(this));
    }
  }
}
