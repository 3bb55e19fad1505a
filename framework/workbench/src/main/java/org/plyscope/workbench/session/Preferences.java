package org.plyscope.workbench.session;

import org.plyscope.lab.trace.TracePolicy;
import org.plyscope.ui.theme.Theme;

/**
 * The preferences of a user.
 *
 * @param theme the look
 * @param fontPercent the size of text, 100 for that of the platform
 * @param trace whether a new search records its tree
 * @param traceCap how many nodes a recorded tree has at most
 * @param tracePolicy the policy when there are more nodes than that
 * @param animationMillis how long a move of a piece takes on the board, 0 for no animation
 * @param seed the seed a new search starts from
 */
public record Preferences(
    Theme theme,
    int fontPercent,
    boolean trace,
    int traceCap,
    TracePolicy tracePolicy,
    int animationMillis,
    long seed) {
  /** The preferences of a new user. */
  public static final Preferences STANDARD =
      new Preferences(Theme.LIGHT, 100, true, 1_000_000, TracePolicy.SAMPLE, 250, 0);

  /** The smallest size of text in percent. */
  public static final int MIN_FONT = 70;

  /** The largest size of text in percent. */
  public static final int MAX_FONT = 250;

  /** The largest trace. */
  public static final int MAX_TRACE = 20_000_000;

  /** The slowest animation. */
  public static final int MAX_ANIMATION = 2_000;

  /** Brings numbers that a hand-edited file got wrong back into their bounds. */
  public Preferences {
    theme = theme == null ? Theme.LIGHT : theme;
    fontPercent = Math.max(MIN_FONT, Math.min(MAX_FONT, fontPercent));
    traceCap = Math.max(1, Math.min(MAX_TRACE, traceCap));
    tracePolicy = tracePolicy == null ? TracePolicy.SAMPLE : tracePolicy;
    animationMillis = Math.max(0, Math.min(MAX_ANIMATION, animationMillis));
  }

  /** Returns these preferences with another speed of animation. */
  public Preferences withAnimation(int millis) {
    return new Preferences(theme, fontPercent, trace, traceCap, tracePolicy, millis, seed);
  }

  /** Returns these preferences with another theme. */
  public Preferences withTheme(Theme value) {
    return new Preferences(value, fontPercent, trace, traceCap, tracePolicy, animationMillis, seed);
  }
}
