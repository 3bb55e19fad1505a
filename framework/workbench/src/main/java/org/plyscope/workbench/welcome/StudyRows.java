package org.plyscope.workbench.welcome;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.table.AbstractTableModel;
import org.plyscope.api.experiment.SampleExperiment;
import org.plyscope.api.run.Study;
import org.plyscope.lab.file.ShellText;

/** The experiments that repeat studies, as rows; the full and the quick version share one. */
final class StudyRows extends AbstractTableModel {
  private static final List<String> COLUMNS = List.of("Study", "What", "Shows");
  private static final String QUICK = "-quick.";
  private static final String FULL = "-full.";

  /** The versions of an experiment; one of them may be missing. */
  private record Versions(SampleExperiment full, SampleExperiment quick) {
    SampleExperiment version(boolean fast) {
      return (fast && quick != null) || full == null ? quick : full;
    }
  }

  private final List<Versions> versions = new ArrayList<>();
  private boolean quick;

  void show(List<SampleExperiment> all) {
    Map<String, Versions> byStem = new LinkedHashMap<>();
    for (SampleExperiment sample : all) {
      if (sample.study().isPresent()) {
        boolean fast = sample.file().toString().contains(QUICK);
        byStem.merge(
            sample.file().toString().replace(QUICK, FULL),
            fast ? new Versions(null, sample) : new Versions(sample, null),
            (a, b) ->
                new Versions(
                    a.full() == null ? b.full() : a.full(),
                    a.quick() == null ? b.quick() : a.quick()));
      }
    }
    versions.clear();
    versions.addAll(byStem.values());
    fireTableDataChanged();
  }

  /** Chooses the version of all rows. */
  void quick(boolean chosen) {
    quick = chosen;
  }

  /** Returns whether a row has both versions. */
  boolean hasBoth(int row) {
    return versions.get(row).full() != null && versions.get(row).quick() != null;
  }

  SampleExperiment sample(int row) {
    return versions.get(row).version(quick);
  }

  private Study study(int row) {
    return sample(row).study().orElseThrow();
  }

  /** Returns the study of a row, its claim, the differences, and how to run the experiment. */
  String text(int row) {
    Study study = study(row);
    StringBuilder text = new StringBuilder();
    if (!study.work().author().isEmpty()) {
      text.append(study.work().citation()).append(".\n").append(study.work().about());
      text.append("\n\n");
    }
    text.append(study.reference()).append(": ").append(study.title()).append(".\n\n");
    if (!study.claim().isEmpty()) {
      text.append("Claim of the study: ").append(study.claim()).append("\n\n");
    }
    if (!study.differs().isEmpty()) {
      text.append("Differences here: ").append(study.differs()).append("\n\n");
    }
    if (!sample(row).notes().isEmpty()) {
      text.append(sample(row).notes()).append("\n\n");
    }
    return text.append("To run it, and to see the report:\n").append(command(row)).toString();
  }

  /** Returns the two command lines that run an experiment and write its report. */
  String command(int row) {
    SampleExperiment sample = sample(row);
    String file = sample.file().getFileName().toString();
    String run = study(row).number() + "-" + file.substring(0, file.indexOf('.')) + ".run";
    String out = ShellText.quoted(Path.of(run));
    return "plyscope run %s --out %s\nplyscope report %s"
        .formatted(ShellText.quoted(sample.file()), out, out);
  }

  @Override
  public int getRowCount() {
    return versions.size();
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
    Study study = study(row);
    return switch (column) {
      case 0 -> (study.number() + " " + study.work().shortName()).strip();
      case 1 -> study.item();
      default -> study.title();
    };
  }
}
