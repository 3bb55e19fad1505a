package org.plyscope.lab.review;

import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.Verdict;

/**
 * Which moves of a reviewed game stand out. Evaluators have units of their own, so a loss is
 * compared with the other losses of the same game.
 */
public final class Mistakes {
  /** How bad a move is. */
  public enum Kind {
    /** Nothing is known, or nothing was given away. */
    NONE(""),
    /** Something was given away. */
    SLIP("?!"),
    /** At least twice as much was given away as by a move of this game on average. */
    MISTAKE("?"),
    /** A decided game was given away. */
    BLUNDER("??");

    private final String sign;

    Kind(String sign) {
      this.sign = sign;
    }

    /** Returns the sign that annotated games use: one or two characters, empty for nothing. */
    public String sign() {
      return sign;
    }
  }

  private static final double TIMES_MEAN = 2;

  private final double large;

  private Mistakes(double large) {
    this.large = large;
  }

  /** Looks at the losses of a game. Returns the scale by which they are judged. */
  public static Mistakes of(List<GameNode> line) {
    double mean = losses(line).filter(Double::isFinite).average().orElse(0);
    return new Mistakes(TIMES_MEAN * mean);
  }

  /** Returns the losses of the moves that have a verdict. */
  static DoubleStream losses(List<GameNode> line) {
    return line.stream()
        .map(GameNode::verdict)
        .flatMap(Optional::stream)
        .filter(verdict -> verdict.quality().judged())
        .mapToDouble(Verdict::loss);
  }

  /** Judges a move. Returns how bad it is. */
  public Kind of(GameNode node) {
    Verdict verdict = node.verdict().orElse(null);
    if (verdict == null || !verdict.quality().judged() || verdict.loss() == 0) {
      return Kind.NONE;
    }
    if (!verdict.quality().complete()) {
      return Kind.BLUNDER;
    }
    return verdict.loss() >= large ? Kind.MISTAKE : Kind.SLIP;
  }
}
