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
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.experiment.Contestant;
import org.plyscope.experiment.report.chart.FitnessChart;
import org.plyscope.experiment.report.chart.ParallelChart;
import org.plyscope.experiment.tune.Generation;
import org.plyscope.experiment.tune.Parameter;
import org.plyscope.experiment.tune.PublishedSet;
import org.plyscope.experiment.tune.TuningPlan;
import org.plyscope.experiment.tune.TuningResult;
import org.plyscope.experiment.tune.TuningTables;
import org.plyscope.experiment.tune.TuningWords;

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
   * @param plan what is tuned
   * @param generations what was measured
   * @param result what came of it; empty if it is not finished
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
      page.add(
          "Fitness",
          fitness(),
          details(
              summary("As a table"), Html.sortable(tables.fitness().first(RunReport.MOST_ROWS))));
      page.add("Values", courses());
      page.add("Winners", winners(), Html.sortable(tables.winners()));
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
            .map(found -> new TuningWords(plan, found).sentences())
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
    facts.put("Blocks for each two", String.valueOf(extent.blocks()));
    facts.put("Repetitions", String.valueOf(extent.repetitions()));
    facts.put("Seed", String.valueOf(plan.seed()));
    if (!plan.notes().isEmpty()) {
      facts.put("Notes", plan.notes());
    }
    return facts;
  }

  private List<Generation> of(int repetition) {
    return generations.stream().filter(g -> g.repetition() == repetition).toList();
  }

  private int chosen() {
    return result.map(TuningResult::chosen).orElse(0) + 1;
  }

  private DomContent fitness() {
    List<List<FitnessChart.Step>> others = new ArrayList<>();
    for (int r = 1; r <= plan.extent().repetitions(); r++) {
      List<Generation> some = of(r);
      if (r != chosen() && !some.isEmpty()) {
        others.add(steps(some));
      }
    }
    return Html.chart(
        FitnessChart.draw(steps(of(chosen())), others, "Fitness by generation"),
        plan.population()
            ? "Scores are relative to the candidates of the same generation: their mean is 50 %,"
                + " and a rising best says that they differ, not that they become stronger."
            : "The band is one standard deviation of the candidates of a generation wide on each"
                + " side; thin lines are the best of other repetitions.");
  }

  private static List<FitnessChart.Step> steps(List<Generation> some) {
    return some.stream()
        .map(
            g ->
                new FitnessChart.Step(
                    g.number(), g.scores().get(g.best()).value(), g.mean(), g.spread()))
        .toList();
  }

  private List<ParallelChart.Axis> axes() {
    return plan.parameters().stream()
        .map(p -> new ParallelChart.Axis(p.shortName(), p.value(0), p.value(1)))
        .toList();
  }

  private ParallelChart.Line line(String hint, List<String> values, String classes, double ink) {
    List<Double> at = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      at.add(plan.parameters().get(i).place(values.get(i)));
    }
    return new ParallelChart.Line(hint, at, classes, ink);
  }

  private DomContent courses() {
    List<Generation> some = of(chosen());
    List<ParallelChart.Line> lines = new ArrayList<>();
    for (Generation generation : some) {
      double ink = 0.1 + 0.8 * generation.number() / some.size();
      lines.add(
          line(
              "generation " + generation.number(),
              generation.values().get(generation.best()),
              "c0",
              ink));
    }
    lines.add(line("start", plan.start(), "c6 dashed", 1));
    result.ifPresent(found -> lines.add(line("tuned", found.values(), "c1 thick", 1)));
    return Html.chart(
        ParallelChart.draw(axes(), lines, "Values by generation"),
        "The best of each generation, later ones stronger; dashed the start, thick the result.");
  }

  private DomContent winners() {
    List<ParallelChart.Line> lines = new ArrayList<>();
    for (PublishedSet set : plan.published()) {
      lines.add(line(set.name() + ", published", set.values(), "c6 dashed", 0.8));
    }
    result.ifPresent(
        found -> {
          for (int i = 0; i < found.winners().size(); i++) {
            String thick = i == found.chosen() ? "c1 thick" : "c1";
            lines.add(line("repetition " + (i + 1), found.winners().get(i).values(), thick, 0.8));
          }
        });
    return Html.chart(
        ParallelChart.draw(axes(), lines, "Values of all repetitions"),
        "The values that each repetition ended with, dashed those that were published.");
  }
}
