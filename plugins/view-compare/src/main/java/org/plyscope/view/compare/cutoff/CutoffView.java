package org.plyscope.view.compare.cutoff;

import java.awt.CardLayout;
import java.awt.Component;
import java.util.List;
import java.util.Optional;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.SwingUtilities;
import javax.swing.table.DefaultTableCellRenderer;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.Registration;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.game.Rules;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.chart.SeriesMark;
import org.plyscope.ui.table.FittedTable;
import org.plyscope.ui.widget.EmptyHint;
import org.plyscope.ui.widget.WrapBar;
import org.plyscope.view.compare.model.CompareContext;
import org.plyscope.view.compare.model.Heading;
import org.plyscope.view.compare.widget.HeadingLabel;

/** Shows which of the moves tried caused the cut-offs of each configuration. */
public final class CutoffView implements View {
  private static final String FIRST = "Destination first first";
  private static final String ALL = "All configurations";

  private final CompareContext context;
  private final Registration registration;
  private final Distribution model = new Distribution();
  private final FittedTable table = new FittedTable(model);
  private final JComboBox<String> which = new JComboBox<>();
  private final HeadingLabel heading = new HeadingLabel("cut-offs.heading");
  private final CardLayout cards = new CardLayout();
  private final JPanel deck = new JPanel(cards);
  private final JPanel panel =
      new JPanel(
          new MigLayout("fill, wrap, insets rel, gapy 2", "[grow, fill]", "[][][grow, fill]"));
  private List<Configuration> listed = List.of();
  private Rules rules;
  private boolean filling;

  /** Makes the view. */
  public CutoffView(Workspace workspace, CompareContext context) {
    this.context = context;
    rules = workspace.selection().rules();
    registration = context.onChange(() -> SwingUtilities.invokeLater(this::refresh));
    panel.setName("cut-offs");
    which.setName("cut-offs.which");
    which.setToolTipText("All configurations side by side, or one of them ply by ply");
    which.addActionListener(
        e -> {
          if (!filling) {
            refresh();
          }
        });
    table.setName("cut-offs.rows");
    table.setAutoCreateRowSorter(true);
    table.setDefaultRenderer(Object.class, new NameCell());
    table.fit(FIRST);
    panel.add(new WrapBar(new JLabel("Which move caused the cut-offs:"), which), "width 0:100%:");
    panel.add(heading, "width 0:100%:");
    deck.add(
        new EmptyHint(
            "cut-offs.empty",
            "No cut-offs yet",
            "Run a comparison of searches with cut-offs, such as alpha-beta, in the view Compare to"
                + " see which of the moves tried caused them."),
        "empty");
    deck.add(new JScrollPane(table), "table");
    panel.add(deck, "width 0:100%:");
    refresh();
  }

  @Override
  public JComponent component() {
    return panel;
  }

  @Override
  public void selected(Selection selection) {
    if (selection.rules() != rules) {
      rules = selection.rules();
      refresh();
    }
  }

  @Override
  public List<DataTable> tables() {
    return context
        .latest()
        .map(
            latest ->
                latest.tables(latest.commonDepth()).stream()
                    .filter(data -> data.name().equals("cutoffs"))
                    .toList())
        .orElse(List.of());
  }

  @Override
  public void close() {
    registration.close();
  }

  private void refresh() {
    Optional<Comparison> latest = context.latest().filter(c -> !c.analyses().isEmpty());
    fill(latest.map(c -> c.request().configurations()).orElse(List.of()));
    int depth = latest.map(Comparison::commonDepth).orElse(0);
    int chosen = which.getSelectedIndex() - 1;
    boolean any = false;
    if (latest.isPresent()) {
      if (chosen < 0) {
        model.showAll(latest.get(), depth);
      } else {
        model.showPlies(latest.get().cutoffs(chosen, depth));
      }
      for (int c = 0; c < listed.size(); c++) {
        any |= latest.get().cutoffs(c, depth).cutoffs() > 0;
      }
    }
    heading.show(latest.map(c -> Heading.of(c, -1, rules)).orElse(Heading.NONE));
    panel.putClientProperty(View.SUBJECT, latest.map(c -> Heading.subject(c, -1)).orElse(null));
    cards.show(deck, any ? "table" : "empty");
  }

  private void fill(List<Configuration> now) {
    if (!now.equals(listed) || which.getItemCount() == 0) {
      int place = now.size() == listed.size() ? which.getSelectedIndex() : 0;
      listed = now;
      filling = true;
      which.removeAllItems();
      which.addItem(ALL);
      now.stream().map(Configuration::name).forEach(which::addItem);
      which.setSelectedIndex(Math.max(0, place));
      filling = false;
    }
  }

  /** Shows a name with the mark of its curve. */
  private final class NameCell extends DefaultTableCellRenderer {
    @Override
    public Component getTableCellRendererComponent(
        JTable owner, Object value, boolean selected, boolean focus, int row, int column) {
      Object text = value instanceof Configuration configuration ? configuration.name() : value;
      super.getTableCellRendererComponent(owner, text, selected, false, row, column);
      setIcon(
          value instanceof Configuration configuration
              ? SeriesMark.icon(listed.indexOf(configuration))
              : null);
      return this;
    }
  }
}
