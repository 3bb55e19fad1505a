package org.plyscope.experiment.report;

import static j2html.TagCreator.code;
import static j2html.TagCreator.details;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.header;
import static j2html.TagCreator.iff;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.pre;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.text;
import static j2html.TagCreator.ul;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import j2html.tags.ContainerTag;
import j2html.tags.DomContent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.chart.BarChart;
import org.plyscope.api.chart.LineChart;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.RunFacts;
import org.plyscope.api.run.RunFocus;
import org.plyscope.experiment.chart.RunCharts;
import org.plyscope.experiment.chart.SuiteCharts;
import org.plyscope.experiment.chart.SummedRun;
import org.plyscope.experiment.report.data.FieldShares;
import org.plyscope.experiment.report.data.RunData;
import org.plyscope.experiment.results.Grid;
import org.plyscope.experiment.results.Grids;
import org.plyscope.experiment.results.RunSummary;
import org.plyscope.experiment.results.SuiteSummary;
import org.plyscope.experiment.table.CareTables;
import org.plyscope.experiment.table.CopySummary;
import org.plyscope.experiment.table.Findings;
import org.plyscope.experiment.table.PublishedNumbers;
import org.plyscope.experiment.table.ResultTable;
import org.plyscope.experiment.table.ResultTables;
import org.plyscope.experiment.table.SuiteTables;

/** A run summed up once: as one page that needs nothing else, and as data. Used by one thread. */
public final class RunReport {
  /** More rows than this are left to the export, so that the page stays small. */
  static final int MOST_ROWS = 300;

  private static final int MOST_CELLS = 40;

  /** Escapes characters that would end the element around the data. */
  private static final Gson GSON = new GsonBuilder().serializeNulls().create();

  private final Run run;
  private final RunFacts facts;
  private final RunSummary summary;
  private final ResultTables tables;
  private final CareTables care;
  private final Findings findings;
  private final RunCharts charts;
  private final List<PublishedNumbers.Comparison> comparisons;
  private final Optional<SuiteSummary> suite;
  private final Optional<FieldShares> shares;

  /** The same without blocks in which an agent failed; empty if there are no such blocks. */
  private final Optional<RunSummary> withoutForfeits;

  private Page page = new Page();

  private RunReport(Run run, RunSummary summary) {
    this.run = run;
    this.summary = summary;
    this.tables = new ResultTables(run.entrants(), summary);
    this.care = new CareTables(run.entrants(), summary);
    this.findings = new Findings(run, summary);
    this.facts = findings.facts();
    this.charts = new RunCharts(new SummedRun(run, summary));
    this.comparisons = PublishedNumbers.compare(run, summary);
    this.suite = findings.suite();
    this.shares = FieldShares.of(summary);
    this.withoutForfeits =
        care.failures().rows().isEmpty()
            ? Optional.empty()
            : Optional.of(RunSummary.of(run, RunSummary.Scope.WITHOUT_FORFEITS, 100));
  }

  /**
   * Sums a run up.
   *
   * @param run the run, finished or not
   */
  public static RunReport of(Run run) {
    return of(run, RunSummary.of(run));
  }

  /**
   * Reports on a run that is summed up already.
   *
   * @param run the run, finished or not
   * @param summary its summary
   */
  public static RunReport of(Run run, RunSummary summary) {
    return new RunReport(run, summary);
  }

  /**
   * Writes a run.
   *
   * @param run the run, finished or not
   * @return the page, in UTF-8
   */
  public static String page(Run run) {
    return of(run).page();
  }

  /** Writes the page. Returns the page, in UTF-8. */
  public String page() {
    page = new Page();
    write();
    return page.render(facts.name(), top(), GSON.toJson(data(MOST_ROWS)));
  }

  /** Returns the numbers of the report by their keys: texts, numbers, lists and maps of these. */
  public Map<String, Object> data() {
    return data(Integer.MAX_VALUE);
  }

  private Map<String, Object> data(int mostPairings) {
    return new RunData(run, summary, withoutForfeits, shares, findings, comparisons, suite)
        .json(mostPairings);
  }

  /** Returns the statistics of the games. */
  public RunSummary statistics() {
    return summary;
  }

  /** Returns the same in sentences. */
  public Findings findings() {
    return findings;
  }

  /** Returns published numbers beside ours: a comparison per published number. */
  public List<PublishedNumbers.Comparison> comparisons() {
    return comparisons;
  }

  /** Returns the summary of problems; empty for a run of games. */
  public Optional<SuiteSummary> suite() {
    return suite;
  }

  private DomContent top() {
    List<String> cautions = findings.cautions();
    return header(
        h1(facts.name()),
        p(facts.game() + " · " + findings.progress()).attr("class", "kicker"),
        p(findings.verdict()).attr("class", "verdict"),
        iff(
            !cautions.isEmpty(),
            ul(each(cautions, caution -> li(caution))).attr("class", "cautions")),
        details(summary("Summary to copy"), pre(CopySummary.of(run, findings, summary)))
            .attr("class", "screen"),
        page.links());
  }

  private void write() {
    boolean played = !summary.met().isEmpty();
    setup();
    suite.ifPresent(this::suite);
    published();
    if (played) {
      add("Results", Html.sortable(tables.standings()));
      add("Score against cost", CostCharts.of(new SummedRun(run, summary)));
      List<LineChart> sweeps = charts.sweeps();
      if (!sweeps.isEmpty()) {
        add("Sweeps", Html.charts(sweeps));
      }
      grids();
      strength();
      seats();
      lengths();
    }
    if (played) {
      careful();
      pairings();
    }
    again();
    add("Method", Method.notes(summary, suite.isPresent()));
  }

  private void add(String name, DomContent... content) {
    page.add(name, content);
  }

  private void setup() {
    add(
        "Set-up",
        iff(!facts.notes().isEmpty(), p(facts.notes()).attr("class", "notes")),
        Html.facts(facts.setup()),
        Html.sortable(entrantTable(run.entrants())));
  }

  private void suite(SuiteSummary suite) {
    SuiteCharts drawn = new SuiteCharts(run.entrants(), suite);
    if (suite.judged().size() < suite.problems().size()) {
      add(
          "Searches",
          Html.charts(drawn.searches()),
          Html.sortable(SuiteTables.searches(run.entrants(), suite)));
    }
    if (suite.judged().isEmpty()) {
      return;
    }
    add(
        "Problems",
        Html.sortable(SuiteTables.rows(run.entrants(), suite)),
        Html.chart(drawn.cost()),
        Html.chart(drawn.problems()));
    ResultTable climbs = SuiteTables.climbs(run.entrants(), suite);
    if (!climbs.rows().isEmpty()) {
      add("Levels", Html.sortable(climbs));
    }
    add(
        "Problem by problem",
        Html.sortable(SuiteTables.problems(run.problems())),
        details(
            summary("The moves that were chosen"),
            Html.sortable(SuiteTables.matrix(run.entrants(), suite))));
  }

  private void published() {
    Optional<DomContent> study = facts.study().map(Html::study);
    if (!comparisons.isEmpty()) {
      add(
          "Published numbers",
          study.orElseGet(() -> div()),
          p(PublishedNumbers.summary(comparisons)),
          publishedBars(),
          Html.sortable(PublishedNumbers.table(comparisons)));
    } else {
      study.ifPresent(facts -> add("Study", facts));
    }
  }

  /** Published scores and times beside ours; nothing where other numbers were published. */
  private DomContent publishedBars() {
    BarChart bars = charts.bars();
    return bars.names().size() > summary.standings().size() ? Html.chart(bars) : text("");
  }

  private void grids() {
    List<Grid> grids = Grids.of(run.entrants(), summary);
    if (!grids.isEmpty()) {
      add(
          "Grids",
          each(
              grids,
              grid ->
                  div(
                      Html.chart(RunCharts.grid(grid)),
                      details(summary("As a table"), Html.sortable(ResultTables.grid(grid))))));
    }
  }

  private void strength() {
    if (summary.standings().size() <= MOST_CELLS) {
      add(
          "Cross-table",
          Html.chart(charts.cross()),
          details(summary("As a table"), Html.sortable(tables.cross())));
    }
    if (summary.ratings().isPresent()) {
      add("Ratings", Html.chart(charts.ratings()), Html.sortable(tables.ratings()));
    }
  }

  private void seats() {
    add(
        "Seats",
        Html.sortable(tables.seats()),
        details(summary("By pairing"), Html.sortable(tables.seatSplit().first(MOST_ROWS))));
  }

  private void lengths() {
    add("Lengths", Html.chart(charts.lengths(RunFocus.ALL)), Html.sortable(care.lengths()));
  }

  private void careful() {
    ResultTable failures = care.failures();
    ContainerTag<?> content = div(Html.sortable(care.evidence()), Html.sortable(care.endings()));
    content.with(
        failures.rows().isEmpty() ? p("No game was lost by a fault.") : Html.sortable(failures));
    withoutForfeits.ifPresent(
        without ->
            content.with(
                details(
                    summary("Results without the game sets in which an agent failed"),
                    Html.sortable(new ResultTables(run.entrants(), without).standings()))));
    for (ResultTable table : List.of(care.lateness(), care.drifts())) {
      if (!table.rows().isEmpty()) {
        content.with(Html.sortable(table));
      }
    }
    add("Failures and repetitions", content);
  }

  private void pairings() {
    int all = summary.met().size();
    add(
        "Pairings",
        iff(
            all > MOST_ROWS,
            p("The first " + MOST_ROWS + " of " + all + "; plyscope export writes the rest.")),
        Html.sortable(tables.pairings().first(MOST_ROWS)),
        details(
            summary("As engine testers read them"),
            Html.sortable(tables.pairViews().first(MOST_ROWS))),
        Panels.of(run.entrants(), shares));
  }

  private void again() {
    ContainerTag<?> content = div();
    facts.commands().forEach((what, line) -> content.with(h3(what), pre(code(line))));
    content.with(h3("Environment"), Html.facts(facts.environment()));
    add("Run it again", content);
  }

  private static ResultTable entrantTable(List<RunEntrant> entrants) {
    ResultTable.Builder table =
        ResultTable.builder("Agents")
            .text("Agent", "")
            .text("With its options", "")
            .text("Limits", "How far it may search for a move.");
    for (RunEntrant entrant : entrants) {
      table.row(
          ResultTable.Cell.of(entrant.name()),
          ResultTable.Cell.of(entrant.agent().text()),
          ResultTable.Cell.of(entrant.limits().toString()));
    }
    return table.build();
  }
}
