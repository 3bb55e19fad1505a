package org.plyscope.workbench.search.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.measure.Figures;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.measure.SearchCounters.Research;
import org.plyscope.api.measure.SearchCounters.Shortcut;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.Iteration;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.SearchResult.Status;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.view.Selection;
import org.plyscope.lab.export.TableText;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.ui.table.FittedTable;
import org.plyscope.ui.text.NumberText;

class ResultTextTest {
  private final Rules rules = TicTacToe.standard();
  private final Selection selection = Selection.of(Line.of(rules, "......... x"));

  @Test
  void resultIsWrittenForPeople() {
    State state = rules.initial();
    long[] line = {move(state, 0), 0};
    String first = state.text(line[0]);
    state.play(line[0]);
    line[1] = move(state, 3);
    SearchCounters counters = new SearchCounters();
    for (int i = 0; i < 1_500; i++) {
      counters.node(0);
    }
    SearchResult result =
        SearchResult.builder(line[0])
            .line(line)
            .value(-0.12345)
            .depth(6)
            .nanos(TimeUnit.MILLISECONDS.toNanos(500))
            .counts(counters.counts())
            .comment("Fell back.")
            .build();
    ResultText text = ResultText.of(selection.line(), result, Optional.empty());

    assertThat(text.move()).isEqualTo(first);
    assertThat(text.value()).isEqualTo("-0.123");
    assertThat(text.depth()).isEqualTo("6");
    assertThat(text.nodes()).isEqualTo("1,500");
    assertThat(text.speed()).isEqualTo("3.0 k");
    assertThat(text.time()).isEqualTo("500 ms");
    assertThat(text.owner()).isEqualTo("for " + rules.board().seats().get(0).name());
    assertThat(text.subject())
        .contains(rules.game().name())
        .endsWith(rules.board().seats().get(0).name() + " to move");
    assertThat(text.status()).isEqualTo("Complete");
    assertThat(text.comment()).isEqualTo("Fell back.");
  }

  @Test
  void aProvedValueIsToldFromOneThatIsNot() {
    SearchResult.Builder ended = SearchResult.builder(0).value(3).status(Status.LIMIT);
    assertThat(ResultText.of(selection.line(), ended.build(), Optional.empty()).status())
        .isEqualTo("Stopped at a limit");
    assertThat(
            ResultText.of(selection.line(), ended.solved(true).build(), Optional.empty()).status())
        .isEqualTo("Stopped at a limit, win, proved");
    assertThat(
            ResultText.of(selection.line(), ended.status(Status.COMPLETE).build(), Optional.empty())
                .status())
        .isEqualTo("Complete, win, proved");
  }

  @Test
  void missingMoveAndValueAreDashes() {
    ResultText text =
        ResultText.of(
            selection.line(), SearchResult.builder(MoveList.NONE).build(), Optional.empty());

    assertThat(text.move()).isEqualTo(NumberText.NOTHING);
    assertThat(text.value()).isEqualTo(NumberText.NOTHING);
  }

  @Test
  void plyTableCountsShares() {
    SearchCounters counters = new SearchCounters();
    counters.node(0);
    for (int i = 0; i < 4; i++) {
      counters.node(1);
      counters.cutoff(1, i == 3 ? 4 : 0);
    }
    PlyTable table = new PlyTable();
    table.show(counters.counts());

    assertThat(table.getRowCount()).isEqualTo(2);
    assertThat(table.getValueAt(1, 1)).isEqualTo("4");
    assertThat(table.getValueAt(1, 4)).isEqualTo("75.0");
    assertThat(table.getValueAt(1, 5)).isEqualTo("1.00");
    assertThat(table.getValueAt(0, 4)).isEqualTo(NumberText.NOTHING);
    assertThat(TableText.csv(table.data()))
        .startsWith("ply,nodes,leaves,cutoffs,")
        .contains("\r\n1,4,0,4,75.0,1.0,0,0,0,0\r\n");
  }

  @Test
  void repeatedSearchesAndShortcutsAreTold() {
    SearchCounters counters = new SearchCounters();
    counters.node(0);
    assertThat(TechniqueText.of(counters.counts())).isEmpty();
    counters.research(Research.PRINCIPAL_VARIATION);
    counters.research(Research.PRINCIPAL_VARIATION);
    counters.research(Research.ASPIRATION);
    counters.shortcut(Shortcut.REDUCED, 0);
    counters.shortcut(Shortcut.RAZORED, 0);
    counters.shortcut(Shortcut.RAZORED, 0);
    SearchResult result = SearchResult.builder(MoveList.NONE).counts(counters.counts()).build();
    assertThat(ResultText.of(selection.line(), result, Optional.empty()).techniques())
        .isEqualTo(
            "3 searches repeated: principal variation 2, aspiration 1;"
                + " 1 late move reduced, 2 nodes razored.");
  }

  @Test
  void iterationTableTellsWhatEachDepthCost() {
    long legal = move(rules.initial(), 2);
    IterationTable table = new IterationTable();
    table.show(
        rules.initial(),
        List.of(
            Iteration.finished(1, 0.25)
                .withMove(legal)
                .withNanos(TimeUnit.MILLISECONDS.toNanos(3))
                .withCounts(nodes(10)),
            Iteration.finished(2, -1)
                .withMove(legal)
                .withNanos(TimeUnit.SECONDS.toNanos(2))
                .withCounts(nodes(25)),
            Iteration.unfinished(3).withMove(Long.MAX_VALUE).withCounts(nodes(7))));

    assertThat(row(table, 0))
        .containsExactly(
            "1", rules.initial().text(legal), "0.25", "10", NumberText.NOTHING, "3 ms");
    assertThat(row(table, 1))
        .containsExactly("2", rules.initial().text(legal), "-1", "25", "× 2.50", "2.0 s");
    assertThat(row(table, 2))
        .containsExactly("3", NumberText.NOTHING, "…", "7", NumberText.NOTHING, "0 ms");
    assertThat(TableText.csv(table.data()))
        .startsWith("depth,finished,move,value,nodes,nanos\r\n1,true,")
        .contains("\r\n3,false,–,,7,0\r\n");
  }

  @Test
  void playoutsStandBesideTheNodes() {
    Selection selection = Selection.of(Line.of(TicTacToe.standard()));
    Counts counts = Counts.builder().nodes(1_200).leaves(900).playouts(1_000).build();
    SearchResult result = SearchResult.builder(0).counts(counts).build();
    ResultText text = ResultText.of(selection.line(), result, Optional.empty());
    assertThat(text.nodes()).isEqualTo("1,200");
    assertThat(text.playouts()).isEqualTo("1,000");
  }

  private static Counts nodes(int count) {
    return Counts.builder().nodes(count).leaves(count).build();
  }

  private static List<Object> row(IterationTable table, int row) {
    return IntStream.range(0, table.getColumnCount())
        .mapToObj(column -> table.getValueAt(row, column))
        .toList();
  }

  @Test
  void candidateTableLeavesOutIllegalMoves() {
    long legal = move(rules.initial(), 2);
    CandidateTable table = new CandidateTable();
    table.show(
        rules.initial(),
        List.of(
            Candidate.of(legal).withValue(3, Bound.EXACT).withEffort(30),
            Candidate.of(Long.MAX_VALUE).withValue(9, Bound.EXACT).withEffort(70)));

    assertThat(table.getRowCount()).isEqualTo(1);
    assertThat(table.move(0)).isEqualTo(legal);
    assertThat(table.getValueAt(0, 4)).isEqualTo("100.0 %");
  }

  @Test
  void figuresOfTheAgentGetColumnsOfTheirOwn() {
    Figure prior = Figure.of("prior", "Prior").withFormat(Figure.Format.PERCENT).withHelp("Said.");
    long first = move(rules.initial(), 0);
    long second = move(rules.initial(), 1);
    CandidateTable table = new CandidateTable();
    FittedTable shown = new FittedTable(table);
    int columns = table.getColumnCount();
    table.show(
        rules.initial(),
        List.of(Candidate.of(first).withFigure(prior, 0.25), Candidate.of(second)));

    assertThat(shown.getColumnCount()).isEqualTo(columns + 1);
    assertThat(shown.getColumnName(columns)).isEqualTo("Prior");
    assertThat(table.help(columns)).isEqualTo("Said.");
    assertThat(table.getValueAt(0, columns)).isEqualTo("25 %");
    assertThat(table.getValueAt(1, columns)).isEqualTo("");
    assertThat(TableText.csv(table.data()))
        .startsWith("move,value,bound,effort,too-few-visits,prior\r\n")
        .contains(",0.25\r\n");
    table.show(rules.initial(), List.of(Candidate.of(first)));
    assertThat(shown.getColumnCount()).isEqualTo(columns);
  }

  @Test
  void figuresOfTheSearchAreToldInALine() {
    Figure length = Figure.of("playout-length", "Playout length").withUnit("plies");
    Figures figures =
        Figures.NONE.with(length, 23.5).with(Figure.of("rave", "RAVE").withHelp("Why."), 1);
    assertThat(FigureText.line(figures)).isEqualTo("Playout length 23.5 plies · RAVE 1");
    assertThat(FigureText.help(figures)).isEqualTo("RAVE: Why.");
    assertThat(FigureText.help(Figures.NONE)).isNull();
    assertThat(TableText.csv(FigureText.data(figures)))
        .isEqualTo(
            String.join(
                "\r\n",
                "figure,name,value,unit",
                "playout-length,Playout length,23.5,plies",
                "rave,RAVE,1.0,\"\"",
                ""));
  }

  private static long move(State state, int index) {
    MoveList moves = new MoveList();
    state.moves(moves);
    return moves.get(index);
  }
}
