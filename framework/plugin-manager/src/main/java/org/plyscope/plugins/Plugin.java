package org.plyscope.plugins;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.osgi.framework.Bundle;

/**
 * A snapshot of one plugin. Built by the host.
 *
 * @param symbolicName the unique name, the {@code Bundle-SymbolicName} of the manifest; that of the
 *     file for a file in the plugin folder that is not a plugin
 * @param name the display name: the {@code Bundle-Name}, or the symbolic name without one
 * @param version text like {@code 1.0.0}; empty if it has no version
 * @param state how the plugin is doing
 * @param problem one sentence that explains the state; empty if it is {@link State#ACTIVE}
 * @param details more about the problem for the author of the plugin, for example a stack trace;
 *     perhaps empty
 * @param offers a few words for each part that it adds to Plyscope, such as {@code agent hello};
 *     without those that are left out
 * @param shipped whether it is part of Plyscope, so that it cannot be removed or replaced
 * @param about the facts of its manifest
 * @param size the size of its jar in bytes; 0 if unknown
 * @param sha256 the fingerprint of the jar in 64 hexadecimal digits, to compare with the one that
 *     its author published; empty for a shipped plugin
 * @param notes remarks for the user although it works
 */
public record Plugin(
    String symbolicName,
    String name,
    String version,
    State state,
    String problem,
    String details,
    List<String> offers,
    boolean shipped,
    PluginAbout about,
    long size,
    String sha256,
    List<String> notes) {
  /** How a plugin is doing. */
  public enum State {
    /** It runs, and all of its components can be used. */
    ACTIVE,
    /** It runs, but offers nothing that Plyscope or another plugin could use. */
    IDLE,
    /** It runs, but some of its services are left out or have failed. */
    FLAWED,
    /** It runs, but at least one component waits for a service or a configuration. */
    WAITING,
    /** It requires something that no bundle provides. */
    UNRESOLVED,
    /** Its code threw an exception or did not return, or it is not a plugin at all. */
    FAILED,
    /** It crashed Plyscope, or kept it waiting, when it was last started; it is not started. */
    QUARANTINED,
    /** It is not started because the user has disabled it, or Plyscope runs in safe mode. */
    DISABLED,
    /** It is no longer installed. */
    REMOVED
  }

  /** How the locations of bundles begin that are plugins of the user. */
  public static final String LOCATION = "plyscope-plugin:";

  /** Stands in the locations of bundles that are used where they lie; means nothing in a path. */
  private static final String IN_PLACE = "/././";

  /** Copies the list, refuses null. */
  public Plugin {
    Objects.requireNonNull(symbolicName);
    Objects.requireNonNull(name);
    Objects.requireNonNull(version);
    Objects.requireNonNull(state);
    Objects.requireNonNull(problem);
    Objects.requireNonNull(details);
    offers = List.copyOf(offers);
    Objects.requireNonNull(about);
    Objects.requireNonNull(sha256);
    notes = List.copyOf(notes);
  }

  /** Starts the description of a plugin of the user that runs without a problem. */
  public static Builder builder(String symbolicName, String version) {
    return new Builder(symbolicName, version);
  }

  /**
   * Returns the name with the version, for sentences: text like {@code Hello 1.0.0}, or the name
   * alone if there is no version.
   */
  public String title() {
    return version.isEmpty() ? name : name + " " + version;
  }

  /**
   * Returns the symbolic name with the version, by which a build of the plugin is recorded: text
   * like {@code org.example.hello 1.0.0}; 0.0.0 if there is no version.
   */
  public String id() {
    return symbolicName + " " + (version.isEmpty() ? "0.0.0" : version);
  }

  /**
   * Returns whether its code runs, even if not all of it can be used; false if it is not started.
   */
  public boolean runs() {
    return state.compareTo(State.WAITING) <= 0;
  }

  /**
   * Returns whether there is something the user should know; false if it works or was left alone on
   * purpose.
   */
  public boolean troubled() {
    return state != State.ACTIVE && state != State.DISABLED && state != State.REMOVED;
  }

  /** Returns the fixes for its state: the best first. */
  public List<Fix> fixes() {
    return Fix.of(this);
  }

  /** Returns the same plugin with another sentence about its state. */
  public Plugin withProblem(String sentence) {
    return new Plugin(
        symbolicName,
        name,
        version,
        state,
        sentence,
        details,
        offers,
        shipped,
        about,
        size,
        sha256,
        notes);
  }

  /**
   * Returns whether a bundle is a plugin that the user installed; false if it is part of Plyscope.
   */
  public static boolean isUsers(Bundle bundle) {
    return bundle.getLocation().startsWith(LOCATION) || bundle.getLocation().contains(IN_PLACE);
  }

  /**
   * Returns the location of a plugin of the user that is not copied but used where it lies: the
   * location, for {@link org.osgi.framework.BundleContext#installBundle(String)}.
   */
  public static String inPlace(Path jar) {
    String file = jar.toUri().toString();
    int name = file.lastIndexOf('/');
    return "reference:" + file.substring(0, name) + IN_PLACE + file.substring(name + 1);
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
    private PluginAbout about = PluginAbout.NOTHING;
    private long size;
    private String sha256 = "";
    private List<String> notes = List.of();

    private Builder(String symbolicName, String version) {
      this.symbolicName = symbolicName;
      this.version = version;
      this.name = symbolicName;
    }

    /** Sets the name for display. */
    public Builder name(String name) {
      this.name = name;
      return this;
    }

    /** Sets how the plugin is doing, and one sentence that explains it or an empty text. */
    public Builder state(State state, String problem) {
      this.state = state;
      this.problem = problem;
      return this;
    }

    /** Sets details of the problem for the author of the plugin. */
    public Builder details(String details) {
      this.details = details;
      return this;
    }

    /** Sets the services that the plugin adds to Plyscope. */
    public Builder offers(List<String> offers) {
      this.offers = offers;
      return this;
    }

    /** Sets whether the plugin is part of Plyscope. */
    public Builder shipped(boolean shipped) {
      this.shipped = shipped;
      return this;
    }

    /** Sets the facts of its manifest. */
    public Builder about(PluginAbout about) {
      this.about = about;
      return this;
    }

    /** Sets the size of its jar in bytes. */
    public Builder size(long size) {
      this.size = size;
      return this;
    }

    /** Sets the fingerprint of the jar. */
    public Builder sha256(String sha256) {
      this.sha256 = sha256;
      return this;
    }

    /** Sets the remarks for the user although the plugin works. */
    public Builder notes(List<String> notes) {
      this.notes = notes;
      return this;
    }

    /** Makes the plugin. */
    public Plugin build() {
      return new Plugin(
          symbolicName,
          name,
          version,
          state,
          problem,
          details,
          offers,
          shipped,
          about,
          size,
          sha256,
          notes);
    }
  }
}
