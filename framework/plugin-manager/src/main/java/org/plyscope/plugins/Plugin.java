package org.plyscope.plugins;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.osgi.framework.Bundle;

/** A snapshot of one plugin. Built by the host, immutable. */
public final class Plugin {
  /** How a plugin is doing. */
  public enum State {
    /** It runs, and all of its components can be used. */
    ACTIVE,
    /** It runs, but offers nothing that Plyscope or another plugin could use. */
    IDLE,
    /** It runs, but some of what it offers is left out or has failed. */
    FLAWED,
    /** It runs, but at least one component waits for a service or a configuration. */
    WAITING,
    /** It requires something that no bundle provides. */
    UNRESOLVED,
    /** Its code threw an exception or did not return, or it is not a plugin at all. */
    FAILED,
    /** It crashed Plyscope, or kept it waiting, when it was last started; it is not started. */
    QUARANTINED,
    /** It has not been started because Plyscope runs in safe mode. */
    DISABLED,
    /** It is no longer installed. */
    REMOVED
  }

  /** How the locations of bundles begin that are plugins of the user. */
  public static final String LOCATION = "plyscope-plugin:";

  /** Stands in the locations of bundles that are used where they lie; means nothing in a path. */
  private static final String IN_PLACE = "/././";

  private final String symbolicName;
  private final String name;
  private final String version;
  private final State state;
  private final String problem;
  private final String details;
  private final List<String> offers;
  private final boolean shipped;
  private final String sha256;

  private Plugin(Builder builder) {
    this.symbolicName = builder.symbolicName;
    this.name = builder.name;
    this.version = builder.version;
    this.state = builder.state;
    this.problem = builder.problem;
    this.details = builder.details;
    this.offers = builder.offers;
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
   * Returns the display name.
   *
   * @return the {@code Bundle-Name}, or the symbolic name if there is none
   */
  public String name() {
    return name;
  }

  /**
   * Returns the version.
   *
   * @return text like {@code 1.0.0}, or an empty string if it has none
   */
  public String version() {
    return version;
  }

  /** Returns how the plugin is doing. */
  public State state() {
    return state;
  }

  /**
   * Explains the state.
   *
   * @return one sentence, or an empty string if the plugin is {@link State#ACTIVE}
   */
  public String problem() {
    return problem;
  }

  /**
   * Returns what the author of the plugin wants to know about the problem.
   *
   * @return some lines of text, for example a stack trace, or an empty string
   */
  public String details() {
    return details;
  }

  /**
   * Returns what the plugin adds to Plyscope.
   *
   * @return for each part a few words such as {@code agent hello}; without those that are left out
   */
  public List<String> offers() {
    return offers;
  }

  /**
   * Returns the name with the version, for sentences.
   *
   * @return text like {@code Hello 1.0.0}, or the name alone if there is no version
   */
  public String title() {
    return version.isEmpty() ? name : name + " " + version;
  }

  /**
   * Returns the symbolic name with the version, by which a build of the plugin is recorded.
   *
   * @return text like {@code org.example.hello 1.0.0}; 0.0.0 if there is no version
   */
  public String id() {
    return symbolicName + " " + (version.isEmpty() ? "0.0.0" : version);
  }

  /**
   * Returns whether its code runs, even if not all of it can be used.
   *
   * @return false if it is not started
   */
  public boolean runs() {
    return state.compareTo(State.WAITING) <= 0;
  }

  /**
   * Returns whether there is something the user should know.
   *
   * @return false if it works or was left alone on purpose
   */
  public boolean troubled() {
    return state != State.ACTIVE && state != State.DISABLED && state != State.REMOVED;
  }

  /**
   * Returns whether a bundle is a plugin that the user installed.
   *
   * @param bundle any bundle
   * @return false if it is part of Plyscope
   */
  public static boolean isUsers(Bundle bundle) {
    return bundle.getLocation().startsWith(LOCATION) || bundle.getLocation().contains(IN_PLACE);
  }

  /**
   * Returns the location of a plugin of the user that is not copied but used where it lies.
   *
   * @param jar its file
   * @return the location, for {@link org.osgi.framework.BundleContext#installBundle(String)}
   */
  public static String inPlace(Path jar) {
    String file = jar.toUri().toString();
    int name = file.lastIndexOf('/');
    return "reference:" + file.substring(0, name) + IN_PLACE + file.substring(name + 1);
  }

  /**
   * Returns whether the plugin is part of Plyscope, so that it cannot be removed or replaced.
   *
   * @return false for a plugin of the user
   */
  public boolean shipped() {
    return shipped;
  }

  /**
   * Returns the fingerprint of the jar, to compare with the one its author published.
   *
   * @return 64 hexadecimal digits, or an empty string for a shipped plugin
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
    private String details = "";
    private List<String> offers = List.of();
    private boolean shipped;
    private String sha256 = "";

    private Builder(String symbolicName, String version) {
      this.symbolicName = Objects.requireNonNull(symbolicName);
      this.version = Objects.requireNonNull(version);
      this.name = symbolicName;
    }

    /**
     * Sets the name for display.
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
     * @param problem one sentence that explains it, or an empty string
     * @return this builder
     */
    public Builder state(State state, String problem) {
      this.state = Objects.requireNonNull(state);
      this.problem = Objects.requireNonNull(problem);
      return this;
    }

    /**
     * Sets what the author of the plugin wants to know about the problem.
     *
     * @param details some lines of text, or an empty string
     * @return this builder
     */
    public Builder details(String details) {
      this.details = Objects.requireNonNull(details);
      return this;
    }

    /**
     * Sets what the plugin adds to Plyscope.
     *
     * @param offers a few words for each part
     * @return this builder
     */
    public Builder offers(List<String> offers) {
      this.offers = List.copyOf(offers);
      return this;
    }

    /**
     * Returns whether the plugin is part of Plyscope.
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

    /** Makes the plugin. */
    public Plugin build() {
      return new Plugin(this);
    }
  }
}
