package org.plyscope.workbench.job;

import java.util.concurrent.TimeUnit;

/** The age of a message: an old one must not look as if it had just appeared. */
enum MessageAge {
  /** New. */
  FRESH("$Label.foreground"),
  /** Older, shown in a fainter colour. */
  OLD("$Plyscope.muted"),
  /** So old that it is no longer shown. */
  GONE("$Plyscope.muted");

  private static final long FRESH_FOR = TimeUnit.SECONDS.toNanos(10);
  private static final long SHOWN_FOR = TimeUnit.SECONDS.toNanos(60);

  private final String style;

  MessageAge(String style) {
    this.style = style;
  }

  /** Returns the key of its colour, as styles name it. */
  String style() {
    return style;
  }

  /**
   * Returns the age of a message.
   *
   * @param nanos its age
   * @param lasting whether it stays until the next message
   */
  static MessageAge of(long nanos, boolean lasting) {
    if (nanos < FRESH_FOR || lasting) {
      return FRESH;
    }
    return nanos < SHOWN_FOR ? OLD : GONE;
  }
}
