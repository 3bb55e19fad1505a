package org.plyscope.workbench.welcome;

import java.nio.file.Path;
import java.util.List;
import javax.swing.table.AbstractTableModel;
import org.plyscope.api.experiment.SampleExperiment;
import org.plyscope.api.run.Study;
import org.plyscope.lab.file.ShellText;

/** The experiments that repeat studies, as rows. */
final class StudyRows extends AbstractTableModel {
  private static final List<String> COLUMNS = List.of("Study", "What", "Shows", "Version");
  private static final String QUICK = "-quick";

  private List<SampleExperiment> samples = List.of();

  void show(List<SampleExperiment> all) {
    samples = all.stream().filter(sample -> sample.study().isPresent()).toList();
    fireTableDataChanged();
  }

  SampleExperiment sample(int row) {
    return samples.get(row);
  }

  /** Returns the subject of a row, the claim of the study, what differs, and how to run it. */
  String text(int row) {
    SampleExperiment sample = samples.get(row);
    Study study = sample.study().orElseThrow();
    StringBuilder text = new StringBuilder();
    text.append(study.reference()).append(": ").append(study.title()).append(".\n\n");
    if (!study.claim().isEmpty()) {
      text.append("Claim of the study: ").append(study.claim()).append("\n\n");
    }
    if (!study.differs().isEmpty()) {
      text.append("What differs here: ").append(study.differs()).append("\n\n");
    }
    if (!sample.notes().isEmpty()) {
      text.append(sample.notes()).append("\n\n");
    }
    return text.append("To run it, and to see the report:\n").append(command(row)).toString();
  }

  /** Returns the two command lines that run an experiment and write its report. */
  String command(int row) {
    SampleExperiment sample = samples.get(row);
    String file = sample.file().getFileName().toString();
    String run =
        sample.study().orElseThrow().number() + "-" + file.substring(0, file.indexOf('.')) + ".run";
    String out = ShellText.quoted(Path.of(run));
    return "plyscope run %s --out %s\nplyscope report %s"
        .formatted(ShellText.quoted(sample.file()), out, out);
  }

  @Override
  public int getRowCount() {
    return samples.size();
  }

  @Override
  public int getColumnCount() {
    return COLUMNS.size();
  }

  @Override
  public String getColumnName(int column) {
    return COLUMNS.get(column);
  }

  @Override
  public Object getValueAt(int row, int column) {
    SampleExperiment sample = samples.get(row);
    Study study = sample.study().orElseThrow();
    return switch (column) {
      case 0 -> study.number();
      case 1 -> study.item();
      case 2 -> study.title();
      default -> sample.file().getFileName().toString().contains(QUICK) ? "quick" : "full";
    };
  }
}
