package org.plyscope.testkit.hostile;

/** Fails once more when it is asked for its text or its stack trace. */
public final class Unprintable extends Error {
  private static final long serialVersionUID = 1;

  /** Makes one, which can only be thrown. */
  public Unprintable() {}

  @Override
  public String toString() {
    throw new IllegalStateException();
  }

  @Override
  public String getMessage() {
    throw this;
  }

  @Override
  public StackTraceElement[] getStackTrace() {
    throw this;
  }
}
