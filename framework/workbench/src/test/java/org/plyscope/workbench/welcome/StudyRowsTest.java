package org.plyscope.workbench.welcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.plyscope.api.experiment.SampleExperiment;
import org.plyscope.api.run.Study;

class StudyRowsTest {
  @Test
  void rowsSayWhatIsPlayedAgainAndHow() {
    Study study =
        new Study(
            "002",
            "Table 1",
            "Who wins",
            "One does.",
            "The dice.",
            new Study.Work("Ann Author", "On seeds", "1999", "Agents play Kalah."),
            true);
    Path folder = Path.of("samples", "experiments");
    StudyRows rows = new StudyRows();
    rows.show(
        List.of(
            new SampleExperiment(
                folder.resolve("plain.plyscope.json"), "Plain", "", Optional.empty()),
            new SampleExperiment(
                folder.resolve("table-1-full.plyscope.json"),
                "Kalah",
                "A note.",
                Optional.of(study)),
            new SampleExperiment(
                folder.resolve("table-1-quick.plyscope.json"), "Kalah", "", Optional.of(study))));

    assertThat(rows.getRowCount()).as("both versions in one").isEqualTo(1);
    assertThat(rows.getColumnName(1)).isEqualTo("What");
    assertThat(rows.getValueAt(0, 0)).isEqualTo("002 Author 1999");
    assertThat(rows.getValueAt(0, 1)).isEqualTo("Table 1");
    assertThat(rows.getValueAt(0, 2)).isEqualTo("Who wins");
    assertThat(rows.hasBoth(0)).isTrue();
    rows.quick(true);
    assertThat(rows.sample(0).file()).endsWithRaw(Path.of("table-1-quick.plyscope.json"));
    rows.quick(false);
    assertThat(rows.sample(0).file()).endsWithRaw(Path.of("table-1-full.plyscope.json"));
    assertThat(rows.text(0))
        .startsWith("Ann Author: On seeds (1999).\nAgents play Kalah.")
        .contains("Study 002, Table 1: Who wins.")
        .contains("One does.", "The dice.", "A note.")
        .endsWith("--out 002-table-1-full.run\nplyscope report 002-table-1-full.run");
    rows.show(
        List.of(
            new SampleExperiment(
                folder.resolve("a $(touch pwn).plyscope.json"), "", "", Optional.of(study))));
    assertThat(rows.command(0))
        .startsWith("plyscope run 'samples/experiments/a $(touch pwn).plyscope.json' --out ")
        .endsWith("plyscope report '002-a $(touch pwn).run'");
  }
}
