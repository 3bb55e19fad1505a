package org.plyscope.experiment.report;

import static j2html.TagCreator.code;
import static j2html.TagCreator.details;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.header;
import static j2html.TagCreator.iff;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.pre;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.ul;

import com.google.gson.Gson;
import j2html.tags.DomContent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.experiment.Contestant;
import org.plyscope.experiment.chart.TuningCharts;
import org.plyscope.experiment.tune.Generation;
import org.plyscope.experiment.tune.Parameter;
import org.plyscope.experiment.tune.TuningPlan;
import org.plyscope.experiment.tune.TuningResult;
import org.plyscope.experiment.tune.TuningTables;
import org.plyscope.experiment.tune.TuningText;

/** Writes a tuning, finished or not, as one page that needs nothing else. */
public final class TuningReport {
  private final TuningPlan plan;
  private final List<Generation> generations;
  private final Optional<TuningResult> result;
  private final Page page = new Page();

  private TuningReport(
      TuningPlan plan, List<Generation> generations, Optional<TuningResult> result) {
    this.plan = plan;
    this.generations = generations;
    this.result = result;
  }

  /**
   * Writes a tuning.
   *
   * @param plan the plan of the tuning
   * @param generations the measurements
   * @param result the result; empty if it is not finished
   * @return the page, in UTF-8
   */
  public static String page(
      TuningPlan plan, List<Generation> generations, Optional<TuningResult> result) {
    return new TuningReport(plan, generations, result).render();
  }

  private String render() {
    TuningTables tables = new TuningTables(plan, generations, result);
    page.add("Set-up", Html.facts(setup()));
    plan.study().ifPresent(study -> page.add("Study", Html.study(study)));
    result.ifPresent(
        found -> {
          page.add("Result", Html.sortable(tables.values()), pre(code(found.agent())));
          if (!found.tests().isEmpty()) {
            page.add(
                "Test",
                p(
                    "Played after the search, from other openings and seeds, so that nothing in it"
                        + " had a part in choosing."),
                Html.sortable(tables.tests()));
          }
        });
    if (!generations.isEmpty()) {
      TuningCharts charts = new TuningCharts(plan, generations, result);
      page.add(
          "Fitness",
          Html.chart(charts.fitness()),
          details(
              summary("As a table"), Html.sortable(tables.fitness().first(RunReport.MOST_ROWS))));
      page.add("Values", Html.chart(charts.values()));
      page.add("Winners", Html.chart(charts.winners()), Html.sortable(tables.winners()));
    }
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("format", "plyscope-tuning");
    json.put("version", 1);
    json.put("name", plan.name());
    json.put("options", plan.parameters().stream().map(Parameter::path).toList());
    json.put("result", result.map(TuningResult::form).orElse(null));
    json.put("fitness", tables.fitness().json());
    return page.render(plan.name(), top(), new Gson().toJson(json));
  }

  private DomContent top() {
    List<String> sentences =
        result
            .map(found -> new TuningText(plan, found).sentences())
            .orElse(List.of("The tuning is not finished; there is no result yet."));
    String verdict = sentences.get(sentences.size() > 1 ? 1 : 0);
    return header(
        h1(plan.name()),
        p(plan.rules().game().name() + " · " + plan.method().tuner().name())
            .attr("class", "kicker"),
        p(verdict).attr("class", "verdict"),
        ul(each(sentences, sentence -> iff(!sentence.equals(verdict), li(sentence)))),
        page.links());
  }

  private Map<String, String> setup() {
    TuningPlan.Extent extent = plan.extent();
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("Method", plan.method().text());
    facts.put(
        "Candidates meet",
        plan.population()
            ? "each other, all of a generation"
            : String.join(", ", plan.opponents().stream().map(Contestant::name).toList()));
    facts.put("Game sets for each two", String.valueOf(extent.blocks()));
    facts.put("Repetitions", String.valueOf(extent.repetitions()));
    facts.put("Seed", String.valueOf(plan.seed()));
    if (!plan.notes().isEmpty()) {
      facts.put("Notes", plan.notes());
    }
    return facts;
  }
}
