package org.plyscope.experiment.chart;

import java.util.List;
import org.plyscope.api.chart.ScatterRequest.Trait;
import org.plyscope.api.run.RunEntrant;

/** Gives entrants that are alike in some respect the same number, for colours and shapes. */
final class Traits {
  private final Trait trait;
  private final List<String> names;

  private Traits(Trait trait, List<String> names) {
    this.trait = trait;
    this.names = names;
  }

  static Traits of(Trait trait, List<RunEntrant> entrants) {
    return new Traits(trait, entrants.stream().map(e -> name(trait, e, "")).distinct().toList());
  }

  static Traits ofRuns(Trait trait, List<SummedRun> runs) {
    return new Traits(
        trait,
        runs.stream()
            .flatMap(
                one -> {
                  String game = trait == Trait.GAME ? one.run().facts().game() : "";
                  return one.run().entrants().stream().map(e -> name(trait, e, game));
                })
            .distinct()
            .toList());
  }

  private static String name(Trait trait, RunEntrant entrant, String game) {
    return switch (trait) {
      case ALGORITHM -> entrant.algorithm();
      case EVALUATOR ->
          entrant.evaluator().isEmpty()
              ? entrant.algorithm()
              : entrant.algorithm() + ", " + entrant.evaluator();
      case GAME -> game;
      case FAMILY -> entrant.family();
    };
  }

  /** Returns the meaning of the numbers. */
  List<String> names() {
    return names;
  }

  int of(RunEntrant entrant) {
    return of(entrant, "");
  }

  int of(RunEntrant entrant, String game) {
    return names.indexOf(name(trait, entrant, game));
  }
}
