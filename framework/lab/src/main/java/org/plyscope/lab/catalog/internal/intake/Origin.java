package org.plyscope.lab.catalog.internal.intake;

import java.util.Comparator;

/**
 * Where a part comes from.
 *
 * @param plugin the symbolic name of its plugin; empty if there is none
 * @param bundle the number of its bundle; negative if there is none
 * @param shipped whether it is part of Plyscope, and so is trusted to answer
 * @param ranking its {@code service.ranking}
 * @param order when it came
 */
public record Origin(String plugin, long bundle, boolean shipped, int ranking, long order) {
  /**
   * The order in which parts count. Shipped parts come first, so that no plugin can take its place.
   * The order of arrival differs between an installation and the next start, so that it decides
   * between the parts of one plugin only.
   */
  public static final Comparator<Origin> ORDER =
      Comparator.comparing(Origin::shipped)
          .thenComparingInt(Origin::ranking)
          .reversed()
          .thenComparing(origin -> origin.shipped() ? "" : origin.plugin())
          .thenComparingLong(Origin::order);

  /** Describes a part that no plugin brought. */
  public static Origin host(long order) {
    return new Origin("", -1, true, 0, order);
  }

  /** Returns whether two parts come from the same plugin. */
  boolean sharesPlugin(Origin other) {
    return bundle >= 0 && bundle == other.bundle;
  }

  /** Returns a few words that name the plugin, to go behind a part; empty for Plyscope's own. */
  public String of() {
    return shipped ? "" : " of " + plugin;
  }

  /**
   * Returns the order in which parts count where the user names none.
   *
   * @param home where the game comes from
   * @return parts that are shipped or come with the game itself first, so that a stranger's part
   *     becomes the default only where there is no other
   */
  public static Comparator<Origin> defaults(Origin home) {
    return strangersLast(home)
        .thenComparing(Comparator.comparingInt(Origin::ranking).reversed())
        .thenComparing(origin -> !origin.sharesPlugin(home))
        .thenComparing(ORDER);
  }

  /**
   * Returns the order that parts have by their trust alone.
   *
   * @param home where the game comes from
   * @return parts that are shipped or come with the game itself first
   */
  public static Comparator<Origin> strangersLast(Origin home) {
    return Comparator.comparing(origin -> !origin.shipped() && !origin.sharesPlugin(home));
  }
}
