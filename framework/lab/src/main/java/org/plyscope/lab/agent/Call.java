package org.plyscope.lab.agent;

import org.osgi.annotation.versioning.ProviderType;

/** What an agent that is at work can be told, and whether anybody still listens to it. */
@ProviderType
public interface Call {
  /**
   * Tells whether the agent was told to stop.
   *
   * @return true once it has to come to an end with what it has
   */
  boolean stopped();

  /**
   * Tells whether there is an outcome.
   *
   * @return true at the end
   */
  boolean done();
}
