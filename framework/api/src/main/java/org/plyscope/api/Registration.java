package org.plyscope.api;

import org.osgi.annotation.versioning.ConsumerType;

/**
 * Returned when a listener is added, and lasts until it is closed. A view closes its registrations
 * in its own {@code close}, so that nothing calls it afterwards.
 */
@ConsumerType
@FunctionalInterface
public interface Registration extends AutoCloseable {
  /** Removes the listener. May be called on any thread and more than once; throws nothing. */
  @Override
  void close();
}
