package org.plyscope.experiment.table;

import java.util.List;
import java.util.Locale;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.SequentialTest;
import org.plyscope.experiment.results.MetPairing;
import org.plyscope.experiment.results.RunSummary;
import org.plyscope.experiment.statistics.Elo;

/** The block of text that people paste into discussions. */
public final class CopySummary {
  private CopySummary() {}

  /**
   * Writes a run in a few lines.
   *
   * @param run the run
   * @param summary what its games say
   * @return lines with their ends
   */
  public static String of(Run run, RunSummary summary) {
    StringBuilder text = new StringBuilder();
    line(text, "Run", run.facts().name() + ", " + run.facts().game());
    if (summary.met().size() == 1) {
      pair(text, run.entrants(), summary.met().get(0));
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
                          + Texts.percent(s.score())
                          + ", "
                          + Texts.record(s.wins(), s.draws(), s.losses())));
    }
    run.facts().sequentialTest().ifPresent(test -> line(text, "SPRT", test(test)));
    summary.verdict().ifPresent(verdict -> line(text, "LLR", verdict.text().replace("LLR ", "")));
    line(
        text,
        "Blocks",
        Texts.count(summary.blocks())
            + " ("
            + Texts.count(summary.distinctBlocks())
            + " different)");
    return text.toString();
  }

  private static void pair(StringBuilder text, List<RunEntrant> entrants, MetPairing pair) {
    line(
        text,
        "Agents",
        entrants.get(pair.first()).name() + " against " + entrants.get(pair.second()).name());
    line(text, "Score", Texts.percent(pair.score()));
    line(text, "Elo", Elo.text(pair.elo()));
    line(
        text,
        "Games",
        "N: %d W: %d L: %d D: %d"
            .formatted(pair.games(), pair.wins(), pair.losses(), pair.draws()));
    line(text, "Penta", pair.pairView().counts().toString());
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
