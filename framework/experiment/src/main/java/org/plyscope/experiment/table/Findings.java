package org.plyscope.experiment.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.plyscope.api.measure.Digits;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.RunFacts;
import org.plyscope.api.run.RunProgress;
import org.plyscope.api.run.SequentialTest;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.run.statistics.Standing;
import org.plyscope.experiment.results.Homogeneity;
import org.plyscope.experiment.results.MetPairing;
import org.plyscope.experiment.results.RunSummary;
import org.plyscope.experiment.results.SuiteSummary;
import org.plyscope.experiment.statistics.rating.Residual;
import org.plyscope.experiment.statistics.sprt.Verdict;

/** The results of a run in sentences: first the verdict, then warnings. Used by one thread. */
public final class Findings {
  private static final double CLEAR = 0.05;

  private final Run run;
  private final RunFacts facts;
  private final RunProgress now;
  private final List<RunEntrant> entrants;
  private final RunSummary summary;

  /** The problems of a suite; null until they are asked for, because all attempts are read. */
  private Optional<SuiteSummary> suite;

  /**
   * Puts a run into words.
   *
   * @param run the run
   * @param summary the statistics of its games
   */
  public Findings(Run run, RunSummary summary) {
    this.run = run;
    this.facts = run.facts();
    this.now = run.progress();
    this.entrants = run.entrants();
    this.summary = summary;
  }

  /** Returns the facts of the run, as they were when this was made. */
  public RunFacts facts() {
    return facts;
  }

  /** Returns how far the run was: the progress, as it was when this was made. */
  public RunProgress state() {
    return now;
  }

  /**
   * Returns the results in problems. The attempts are read once. Returns the summary; empty for a
   * run of games.
   */
  public Optional<SuiteSummary> suite() {
    if (suite == null) {
      suite = SuiteSummary.of(run);
    }
    return suite;
  }

  /**
   * Describes the progress of the run, and why it ended if that was early. Returns one or two
   * sentences.
   */
  public String progress() {
    String what = summary.games() == 0 ? "attempt" : "game";
    boolean all = now.finished() == now.planned();
    String done =
        all
            ? "All " + Digits.count(now.planned(), "planned " + what)
            : Digits.count(now.finished())
                + " of "
                + Digits.count(now.planned(), "planned " + what);
    String state =
        switch (now.state()) {
          case FINISHED -> now.planned() == 1 ? " is finished." : " are finished.";
          case RUNNING, PAUSED -> " are finished so far.";
          case STOPPED -> " are finished; the run was stopped and can be resumed.";
        };
    return done + state + (now.reason().isEmpty() ? "" : " " + now.reason());
  }

  /** Returns one or two sentences. */
  public String verdict() {
    String who;
    if (summary.met().isEmpty()) {
      who =
          suite()
              .map(suite -> new SuiteVerdict(entrants, suite).sentence())
              .orElse("No game set is finished yet.");
    } else if (summary.met().size() == 1) {
      who = pair(summary.met().get(0));
    } else {
      who = field();
    }
    return who + summary.verdict().map(this::test).orElse("") + late();
  }

  private String late() {
    long late = summary.homogeneity().lateWhileContended();
    return late == 0
        ? ""
        : " "
            + Digits.count(late, "game")
            + (late == 1 ? " was" : " were")
            + " lost by time while the machine was busy, which may be the fault of the machine.";
  }

  private String pair(MetPairing pair) {
    boolean firstAhead = pair.score().value() >= 0.5;
    int better = firstAhead ? pair.first() : pair.second();
    int other = firstAhead ? pair.second() : pair.first();
    Estimate score = summary.against(better, other);
    return name(better)
        + " scores "
        + TableText.percent(score)
        + " against "
        + name(other)
        + " in "
        + Digits.count(score.count(), "game set")
        + " ("
        + Digits.count(pair.games(), "game")
        + (pair.p() < CLEAR
            ? "), a clear difference (p = "
            : "), which chance can explain between equals (p = ")
        + TableText.p(pair.p())
        + "); "
        + firstSeat()
        + ".";
  }

  private String field() {
    List<Standing> standings = summary.standings();
    Standing best = standings.get(0);
    Standing next = standings.get(1);
    String lead =
        name(best.entrant())
            + " leads a field of "
            + standings.size()
            + " with "
            + TableText.percent(best.score())
            + " in its "
            + Digits.count(best.score().count(), "game set")
            + "; ";
    double superior =
        summary
            .ratings()
            .map(list -> list.superiority(best.entrant(), next.entrant()))
            .orElse(Double.NaN);
    String second =
        superior > 0.975
            ? "it is clearly stronger than " + name(next.entrant())
            : "it is not clearly stronger than " + name(next.entrant());
    long clear = summary.met().stream().filter(p -> p.correctedP() < CLEAR).count();
    return lead
        + second
        + String.format(
            Locale.ROOT, " (likelihood of superiority %s). ", TableText.likelihood(superior))
        + clear
        + " of "
        + Digits.count(summary.met().size(), "pairing")
        + (clear == 1 ? " differs" : " differ")
        + " significantly (corrected for multiple tests); "
        + firstSeat()
        + ".";
  }

  /** With any number of players a seat gets one half if seats do not matter. */
  private String firstSeat() {
    Estimate seat = summary.seats().firstSeat();
    if (!seat.isKnown()) {
      return "seats are not compared, because no game set gives every agent every seat";
    }
    double points = 100 * (seat.value() - 0.5);
    String worth = String.format(Locale.ROOT, "%+.1f points", points).replace('-', '−');
    return "moving first is worth "
        + worth
        + String.format(
                Locale.ROOT, " [%+.1f, %+.1f]", 100 * seat.low() - 50, 100 * seat.high() - 50)
            .replace('-', '−');
  }

  private String test(Verdict verdict) {
    SequentialTest test = facts.sequentialTest().orElseThrow();
    String claim =
        String.format(
            Locale.ROOT,
            " The sequential test asks whether %s is better than %s by at least %.0f%s Elo (H1) or"
                + " by at most %.0f (H0): %s.",
            name(test.first()),
            name(test.second()),
            test.high(),
            test.normalised() ? " normalised" : "",
            test.low(),
            verdict.text().replaceAll("\\.$", ""));
    boolean early = run.progress().finished() < run.progress().planned();
    return verdict.isDecided() && early
        ? claim + " Stopped early, so the scores are a little optimistic."
        : claim;
  }

  /** Returns caveats about the numbers: sentences, perhaps none. */
  public List<String> cautions() {
    List<String> cautions = new ArrayList<>(facts.warnings());
    if (summary.distinctBlocks() < summary.blocks()) {
      cautions.add(
          "Only "
              + Digits.count(summary.distinctBlocks())
              + " of "
              + Digits.count(summary.blocks(), "game set")
              + " are different; repetitions count once.");
    }
    long forfeits =
        summary.endings().entrySet().stream()
            .filter(e -> e.getKey().isForfeit())
            .mapToLong(e -> e.getValue())
            .sum();
    if (forfeits > 0) {
      cautions.add(
          Digits.count(forfeits, "game")
              + (forfeits == 1 ? " was" : " were")
              + " lost by faults; the tables count them as played.");
    }
    summary
        .lateness()
        .sentence(entrants.stream().map(RunEntrant::name).toList())
        .ifPresent(cautions::add);
    odd(cautions);
    machines(summary.homogeneity(), cautions);
    return cautions;
  }

  private void odd(List<String> cautions) {
    for (Residual residual : summary.residuals()) {
      if (residual.isIntransitive()) {
        cautions.add(
            name(residual.first())
                + " scores "
                + TableText.percent(residual.observed())
                + " against "
                + name(residual.second())
                + " where the ratings predict "
                + TableText.percent(residual.expected())
                + ": no single strength explains this field.");
      }
    }
  }

  private static void machines(Homogeneity homogeneity, List<String> cautions) {
    if (homogeneity.p() < 0.001) {
      cautions.add(
          "Results differ between the "
              + homogeneity.workers()
              + " workers by more than chance (p = "
              + TableText.p(homogeneity.p())
              + ").");
    }
    if (!homogeneity.drifts().isEmpty()) {
      cautions.add(
          "Some workers were more than 10 % slower or faster than others; times must be compared"
              + " with care.");
    }
    if (homogeneity.contended() > 0) {
      cautions.add(
          "The machine was busy during "
              + TableText.percent(homogeneity.contended())
              + " of the games; their times are left out.");
    }
  }

  private String name(int entrant) {
    return entrants.get(entrant).name();
  }

  /** The best entrant in a suite of problems. */
  private static final class SuiteVerdict {
    private static final int MOST_NAMES = 4;

    private final List<RunEntrant> entrants;
    private final SuiteSummary suite;

    SuiteVerdict(List<RunEntrant> entrants, SuiteSummary suite) {
      this.entrants = entrants;
      this.suite = suite;
    }

    /**
     * The entrant that finds most best moves need not solve most problems, and several may be
     * equal.
     */
    String sentence() {
      if (suite.judged().isEmpty()) {
        return Digits.count(suite.rows().size(), "agent")
            + " searched "
            + Digits.count(suite.problems().size(), "position")
            + "; no move is right or wrong here; nodes and time count.";
      }
      List<SuiteSummary.Row> finders = leaders(SuiteSummary.Row::optimality);
      List<SuiteSummary.Row> solvers = leaders(SuiteSummary.Row::completeness);
      int all = suite.rows().size();
      boolean same = finders.equals(solvers);
      return who(finders)
          + (finders.size() == 1 ? " finds" : " find")
          + " the best move in "
          + TableText.percent(finders.get(0).optimality())
          + " of "
          + Digits.count(suite.judged().size(), "problem")
          + (same ? " and" : ", and " + who(solvers) + (solvers.size() == 1 ? " finds" : " find"))
          + " a solution in "
          + TableText.percent(solvers.get(0).completeness())
          + (same && finders.size() == all ? "." : ", the most of " + all + " agents.");
    }

    private List<SuiteSummary.Row> leaders(Function<SuiteSummary.Row, Estimate> by) {
      double most =
          suite.rows().stream().mapToDouble(r -> by.apply(r).value()).max().orElse(Double.NaN);
      return suite.rows().stream().filter(r -> by.apply(r).value() == most).toList();
    }

    private String who(List<SuiteSummary.Row> rows) {
      List<String> names = rows.stream().map(r -> entrants.get(r.entrant()).name()).toList();
      int last = names.size() - 1;
      if (last == 0) {
        return names.get(0);
      }
      return names.size() > MOST_NAMES
          ? names.size() + " agents (" + names.get(0) + " and others)"
          : names.stream().limit(last).collect(Collectors.joining(", "))
              + " and "
              + names.get(last);
    }
  }
}
