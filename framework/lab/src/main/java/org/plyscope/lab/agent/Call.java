package org.plyscope.lab.agent;

import org.osgi.annotation.versioning.ProviderType;

/** What a working agent can be told, and whether anyone still listens to it. */
@ProviderType
public interface Call {
  /** Tells the agent to come to an end with what it has. Returns at once. */
  void stop();

  /**
   * Returns whether the agent was told to stop.
   *
   * @return true once it has to come to an end with what it has
   */
  boolean stopped();

  /**
   * Returns whether there is an outcome.
   *
   * @return true at the end
   */
  boolean done();
}
