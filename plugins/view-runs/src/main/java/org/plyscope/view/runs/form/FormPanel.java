package org.plyscope.view.runs.form;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.plyscope.ui.form.draft.FileText;
import org.plyscope.ui.form.field.Choice;
import org.plyscope.ui.form.field.ChoiceField;
import org.plyscope.ui.form.field.EntryField;
import org.plyscope.ui.form.field.FieldValue;
import org.plyscope.ui.form.field.FileForm;
import org.plyscope.ui.form.field.FormField;
import org.plyscope.ui.form.field.FormProblem;
import org.plyscope.ui.form.field.GameFields;
import org.plyscope.ui.form.field.Section;
import org.plyscope.view.runs.draft.Draft;
import org.plyscope.view.runs.draft.ExperimentText;
import org.plyscope.wire.keys.ExperimentKeys;
import org.plyscope.wire.keys.FileKey;

/** The form: one section per part of the experiment file, the agents beside the others. */
final class FormPanel extends FileForm {
  private static final FileKey FORMAT = ExperimentKeys.FILE.at("format.type");

  /** Below this width, in letters, the agents stand below the other sections. */
  private static final int NARROW = 60;

  private final Draft draft;
  private final AgentSection agents;
  private final GameFields game;
  private final Section general;
  private final Section tournament;
  private final Section limits;
  private final Section stop;
  private final Section workers;

  /** The format that the section of games was made for. */
  private String madeFormat = "";

  private boolean narrow;

  FormPanel(Draft draft) {
    super(draft, new MigLayout());
    this.draft = draft;
    this.agents = new AgentSection(draft);
    game = new GameFields(draft, text -> text);
    general = Section.of(draft, "Experiment");
    tournament = Section.of(draft, "Games to play");
    limits = Section.folded(draft, "Default limits");
    stop = Section.folded(draft, "Stop early");
    workers = Section.folded(draft, "Worker processes");
    general.add(FormField.of(draft, "name"), true).add("seed");
    for (String limit : ExperimentKeys.LIMITS.ids()) {
      limits.add("limits.default." + limit);
    }
    limits.add("limits.watchdog");
    stop.add("stop.games", "stop.time", "stop.sprt.pair", "stop.sprt.elo");
    workers.add("workers.heap", "workers.stack", "workers.flags", "workers.inProcess");
    arrange();
    refresh();
  }

  private void arrange() {
    removeAll();
    setLayout(
        new MigLayout(
            "fillx, insets rel",
            narrow ? "[grow, fill, 0::]" : "[grow 45, fill, 0::, sg]para[grow 55, fill, 0::, sg]",
            "[top]"));
    JPanel left = column(sections());
    add(left, narrow ? "wrap, width 0:100%:" : "top, width 0:50%:");
    add(agents, narrow ? "width 0:100%:" : "top, width 0:50%:");
    revalidate();
  }

  @Override
  public void setBounds(int x, int y, int width, int height) {
    boolean now = width > 0 && width < NARROW * getFontMetrics(getFont()).charWidth('m');
    if (now != narrow) {
      narrow = now;
      SwingUtilities.invokeLater(this::arrange);
    }
    super.setBounds(x, y, width, height);
  }

  private List<Section> sections() {
    List<Section> all = new ArrayList<>(List.of(general));
    all.addAll(game.sections());
    all.addAll(List.of(tournament, limits, stop, workers));
    return all;
  }

  @Override
  protected List<Section> groups() {
    return Stream.concat(agents.sections().stream(), sections().stream()).toList();
  }

  @Override
  public void refresh() {
    game.remake();
    String format = ExperimentText.format(draft.source("format"));
    if (!madeFormat.equals(format)) {
      madeFormat = format;
      tournament.remake(this::makeTournament);
    }
    agents.refresh();
    super.refresh();
  }

  private void makeTournament() {
    FieldValue format =
        FieldValue.of(draft, "format", ExperimentText::format, ExperimentText::withFormat);
    tournament.add(
        new ChoiceField(FORMAT.label(), format, Choice.words(FORMAT.choices()), "")
            .explained(FORMAT, ""));
    switch (madeFormat) {
      case "gauntlet" -> tournament.add("format.first", "format.against");
      case "grid" -> tournament.add("format.rows", "format.columns");
      case "suite" -> tournament.add("format.problems");
      case "pairs" ->
          special(
              "format.pairs",
              "Pairs are separated by semicolons.",
              text -> text.lists("format", "pairs"),
              ExperimentText::withPairs);
      case "ladder" ->
          special(
              "format.reach", "", text -> text.field("format", "reach"), ExperimentText::withReach);
      default -> {
        // All agents meet.
      }
    }
    tournament.add("blocks");
    if (!madeFormat.equals("suite")) {
      tournament.add(
          "openings.count", "openings.randomPlies", "openings.positions", "openings.file", "seats");
    }
    tournament.add("adjudicate.plies");
  }

  /** Adds a field of the format that is written in a way of its own. */
  private void special(
      String path,
      String more,
      Function<FileText, String> read,
      BiFunction<FileText, String, FileText> write) {
    FileKey key = ExperimentKeys.FILE.at(path);
    FormField field = new EntryField(key.label(), FieldValue.of(draft, path, read, write));
    tournament.add(field.explained(key, more), true);
  }

  @Override
  protected List<FormProblem> placed(List<FormProblem> problems) {
    return agents.show(problems);
  }
}
