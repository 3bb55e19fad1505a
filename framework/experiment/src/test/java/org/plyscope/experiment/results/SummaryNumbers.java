package org.plyscope.experiment.results;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Everything in a summary, as texts that differ if a digit differs. */
public final class SummaryNumbers {
  private SummaryNumbers() {}

  /** Lists the numbers of a summary. */
  public static List<String> of(RunSummary summary, int entrants) {
    List<String> all = new ArrayList<>();
    all.add("games " + summary.games() + " " + summary.distinctGames());
    all.add("blocks " + summary.blocks() + " " + summary.distinctBlocks());
    all.add("evidence " + summary.evidence());
    summary.ranked().forEach(standing -> all.add("standing " + standing));
    summary
        .met()
        .forEach(
            pair -> {
              all.add("pair " + pair + " " + pair.score() + " " + pair.games());
              all.add("p " + pair.p() + " " + pair.correctedP());
              all.add("scores " + Arrays.toString(pair.scores()));
            });
    summary.residuals().forEach(residual -> all.add("residual " + residual));
    all.add("verdict " + summary.verdict());
    all.add("seats " + summary.seats());
    all.add("lengths " + summary.lengths().counts());
    all.add("endings " + summary.endings());
    all.add("faults " + summary.faults());
    IntStream.range(0, entrants).forEach(i -> all.add("failures " + summary.failures(i)));
    all.add("late " + summary.lateness().late());
    all.add("workers " + summary.homogeneity());
    summary.ratings().ifPresent(list -> all.add("ratings " + list.firstSeat() + list.method()));
    return all;
  }
}
