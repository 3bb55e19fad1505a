package org.plyscope.experiment.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.RunFacts;
import org.plyscope.experiment.results.MetPairing;
import org.plyscope.experiment.results.PaperRun;
import org.plyscope.experiment.results.SampleRuns;
import org.plyscope.wire.WireText;

/** The content of the page, without a browser. */
class RunReportTest {
  private static final String PAGE = RunReport.page(SampleRuns.roundRobin(30));

  @Test
  void sectionsComeInTheOrderOfReading() {
    List<String> wanted =
        List.of(
            "class=\"verdict\"",
            "Set-up</h2>",
            "Results</h2>",
            "Score against cost</h2>",
            "Cross-table</h2>",
            "Seats</h2>",
            "Lengths</h2>",
            "Failures and repetitions</h2>",
            "Pairings</h2>",
            "Run it again</h2>",
            "Method</h2>");
    int before = 0;
    for (String piece : wanted) {
      int at = PAGE.indexOf(piece);
      assertThat(at).as(piece).isGreaterThan(before);
      before = at;
    }
  }

  @Test
  void nothingIsLoadedFromElsewhere() {
    assertThat(PAGE).doesNotContain("http://").doesNotContain("https://");
    Matcher links = Pattern.compile("(?:src|href)=\"([^\"]*)\"").matcher(PAGE);
    int count = 0;
    while (links.find()) {
      count++;
      assertThat(links.group(1)).startsWith("#");
    }
    assertThat(count).isGreaterThan(5);
    assertThat(PAGE)
        .contains("default-src &#x27;none&#x27;")
        .doesNotContain("unsafe")
        .doesNotContain("style=\"");
  }

  @Test
  void thePageIsSmall() {
    assertThat(PAGE.getBytes(StandardCharsets.UTF_8).length).isLessThan(2_000_000);
    assertThat(Resources.text("report.js").lines().count()).isLessThanOrEqualTo(60);
  }

  @Test
  void theSameRunGivesTheSamePage() {
    assertThat(RunReport.page(SampleRuns.roundRobin(30))).isEqualTo(PAGE);
  }

  @Test
  void numbersStandInThePageAsData() {
    JsonObject data = data(PAGE);
    assertThat(data.get("format").getAsString()).isEqualTo("plyscope-report");
    assertThat(data.getAsJsonArray("standings")).hasSize(11);
    assertThat(data.getAsJsonArray("pairings")).hasSize(55);
    double score =
        data.getAsJsonArray("standings")
            .get(0)
            .getAsJsonObject()
            .getAsJsonObject("score")
            .get("value")
            .getAsDouble();
    assertThat(score).isBetween(.5, 1.0);
    double shares = 0;
    for (JsonElement share : data.getAsJsonArray("fieldShares")) {
      shares += share.getAsJsonObject().get("nashAverage").getAsDouble();
    }
    assertThat(shares).isCloseTo(1, within(1e-9));
    assertThat(PAGE).contains("Results without the game sets in which an agent failed");
    assertThat(data.getAsJsonArray("standingsWithoutForfeits")).isNotEmpty();
  }

  @Test
  void dataHoldsTheNumbersOfEverySection() {
    PaperRun run = SampleRuns.pair(40);
    RunReport report = RunReport.of(run);
    JsonObject data = JsonParser.parseString(WireText.line(report.data())).getAsJsonObject();
    assertThat(data).isEqualTo(data(report.page()));
    MetPairing pair = report.statistics().met().get(0);
    JsonObject pairing = data.getAsJsonArray("pairings").get(0).getAsJsonObject();
    assertThat(pairing.get("p").getAsDouble()).isEqualTo(pair.p());
    assertThat(pairing.get("correctedP").getAsDouble()).isEqualTo(pair.correctedP());
    assertThat(pairing.getAsJsonObject("score").get("low").getAsDouble())
        .isEqualTo(pair.score().low());
    JsonObject blocks = pairing.getAsJsonObject("blocksByScore");
    assertThat(blocks.getAsJsonArray("counts")).hasSize(5);
    assertThat(blocks.get("normalisedElo").getAsDouble())
        .isEqualTo(pair.pairView().normalisedElo());
    assertThat(blocks.get("likelihoodOfSuperiority").getAsDouble())
        .isEqualTo(pair.pairView().likelihoodOfSuperiority());
    JsonObject test = data.getAsJsonObject("sequentialTest");
    assertThat(test.get("logLikelihoodRatio").getAsDouble())
        .isEqualTo(report.statistics().verdict().orElseThrow().ratio());
    assertThat(test.get("decision").getAsString()).isIn("undecided", "H0", "H1");
    JsonObject seats = data.getAsJsonObject("seats");
    assertThat(seats.get("p").getAsDouble()).isEqualTo(report.statistics().seats().p());
    assertThat(seats.getAsJsonArray("rows")).hasSize(2);
    double firstSeat =
        data.getAsJsonObject("ratings").getAsJsonObject("firstSeatElo").get("value").getAsDouble();
    assertThat(firstSeat)
        .isEqualTo(report.statistics().ratings().orElseThrow().firstSeat().orElseThrow().value());
    assertThat(report.page()).contains("the ratings put it at");
    assertThat(data.keySet())
        .contains("verdict", "standings", "failures", "lengths", "homogeneity", "published");
  }

  @Test
  void namesAreTextWhateverTheyHold() {
    String name = "</script><img src=x onerror=alert(1)>\"' & co";
    PaperRun run =
        new PaperRun(
            RunFacts.builder(name, name)
                .notes(name)
                .setup(name, name)
                .command(name, name)
                .environment(name, name)
                .warning(name)
                .build(),
            List.of(
                RunEntrant.builder(name, AgentSpec.of(name)).family(name).swept(name, "1").build(),
                RunEntrant.builder("b", AgentSpec.of("b")).family(name).swept(name, "2").build()));
    for (int i = 0; i < 20; i++) {
      run.block(0, 1, i % 2, i % 3 == 0 ? 1 : 0, 2 * i + 1);
    }
    String page = RunReport.page(run);
    assertThat(page).doesNotContain("<img").doesNotContain("onerror=alert(1)>\"");
    assertThat(page.split("</script>", -1)).hasSize(3);
    assertThat(data(page).get("name").getAsString()).isEqualTo(name);
  }

  @Test
  void everyKindOfRunHasAReport() {
    assertThat(RunReport.page(SampleRuns.pair(40))).contains("The sequential test asks");
    assertThat(RunReport.page(SampleRuns.threePlayers(20))).contains("Plackett-Luce");
    assertThat(RunReport.page(SampleRuns.problems())).contains("Problems by agent");
    assertThat(RunReport.page(PaperRun.of(2))).contains("No game set is finished yet.");
  }

  @Test
  void publishedNumbersStandBesideOurs() {
    assertThat(PAGE).contains("Study 003, table 3").contains("Ours is ");
    assertThat(PAGE).as("bars beside ours").contains("random (published)");
  }

  private static JsonObject data(String page) {
    String start = "id=\"plyscope-data\">";
    int from = page.indexOf(start) + start.length();
    return JsonParser.parseString(page.substring(from, page.indexOf("</script>", from)))
        .getAsJsonObject();
  }
}
