package org.plyscope.experiment.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.plyscope.api.measure.Digits;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.RunFacts;
import org.plyscope.api.run.SequentialTest;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.experiment.results.MetPairing;
import org.plyscope.experiment.results.RunSummary;
import org.plyscope.experiment.results.SuiteSummary;
import org.plyscope.experiment.statistics.Elo;

/** The block of text that people paste into discussions. */
public final class CopySummary {
  private CopySummary() {}

  /**
   * Writes a run in a few lines.
   *
   * @param run the run
   * @param findings the sentences about it
   * @param summary the statistics of its games
   * @return lines with their ends
   */
  public static String of(Run run, Findings findings, RunSummary summary) {
    StringBuilder text = new StringBuilder();
    RunFacts facts = findings.facts();
    line(text, "Run", facts.name() + ", " + facts.game());
    if (summary.met().isEmpty() && findings.suite().isPresent()) {
      suite(text, run.entrants(), findings.suite().get());
      return text.toString();
    }
    if (summary.met().size() == 1) {
      pair(text, run.entrants(), facts, summary);
    } else {
      summary
          .standings()
          .forEach(
              s ->
                  line(
                      text,
                      "Score",
                      run.entrants().get(s.entrant()).name()
                          + " "
                          + TableText.percent(s.score())
                          + ", "
                          + TableText.record(s.wins(), s.draws(), s.losses())));
    }
    facts.sequentialTest().ifPresent(test -> line(text, "SPRT", test(test)));
    summary.verdict().ifPresent(verdict -> line(text, "LLR", verdict.figures()));
    line(
        text,
        "Game sets",
        Digits.count(summary.blocks())
            + " ("
            + Digits.count(summary.distinctBlocks())
            + " different)");
    return text.toString();
  }

  private static void suite(StringBuilder text, List<RunEntrant> entrants, SuiteSummary suite) {
    line(text, "Suite", Digits.count(suite.problems().size(), "problem"));
    for (SuiteSummary.Row row : suite.rows()) {
      line(
          text,
          "Agent",
          entrants.get(row.entrant()).name()
              + ": Solved "
              + TableText.percent(row.completeness())
              + ", Best "
              + TableText.percent(row.optimality()));
    }
  }

  /** All lines are from the same side: that of the test, or else of the entrant ahead. */
  private static void pair(
      StringBuilder text, List<RunEntrant> entrants, RunFacts facts, RunSummary summary) {
    MetPairing pair = summary.met().get(0);
    boolean turned =
        facts
            .sequentialTest()
            .map(test -> test.first() == pair.second())
            .orElse(pair.score().value() < 0.5);
    int first = turned ? pair.second() : pair.first();
    int second = turned ? pair.first() : pair.second();
    Estimate score = summary.against(first, second);
    List<Long> penta = new ArrayList<>(pair.pairView().counts());
    if (turned) {
      Collections.reverse(penta);
    }
    line(text, "Agents", entrants.get(first).name() + " against " + entrants.get(second).name());
    line(text, "Score", TableText.percent(score));
    line(text, "Elo", Elo.text(Elo.of(score)));
    line(
        text,
        "Games",
        "N: %d W: %d L: %d D: %d"
            .formatted(
                pair.games(),
                turned ? pair.losses() : pair.wins(),
                turned ? pair.wins() : pair.losses(),
                pair.draws()));
    line(text, "Penta", penta.toString());
  }

  private static String test(SequentialTest test) {
    return String.format(
        Locale.ROOT,
        "[%s, %s] %sElo, alpha %s, beta %s",
        plain(test.low()),
        plain(test.high()),
        test.normalised() ? "normalised " : "",
        test.alpha(),
        test.beta());
  }

  private static String plain(double bound) {
    return bound == Math.rint(bound) ? String.valueOf((long) bound) : String.valueOf(bound);
  }

  private static void line(StringBuilder text, String key, String value) {
    text.append(String.format(Locale.ROOT, "%-6s | %s%n", key, value).replace("\r", ""));
  }
}
