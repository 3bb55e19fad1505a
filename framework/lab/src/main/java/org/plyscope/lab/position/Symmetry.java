package org.plyscope.lab.position;

import java.util.Optional;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.position.internal.SetupMap;

/** A way to turn positions of some rules into others that play exactly alike. Immutable. */
public final class Symmetry {
  /** The kind of change on the board. */
  public enum Kind {
    /** It stays; only the players change. */
    STAY,
    /** It is mirrored. */
    MIRROR,
    /** It is turned. */
    ROTATE
  }

  private final Kind kind;
  private final int degrees;
  private final SetupMap map;

  Symmetry(Kind kind, int degrees, SetupMap map) {
    this.kind = kind;
    this.degrees = degrees;
    this.map = map;
  }

  /** Returns the kind of change on the board. */
  public Kind kind() {
    return kind;
  }

  /**
   * Returns by how much.
   *
   * @return degrees clockwise by which the board is turned, or the angle of the axis it is mirrored
   *     in: 90 if left and right change, 0 if top and bottom do
   */
  public int degrees() {
    return degrees;
  }

  /** Returns whether players change places; true unless all keep their pieces. */
  public boolean swapsPlayers() {
    return map.shift() != 0;
  }

  /** Applies it to a setup. */
  public Setup apply(Setup setup) {
    return map.apply(setup);
  }

  /**
   * Applies it to a position.
   *
   * @param rules the rules
   * @param position a position of these rules
   * @return the other position, empty if the rules refuse it
   */
  public Optional<String> apply(Rules rules, String position) {
    Setup turned = apply(rules.parse(position).setup());
    return rules.validate(turned).isEmpty()
        ? Optional.of(rules.state(turned).position())
        : Optional.empty();
  }

  /**
   * Returns a description: a sentence, for example {@code "Turned by 180°; the players have changed
   * places."}.
   */
  public String sentence() {
    return switch (kind) {
      case MIRROR -> "Mirrored " + axis() + swapped();
      case ROTATE -> "Turned by " + degrees + "°" + swapped();
      case STAY -> "The players have changed places.";
    };
  }

  /**
   * Returns how it is done, behind a word for what: a few words, for example {@code "left and
   * right"} or {@code "by 180° and swap sides"}.
   */
  public String manner() {
    String swap = swapsPlayers() ? " and swap sides" : "";
    return switch (kind) {
      case MIRROR -> axis() + swap;
      case ROTATE -> "by " + degrees + "°" + swap;
      case STAY -> "in place";
    };
  }

  private String swapped() {
    return swapsPlayers() ? "; the players have changed places." : ".";
  }

  private String axis() {
    return switch (degrees) {
      case 90 -> "left and right";
      case 0 -> "top and bottom";
      default -> "in an axis of " + degrees + "°";
    };
  }
}
