package org.plyscope.agent.multiplayer;

import java.util.List;
import org.plyscope.api.Limits;
import org.plyscope.api.option.Preset;

/**
 * The experiments of others that study 003 reports in Chinese Checkers: the evaluators it calls
 * dist (the own distance) and diff (the own distance against the others'), with 250 000 nodes for
 * six marbles, and the ten best moves with 500 000 nodes for ten.
 */
final class StudyPresets {
  private static final long SIX_MARBLES = 250_000;
  private static final long TEN_MARBLES = 500_000;

  private StudyPresets() {}

  static List<Preset> paranoid() {
    return List.of(
        evaluated("paranoid-dist", "Paranoid (dist)", "The own distance alone.", "own"),
        evaluated(
            "paranoid-diff", "Paranoid (diff)", "The own distance less the others'.", "difference"),
        capped("paranoid-ten-best", "Paranoid, ten best moves", "difference"));
  }

  static List<Preset> maxN() {
    return List.of(
        evaluated("max-n-dist", "Max^n (dist)", "The own distance alone.", "own"),
        evaluated("max-n-diff", "Max^n (diff)", "The own distance less the others'.", "difference"),
        capped("speculative-max-n", "Speculative max^n, ten best moves", "share")
            .with("pruning", "speculative"),
        capped("approximate-max-n", "Approximate deep max^n, ten best moves", "share")
            .with("pruning", "approximate"));
  }

  private static Preset evaluated(String id, String name, String what, String value) {
    return Preset.of(id, name, what)
        .with("evaluator", "hex-distance")
        .with("value", value)
        .withLimits(Limits.nodes(SIX_MARBLES));
  }

  private static Preset capped(String id, String name, String value) {
    return Preset.of(id, name, "Looks at the ten moves with the largest gain.")
        .with("evaluator", "hex-distance")
        .with("ordering", "largest-gain")
        .with("value", value)
        .with("cap", "10")
        .withLimits(Limits.nodes(TEN_MARBLES));
  }
}
