package org.plyscope.view.compare.order;

import java.awt.CardLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.JToggleButton;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.Registration;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.analysis.MoveOrder;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.widget.EmptyHint;
import org.plyscope.ui.widget.Markup;
import org.plyscope.view.compare.model.CompareContext;
import org.plyscope.view.compare.model.Heading;
import org.plyscope.view.compare.model.OrderMarks;
import org.plyscope.view.compare.widget.HeadingLabel;

/**
 * Shows the moves that each configuration of the latest comparison tried at a node, and numbers
 * them on the board. The node is the one selected in a tree, or named by its path.
 */
public final class MoveOrderView implements View {
  private final Workspace workspace;
  private final CompareContext context;
  private final Registration registration;
  private final OrderTable table = new OrderTable(this::clicked, this::descend);
  private final SlopePanel slopes = new SlopePanel(this::slopeClicked);
  private final JToggleButton asSlopes = new JToggleButton("Slopes");
  private final HeadingLabel heading = new HeadingLabel("move-order.heading");
  private final JTextField pathField = new JTextField();
  private final JButton up = new JButton("Up");
  private final JComboBox<String> subjects = new JComboBox<>();
  private final JCheckBox arrows = new JCheckBox("Arrows", true);
  private final JLabel sentence = Markup.allow(new JLabel(" "));
  private final CardLayout cards = new CardLayout();
  private final JPanel deck = new JPanel(cards);
  private final JPanel panel =
      new JPanel(
          new MigLayout("fill, wrap, insets rel, gapy 2", "[grow, fill]", "[][][grow, fill][]"));
  private ComparisonRequest request;
  private long[] path = {};
  private NodeOrders orders;
  private int configuration;
  private Rules rules;
  private boolean anyTrees;
  private Long marked;
  private boolean filling;

  /** Makes the view. */
  public MoveOrderView(Workspace workspace, CompareContext context) {
    this.workspace = workspace;
    this.context = context;
    rules = workspace.selection().rules();
    registration = context.onChange(() -> SwingUtilities.invokeLater(this::compared));
    panel.setName("move-order");
    panel.add(controls(), "width 0:100%:");
    panel.add(heading, "width 0:100%:");
    deck.add(
        new EmptyHint(
            "move-order.empty",
            "No trees yet",
            "Run a comparison with Keep trees in the view Compare to see the first moves of each"
                + " configuration at any node."),
        "empty");
    deck.add(new JScrollPane(table), "table");
    deck.add(slopes, "slopes");
    panel.add(deck, "width 0:100%:");
    sentence.setName("move-order.sentence");
    sentence.putClientProperty("FlatLaf.style", "foreground: $Plyscope.muted");
    panel.add(sentence, "width 0:100%:");
    subjects.setVisible(false);
    compared();
  }

  @Override
  public JComponent component() {
    return panel;
  }

  /** Goes to the node selected elsewhere, if it is one of a position that was compared. */
  @Override
  public void selected(Selection selection) {
    if (selection.rules() != rules) {
      rules = selection.rules();
      showHeading();
    }
    Trace trace = selection.trace().orElse(null);
    if (request == null || trace == null || selection.node() < 0) {
      return;
    }
    for (int i = 0; i < request.subjects().size(); i++) {
      if (request.subjects().get(i).line().position().equals(trace.position())
          && request.rules().equals(trace.rules())) {
        show(i, trace.path(selection.node()));
        if (arrows.isSelected() && selection.marks().isEmpty()) {
          // Later, so that all views have received this selection before the next one.
          SwingUtilities.invokeLater(() -> mark(selection));
        }
        return;
      }
    }
  }

  @Override
  public List<DataTable> tables() {
    return orders == null || orders.longest() == 0 ? List.of() : List.of(orders.table());
  }

  @Override
  public void close() {
    registration.close();
  }

  private JPanel controls() {
    pathField.setName("move-order.path");
    pathField.setToolTipText(
        "The moves that lead to the node, separated by commas; empty for the root");
    pathField.addActionListener(e -> typed());
    up.setName("move-order.up");
    up.setToolTipText("One move back; Enter or a double click on a move goes on to it");
    up.addActionListener(e -> goTo(Arrays.copyOf(path, Math.max(0, path.length - 1))));
    subjects.setName("move-order.subject");
    subjects.addActionListener(
        e -> {
          if (!filling) {
            goTo(new long[0]);
          }
        });
    arrows.setName("move-order.arrows");
    arrows.setToolTipText("Numbers the moves of the chosen configuration on the board");
    arrows.addActionListener(e -> chosen(configuration));
    asSlopes.setName("move-order.as-slopes");
    asSlopes.setToolTipText("Draws each move as a line from its place in one order to the next");
    asSlopes.addActionListener(e -> showDeck());
    JPanel bar =
        new JPanel(
            new MigLayout("insets 0, gapx rel, hidemode 3, fillx", "[][grow, fill][][][][]"));
    bar.add(new JLabel("Node"));
    bar.add(pathField, "width 0:200:");
    bar.add(up);
    bar.add(subjects, "width 0:pref:");
    bar.add(arrows);
    bar.add(asSlopes);
    return bar;
  }

  private void compared() {
    ComparisonRequest now = context.latest().map(Comparison::request).orElse(null);
    boolean same = request != null && request.equals(now);
    request = now;
    int subject = same ? Math.max(0, subjects.getSelectedIndex()) : 0;
    if (!same) {
      path = new long[0];
      configuration = 0;
      filling = true;
      subjects.removeAllItems();
      if (request != null) {
        request.subjects().stream().map(Subject::name).forEach(subjects::addItem);
      }
      subjects.setVisible(subjects.getItemCount() > 1);
      filling = false;
    }
    show(subject, path);
  }

  private void show(int subject, long[] wanted) {
    path = wanted;
    filling = true;
    if (subject < subjects.getItemCount()) {
      subjects.setSelectedIndex(subject);
    }
    filling = false;
    Optional<Comparison> latest = context.latest();
    orders = latest.map(c -> NodeOrders.of(c, subject, path)).orElse(null);
    boolean any =
        orders != null && orders.columns().stream().anyMatch(c -> c.order().analysis().isPresent());
    anyTrees = any;
    showDeck();
    showHeading();
    up.setEnabled(any && path.length > 0);
    pathField.setEnabled(any);
    pathField.setText(any ? orders.pathText().orElse(pathField.getText()) : "");
    if (any) {
      table.show(orders, configuration);
      slopes.show(Slopes.of(orders.columns()));
      pathField.putClientProperty(
          "JTextField.placeholderText",
          orders.example().map(move -> "root; or moves such as " + move).orElse("root"));
    }
    say();
  }

  /** Shows the place of the marked move in all orders, and the missing ones. */
  private void say() {
    List<String> sentences = new ArrayList<>();
    if (anyTrees) {
      if (marked != null) {
        sentences.add(Slopes.of(orders.columns()).describe(marked));
      }
      orders.columns().forEach(column -> sentences.add(column.order().remark()));
    }
    String text = String.join(" ", sentences).strip();
    sentence.setText(text.isEmpty() ? " " : "<html>" + Markup.escaped(text));
  }

  private void showDeck() {
    cards.show(deck, !anyTrees ? "empty" : asSlopes.isSelected() ? "slopes" : "table");
  }

  private void showHeading() {
    Optional<Comparison> latest = context.latest().filter(one -> !one.analyses().isEmpty());
    int which = subjects.getSelectedIndex();
    heading.show(latest.map(one -> Heading.of(one, which, rules)).orElse(Heading.NONE));
    panel.putClientProperty(
        View.SUBJECT, latest.map(one -> Heading.subject(one, which)).orElse(null));
  }

  /** Shows where a move stands in all orders, and the order of a configuration on the board. */
  private void clicked(int which, MoveOrder.Entry entry) {
    if (entry != null) {
      mark(entry.move());
    }
    chosen(which);
  }

  private void slopeClicked(int which, long move) {
    mark(move);
    chosen(which);
  }

  private void mark(long move) {
    marked = move;
    table.mark(move);
    slopes.mark(move);
    say();
  }

  private void typed() {
    try {
      int subject = Math.max(0, subjects.getSelectedIndex());
      goTo(
          NodeOrders.parse(
              NodeOrders.start(context.latest().orElseThrow(), subject), pathField.getText()));
    } catch (InputException e) {
      workspace.message(e.getMessage());
    }
  }

  private void descend(MoveOrder.Entry entry) {
    long[] longer = Arrays.copyOf(path, path.length + 1);
    longer[path.length] = entry.move();
    goTo(longer);
  }

  /** Shows another node here, on the board and in the tree. */
  private void goTo(long[] wanted) {
    show(Math.max(0, subjects.getSelectedIndex()), wanted);
    chosen(configuration);
  }

  /** Shows the moves that a configuration tried on the board. */
  private void chosen(int which) {
    configuration = which;
    if (orders == null || which >= orders.columns().size()) {
      return;
    }
    NodeOrders.Column column = orders.columns().get(which);
    MoveOrder order = column.order();
    if (order.node() < 0) {
      workspace.message(order.remark());
      return;
    }
    Trace trace = column.trace();
    int node = order.node();
    SearchResult result = path.length == 0 ? order.analysis().orElseThrow().result() : null;
    workspace.select(
        Selection.of(trace, node)
            .withResult(result)
            .withMarks(arrows.isSelected() ? OrderMarks.of(order) : List.of()));
  }

  /** Numbers the moves of the chosen configuration at a node that was selected elsewhere. */
  private void mark(Selection selection) {
    if (orders != null
        && workspace.selection() == selection
        && configuration < orders.columns().size()) {
      MoveOrder order = orders.columns().get(configuration).order();
      if (order.node() >= 0) {
        workspace.select(selection.withMarks(OrderMarks.of(order)));
      }
    }
  }
}
