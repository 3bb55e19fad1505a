package org.plyscope.workbench.job;

import java.util.concurrent.TimeUnit;

/** How long ago something was said: what is old must not look as if it had just happened. */
enum MessageAge {
  /** Just said. */
  FRESH("$Label.foreground"),
  /** Said some time ago, shown in a fainter colour. */
  OLD("$Plyscope.muted"),
  /** Said so long ago that it is not shown any more. */
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
   * @param nanos how long ago it was said
   * @param lasting whether it stays until something else is said
   */
  static MessageAge of(long nanos, boolean lasting) {
    if (nanos < FRESH_FOR || lasting) {
      return FRESH;
    }
    return nanos < SHOWN_FOR ? OLD : GONE;
  }
}
