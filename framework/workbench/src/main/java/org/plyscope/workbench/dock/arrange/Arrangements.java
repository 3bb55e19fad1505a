package org.plyscope.workbench.dock.arrange;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.plyscope.api.window.Arrangement;
import org.plyscope.api.window.Arrangement.Split;
import org.plyscope.api.window.Arrangement.Tabs;

/** Changes arrangements into others. */
public final class Arrangements {
  /** Two or three pixels of a window. */
  private static final double ROUNDING = 0.0025;

  private Arrangements() {}

  /** Leaves out views; their neighbours take their room. Empty if none is left. */
  public static Optional<Arrangement> only(Arrangement all, Predicate<String> wanted) {
    if (all instanceof Split split) {
      Optional<Arrangement> first = only(split.first(), wanted);
      Optional<Arrangement> second = only(split.second(), wanted);
      return first.isPresent() && second.isPresent()
          ? Optional.of(new Split(split.across(), split.share(), first.get(), second.get()))
          : first.or(() -> second);
    }
    Tabs tabs = (Tabs) all;
    List<String> left = tabs.ids().stream().filter(wanted).toList();
    return left.isEmpty()
        ? Optional.empty()
        : Optional.of(new Tabs(tabs.place(), left, tabs.front()));
  }

  /**
   * Returns an arrangement with the shares of another one where both are split alike and differ by
   * no more than a rounding: read back from pixels again and again, dividers would creep.
   */
  public static Arrangement steady(Arrangement one, Arrangement other) {
    if (one instanceof Split a && other instanceof Split b && a.across() == b.across()) {
      boolean same = Math.abs(a.share() - b.share()) < ROUNDING;
      return new Split(
          a.across(),
          same ? b.share() : a.share(),
          steady(a.first(), b.first()),
          steady(a.second(), b.second()));
    }
    return one;
  }

  /** Returns an arrangement with the shares of another one where both are split alike. */
  public static Arrangement shared(Arrangement one, Arrangement other) {
    if (one instanceof Split a && other instanceof Split b && a.across() == b.across()) {
      return new Split(
          a.across(), b.share(), shared(a.first(), b.first()), shared(a.second(), b.second()));
    }
    return one;
  }
}
