package org.plyscope.plugins;

import java.util.Objects;

/** One plugin as it was when somebody looked. Built by the host, immutable. */
public final class Plugin {
  /** How a plugin is doing. */
  public enum State {
    /** It runs, and all of its components can be used. */
    ACTIVE,
    /** It runs, but at least one component waits for a service or a configuration. */
    WAITING,
    /** It needs something that nobody offers. */
    UNRESOLVED,
    /** Its code threw an exception, did not come back, or it is no plugin at all. */
    FAILED,
    /** It took Plyscope down, or kept it waiting, when it was started last; it is left alone. */
    QUARANTINED,
    /** It has not been started because Plyscope runs in safe mode. */
    DISABLED
  }

  private final String symbolicName;
  private final String name;
  private final String version;
  private final State state;
  private final String problem;
  private final boolean shipped;
  private final String sha256;

  private Plugin(Builder builder) {
    this.symbolicName = builder.symbolicName;
    this.name = builder.name;
    this.version = builder.version;
    this.state = builder.state;
    this.problem = builder.problem;
    this.shipped = builder.shipped;
    this.sha256 = builder.sha256;
  }

  /**
   * Starts the description of a plugin of the user that runs without a problem.
   *
   * @param symbolicName its unique name
   * @param version its version
   * @return a builder
   */
  public static Builder builder(String symbolicName, String version) {
    return new Builder(symbolicName, version);
  }

  /**
   * Returns the unique name, the {@code Bundle-SymbolicName} of the manifest.
   *
   * @return the name; that of the file for a file in the plugin folder which is no plugin
   */
  public String symbolicName() {
    return symbolicName;
  }

  /**
   * Returns the name for people.
   *
   * @return the {@code Bundle-Name}, or the symbolic name if there is none
   */
  public String name() {
    return name;
  }

  /**
   * Returns the version.
   *
   * @return text like {@code 1.0.0}, or the empty text if it has none
   */
  public String version() {
    return version;
  }

  /**
   * Returns how the plugin is doing.
   *
   * @return the state
   */
  public State state() {
    return state;
  }

  /**
   * Explains the state.
   *
   * @return one sentence, or the empty text if the plugin is {@link State#ACTIVE}
   */
  public String problem() {
    return problem;
  }

  /**
   * Tells whether the plugin is part of Plyscope, so that it cannot be removed or replaced.
   *
   * @return false for a plugin of the user
   */
  public boolean shipped() {
    return shipped;
  }

  /**
   * Returns the fingerprint of the jar, to compare with the one its author published.
   *
   * @return 64 hexadecimal digits, or the empty text for a shipped plugin
   */
  public String sha256() {
    return sha256;
  }

  @Override
  public String toString() {
    return symbolicName + " " + version + " " + state + (problem.isEmpty() ? "" : ": " + problem);
  }

  /** Collects the parts of a {@link Plugin}. */
  public static final class Builder {
    private final String symbolicName;
    private final String version;
    private String name;
    private State state = State.ACTIVE;
    private String problem = "";
    private boolean shipped;
    private String sha256 = "";

    private Builder(String symbolicName, String version) {
      this.symbolicName = Objects.requireNonNull(symbolicName);
      this.version = Objects.requireNonNull(version);
      this.name = symbolicName;
    }

    /**
     * Sets the name for people.
     *
     * @param name the name
     * @return this builder
     */
    public Builder name(String name) {
      this.name = Objects.requireNonNull(name);
      return this;
    }

    /**
     * Sets how the plugin is doing.
     *
     * @param state the state
     * @param problem one sentence that explains it, or the empty text
     * @return this builder
     */
    public Builder state(State state, String problem) {
      this.state = Objects.requireNonNull(state);
      this.problem = Objects.requireNonNull(problem);
      return this;
    }

    /**
     * Says whether the plugin is part of Plyscope.
     *
     * @param shipped true if it is
     * @return this builder
     */
    public Builder shipped(boolean shipped) {
      this.shipped = shipped;
      return this;
    }

    /**
     * Sets the fingerprint of the jar.
     *
     * @param sha256 hexadecimal digits
     * @return this builder
     */
    public Builder sha256(String sha256) {
      this.sha256 = Objects.requireNonNull(sha256);
      return this;
    }

    /**
     * Makes the plugin.
     *
     * @return a new plugin
     */
    public Plugin build() {
      return new Plugin(this);
    }
  }
}
