package org.plyscope.workbench.evaluation;

import java.awt.CardLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.board.Piece;
import org.plyscope.api.board.Seat;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.board.BoardPanel;
import org.plyscope.board.scene.Marks;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.ui.form.OptionForm;
import org.plyscope.ui.table.Amount;
import org.plyscope.ui.table.ExplainedTable;
import org.plyscope.ui.table.FittedTable;
import org.plyscope.ui.widget.Prose;
import org.plyscope.workbench.search.agent.InstalledParts;

/** Shows the evaluation of the position on the board, and the values of its cells. */
final class EvaluationView implements View {
  /** The id of the view. */
  static final String ID = "evaluation";

  private static final String CHOSEN = "evaluator.";
  private static final String HEAT = "heat";
  private static final String SILENT = "silent";

  private static final Option<String> EVALUATOR =
      Option.part(
          EvaluatorFactory.class, "evaluator", "Evaluator", "Judges the position on the board.");

  private final Workspace workspace;
  private final Catalog catalog;
  private final OptionForm form;
  private final JComboBox<Shade> shades = new JComboBox<>();
  private final TermTable terms = new TermTable();
  private final FittedTable table = new FittedTable(terms);
  private final BoardPanel board;
  private final Prose note = new Prose("evaluation.note", "Plyscope.muted");
  private final Prose problem = new Prose("evaluation.problem", "Plyscope.error");
  private final Prose silent = new Prose("evaluation.silent", "Plyscope.muted");
  private final CardLayout cards = new CardLayout();
  private final JPanel right = new JPanel(cards);
  private final JPanel panel =
      new JPanel(
          new MigLayout(
              "fill, insets panel, wrap 2, hidemode 3",
              "[0:45%:, grow, fill]unrel[0:55%:, grow, fill]",
              "[][][][grow, fill]"));
  private Rules rules;
  private Line line;
  private EvaluationModel model;
  private boolean filling;

  /**
   * The shading of the board.
   *
   * @param text the displayed text
   * @param piece the kind of piece, or null for the current content
   * @param player whose view it is
   */
  private record Shade(String text, Piece piece, int player) {
    @Override
    public String toString() {
      return text;
    }
  }

  EvaluationView(Workspace workspace, Catalog catalog) {
    this.workspace = workspace;
    this.catalog = catalog;
    this.board = new BoardPanel(workspace);
    form = new OptionForm(InstalledParts.of(catalog, () -> rules));
    panel.setName(ID);
    form.setName("evaluation.form");
    form.setOpaque(false);
    shades.setName("evaluation.shade");
    table.setName("evaluation.terms");
    board.setName("evaluation.board");
    board.putClientProperty(View.PICTURE, true);
    right.setOpaque(false);
    right.add(board, HEAT);
    right.add(silent, SILENT);
    silent.setText(
        "This evaluator does not judge cells one by one, so there is nothing to draw on the"
            + " board.");
    JPanel left =
        new JPanel(
            new MigLayout(
                "fill, insets 0, wrap, hidemode 3", "[grow, fill, 0::]", "[][][][grow, fill]"));
    left.setOpaque(false);
    left.add(form);
    left.add(problem, "width 0:100%:");
    left.add(note, "width 0:100%:");
    left.add(new JScrollPane(table), "grow");
    panel.add(left, "spany 4, grow");
    JLabel label = new JLabel("Show");
    label.setLabelFor(shades);
    panel.add(label, "split 2, growx 0");
    panel.add(shades, "growx");
    panel.add(right, "spany 3, grow");
    form.onEdit(this::chosen);
    shades.addActionListener(e -> paint());
  }

  @Override
  public JComponent component() {
    return panel;
  }

  @Override
  public void selected(Selection selection) {
    Line now = shown(selection);
    if (now.rules() != rules) {
      rules = now.rules();
      line = now;
      String last = workspace.choices(ID).get(CHOSEN + rules.game().id()).orElse("");
      filling = true;
      form.show(OptionValues.defaults(List.of()));
      form.show(OptionValues.defaults(List.of(EVALUATOR)).with(EVALUATOR, last));
      filling = false;
      model = null;
    }
    if (model == null || !now.equals(line)) {
      line = now;
      evaluate();
    }
  }

  /** The position on the board: the node of a trace if one is selected. */
  private static Line shown(Selection selection) {
    Trace trace = selection.trace().orElse(null);
    int node = selection.node();
    boolean inside =
        trace != null
            && node >= 0
            && node < trace.size()
            && trace.position().equals(selection.position());
    return inside ? trace.line(node) : selection.line();
  }

  @Override
  public List<DataTable> tables() {
    return model == null
        ? List.of()
        : Stream.concat(Stream.of(model.table()), model.cells().stream()).toList();
  }

  private void chosen() {
    if (!filling && rules != null) {
      reference().ifPresent(text -> workspace.choices(ID).put(CHOSEN + rules.game().id(), text));
      evaluate();
    }
  }

  /** Returns the input; empty if it is wrong, which the form then shows. */
  private Optional<String> reference() {
    try {
      return Optional.of(form.values().get(EVALUATOR));
    } catch (InputException e) {
      return Optional.empty();
    }
  }

  private void evaluate() {
    String sentence = "";
    model = null;
    try {
      model = reference().map(text -> EvaluationModel.of(catalog, line, text)).orElse(null);
    } catch (InputException e) {
      sentence = e.getMessage();
    }
    problem.setText(sentence);
    problem.setVisible(!sentence.isEmpty());
    if (model == null) {
      note.setText("");
      terms.clear();
      board.mark(Marks.NONE);
      return;
    }
    note.setText(model.evaluator().description());
    terms.show(model.table());
    table.fit("");
    shades();
    paint();
  }

  /** Offers the shadings of the board; the choice stays where it is offered again. */
  private void shades() {
    List<Shade> all = new ArrayList<>();
    for (Piece piece : model.pieces()) {
      all.add(new Shade("Value of " + article(piece.name()), piece, piece.player()));
    }
    List<Seat> seats = rules.board().seats();
    for (int player = 0; player < seats.size(); player++) {
      all.add(new Shade("Value of the content, for " + seats.get(player).name(), null, player));
    }
    Object before = shades.getSelectedItem();
    filling = true;
    shades.setModel(new DefaultComboBoxModel<>(all.toArray(Shade[]::new)));
    all.stream()
        .filter(shade -> Objects.equals(shade, before))
        .findFirst()
        .ifPresent(shades::setSelectedItem);
    filling = false;
  }

  private static String article(String name) {
    return ("aeiou".indexOf(Character.toLowerCase(name.charAt(0))) < 0 ? "a " : "an ") + name;
  }

  private void paint() {
    if (filling || model == null || !(shades.getSelectedItem() instanceof Shade shade)) {
      return;
    }
    shades.setEnabled(model.tellsCells());
    cards.show(right, model.tellsCells() ? HEAT : SILENT);
    if (!model.tellsCells()) {
      return;
    }
    boolean contents = shade.piece() == null;
    Setup setup = contents ? line.state().setup() : Setup.empty(rules.board());
    Map<Integer, Marks.Heat> heat =
        contents
            ? HeatScale.signed(model.contents(shade.player()))
            : HeatScale.range(model.worth(shade.piece()));
    board.show(rules.board(), setup);
    board.mark(Marks.NONE.withHeat(heat));
  }

  /** The terms of a position, one row each, one column per player, and their sum. */
  private static final class TermTable extends ExplainedTable {
    private static final DataTable NOTHING = new DataTable("terms", List.of("Term"), List.of());

    private DataTable data = NOTHING;

    TermTable() {
      super(List.of(new Column("Term", "The terms of the sum")));
    }

    /** Shows other terms. */
    void show(DataTable newData) {
      int before = data.rows().size();
      data = newData;
      List<Column> columns = new ArrayList<>();
      columns.add(new Column("Term", "The terms of the sum"));
      for (String player : newData.columns().subList(1, newData.columns().size())) {
        columns.add(new Column(player, "The value for " + player + ", in its own eyes"));
      }
      columns(columns);
      changed(before);
    }

    /** Shows none. */
    void clear() {
      show(NOTHING);
    }

    @Override
    public int getRowCount() {
      return data.rows().size();
    }

    @Override
    public Class<?> getColumnClass(int column) {
      return column == 0 ? String.class : Amount.class;
    }

    @Override
    public Object getValueAt(int row, int column) {
      Object value = data.rows().get(row).get(column);
      return value instanceof Double number ? Amount.of(number, HeatScale.text(number)) : value;
    }
  }
}
