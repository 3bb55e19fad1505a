package org.plyscope.lab.trace.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Line;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.measure.SearchCounters.Research;
import org.plyscope.api.measure.SearchCounters.Shortcut;
import org.plyscope.api.search.Iteration;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.api.trace.read.TraceOrigin;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.trace.RecordedTrace;
import org.plyscope.lab.trace.TracePolicy;
import org.plyscope.testkit.games.TicTacToe;

/** Files that earlier versions of the program wrote. */
class OldTraceTest {
  private static final String NAMES =
      """
      "bounds":["EXACT","LOWER","UPPER","MEAN","NONE"],
      "ends":["EXPANDED","LEAF","TERMINAL","CUT","TABLE","PRUNED","STOPPED"]
      """;

  /** As the very first version wrote it. */
  private static final String FIRST =
      """
      {"format":1,"program":"1.0.0","game":"tic-tac-toe","options":{},
      "position":"..x.o.x.. o","agent":"alpha-beta",
      "limits":{"depth":3,"nodes":0,"iterations":7,"millis":1500},"seed":-4,
      "nodes":3,"opened":5,"dropped":[0,0,2],
      """
          + NAMES
          + "}";

  private static final String FIRST_RESULT =
      """
      {"move":2,"status":"LIMIT","value":"-Infinity","values":["0.5","NaN"],"depth":3,"nanos":12,
      "line":[2,6],
      "candidates":[{"move":2,"value":"16.0","bound":"EXACT","effort":75}],"comment":"so",
      "counters":{"plies":[
      {"nodes":1,"leaves":0,"tableHits":0,"cutoffs":[0,0],"cutoffIndexSum":0},
      {"nodes":14,"leaves":3,"tableHits":2,"cutoffs":[6,0,1],"cutoffIndexSum":2}],
      "playouts":0,"researches":4,"stored":9}}
      """;

  private static final String SECOND =
      """
      {"format":2,"program":"1.0.0","game":"tic-tac-toe","options":{},
      "position":"..x.o.x.. o","start":"......... x","moves":["c3","b2","a1"],
      "agent":"alpha-beta","limits":"depth=3, time=1500ms","seed":7,
      "searchNanos":17,"recordingNanos":3,"withNanos":20,"withoutNanos":10,"policy":"BEGINNING",
      "nodes":3,"opened":3,"dropped":[],
      """
          + NAMES
          + ",\"figures\":[]}";

  private static final String SECOND_RESULT =
      """
      {"move":2,"status":"COMPLETE","value":"0.5","solved":true,"values":[],"depth":2,"nanos":9,
      "line":[2],
      "candidates":[{"move":2,"value":"NaN","bound":"UPPER","effort":7,"figures":[
      {"id":"prior","label":"Prior","help":"","format":"PERCENT","unit":"","number":"0.25"}]}],
      "comment":"",
      "counters":{"plies":[{"nodes":1,"leaves":0,"tableHits":0,"cutoffs":[],"cutoffIndexSum":0,
      "reduced":3,"futile":2,"razored":1}],"playouts":5,"researches":3,
      "researchesByCause":{"principal_variation":2,"reduction":0,"aspiration":1,"other":0},
      "stored":0},
      "figures":[],
      "iterations":[{"depth":1,"finished":true,"value":"0.5","move":2,"nanos":4,
      "counters":{"plies":[],"playouts":0,"researches":0,
      "researchesByCause":{"principal_variation":0,"reduction":0,"aspiration":0,"other":0},
      "stored":0}},
      {"depth":2,"finished":false,"value":"NaN","move":2,"nanos":5,
      "counters":{"plies":[],"playouts":0,"researches":0,"stored":0}}]}
      """;

  @TempDir Path folder;

  private final Catalog catalog = Catalog.of(List.of(new TicTacToe()));
  private final Line line = Line.of(TicTacToe.standard(), "......... x").then(2, 4, 6);
  private Path file;

  @BeforeEach
  void save() throws InterruptedException {
    RecordedTrace trace =
        RecordedTrace.recording(
            line, TraceOrigin.of(AgentSpec.parse("test"), Limits.NONE, 0), 10, TracePolicy.SAMPLE);
    int root = trace.open(TraceRecorder.NO_PARENT, -1, 0, 1);
    trace.open(trace.open(root, 0, 0, 0), 8, 0, 1);
    file = folder.resolve("old.plytrace");
    TraceFiles.save(trace.finish(), SearchResult.builder(0).build(), file, () -> false);
  }

  private SavedSearch open(String header, String result) throws Exception {
    TraceZip.change(file, TraceWriter.HEADER, now -> header);
    TraceZip.change(file, TraceWriter.RESULT, now -> result);
    return TraceFiles.open(file, catalog, JobMonitor.NONE);
  }

  @Test
  void filesOfTheFirstVersionOpen() throws Exception {
    SavedSearch saved = open(FIRST, FIRST_RESULT);
    assertThat(saved.trace().line()).isEqualTo(Line.of(line.rules(), line.position()));
    assertThat(saved.trace().origin().limits())
        .isEqualTo(Limits.parse("depth=3, iterations=7, time=1500ms"));
    assertThat(saved.trace().origin().seed()).isEqualTo(-4);
    assertThat(saved.trace().opened()).isEqualTo(5);
    assertThat(saved.trace().dropped()).containsExactly(0, 0, 2);
    SearchResult result = saved.result().orElseThrow();
    assertThat(result.status()).isEqualTo(SearchResult.Status.LIMIT);
    assertThat(result.value()).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(result.values()).containsExactly(0.5, Double.NaN);
    assertThat(result.line()).containsExactly(2, 6);
    assertThat(result.candidates().get(0).bound()).isEqualTo(Bound.EXACT);
    Counts counts = result.counts();
    assertThat(counts.nodes()).isEqualTo(15);
    assertThat(counts.cutoffs(1, 2)).isEqualTo(1);
    assertThat(counts.researches(Research.OTHER)).isEqualTo(4);
    assertThat(counts.stored()).isEqualTo(9);
    assertThat(result.iterations()).isEmpty();
  }

  @Test
  void filesOfTheSecondFormatOpen() throws Exception {
    SavedSearch saved = open(SECOND, SECOND_RESULT);
    assertThat(saved.remark()).isEmpty();
    assertThat(saved.trace().line()).isEqualTo(line);
    assertThat(saved.trace().origin().limits()).isEqualTo(Limits.parse("depth=3, time=1500ms"));
    assertThat(saved.trace().policy()).isEqualTo(TracePolicy.BEGINNING);
    assertThat(saved.trace().cost().orElseThrow().withNanos()).isEqualTo(20);
    SearchResult result = saved.result().orElseThrow();
    assertThat(result.solved()).isTrue();
    assertThat(result.candidates().get(0).figures().list())
        .containsExactly(Figure.of("prior", "Prior").withFormat(Figure.Format.PERCENT));
    assertThat(result.candidates().get(0).figures().number("prior")).isEqualTo(0.25);
    assertThat(result.counts().shortcuts(Shortcut.REDUCED)).isEqualTo(3);
    assertThat(result.counts().researches(Research.PRINCIPAL_VARIATION)).isEqualTo(2);
    assertThat(result.iterations()).extracting(Iteration::finished).containsExactly(true, false);
  }

  @Test
  void whatIsWrongInAnOldHeaderIsNamed() {
    refused(SECOND.replace("[\"c3\",", "[\"a3\","), "trace.position is '");
    refused(FIRST.replace("\"depth\":3", "\"depth\":\"3\""), "trace.limits.depth is '3'; it must");
    refused(SECOND.replace("BEGINNING", "ALL"), "trace.policy is 'ALL'; it must be one of");
    refused(SECOND.replace("\"seed\":7", "\"seed\":7,\"sead\":7"), "trace.sead is not a known");
    refused(FIRST.replace("\"opened\":5", "\"opened\":2"), "trace.opened is 2; it must be at");
    refused(SECOND.replace("\"format\":2", "\"format\":0"), "trace.format is 0; it must be");
  }

  private void refused(String header, String sentence) {
    assertThatThrownBy(() -> open(header, SECOND_RESULT))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("'" + file + "' cannot be opened: " + sentence);
  }

  @Test
  void anOldResultThatMakesNoSenseIsDroppedWithASentence() throws Exception {
    SavedSearch saved = open(SECOND, SECOND_RESULT.replace("\"0.5\"", "\"half\""));
    assertThat(saved.result()).isEmpty();
    assertThat(saved.trace().size()).isEqualTo(3);
    assertThat(saved.remark())
        .isEqualTo(
            "The result in the file cannot be used: result.value is 'half'; it must be the text of"
                + " a number.");
  }
}
