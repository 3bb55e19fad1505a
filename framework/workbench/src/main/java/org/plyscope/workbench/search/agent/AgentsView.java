package org.plyscope.workbench.search.agent;

import java.awt.CardLayout;
import java.awt.event.KeyEvent;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import javax.swing.DefaultListModel;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.LiveSearch;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.ui.form.Fields;
import org.plyscope.ui.form.LimitFields;
import org.plyscope.ui.form.OptionForm;
import org.plyscope.ui.widget.Heading;
import org.plyscope.ui.widget.Prose;
import org.plyscope.ui.widget.WidthTracking;
import org.plyscope.workbench.theme.Icons;

/** The panel that chooses the agent and its limits. */
public final class AgentsView implements View {
  private static final String LIST = "list";
  private static final String EMPTY = "empty";

  private final AgentsModel model;
  private final IntSupplier traceCap;
  private final Runnable whenClosed;
  private final JPanel panel =
      new JPanel(
          new MigLayout(
              "fill, insets panel, wrap, hidemode 3",
              "[grow, fill, 0::]",
              "[][60lp:300lp:34%, fill]unrel[40lp:100:, grow, fill]unrel[][]"));
  private final JPanel settings =
      new JPanel(new MigLayout("fillx, insets 0, wrap, hidemode 3", "[grow, fill, 0::]"));
  private final JTextField filter = new JTextField();
  private final DefaultListModel<InstalledAgent> agents = new DefaultListModel<>();
  private final JList<InstalledAgent> list =
      new JList<>(agents) {
        private static final long serialVersionUID = 1L;

        /** Long descriptions end in dots instead of asking for a scroll bar. */
        @Override
        public boolean getScrollableTracksViewportWidth() {
          return true;
        }
      };
  private final Prose description = new Prose("agents.description", "Plyscope.muted");
  private final JLabel name = new Heading("");
  private final JLabel optionsHeading = new Heading("Options");
  private final OptionForm form;
  private final LimitFields limits = new LimitFields(this::read);
  private final JTextField seed = new JTextField();
  private final JCheckBox trace = new JCheckBox("Record the search tree");
  private final Prose problem = new Prose("search.problem", "Plyscope.error");
  private final SearchButtons buttons;
  private final CardLayout cards = new CardLayout();
  private final JPanel found = new JPanel(cards);
  private final Prose empty = new Prose("agents.empty", "Plyscope.muted");
  private final Consumer<String> news;
  private Rules rules;
  private boolean filling;

  public AgentsView(
      AgentsModel model,
      Catalog catalog,
      SearchButtons buttons,
      JComponent more,
      IntSupplier traceCap,
      Consumer<String> news,
      Runnable whenClosed) {
    this.model = model;
    this.buttons = buttons;
    this.traceCap = traceCap;
    this.news = news;
    this.whenClosed = whenClosed;
    form = new OptionForm(InstalledParts.of(catalog, () -> rules));
    name();
    style();
    fill(more);
    list.addListSelectionListener(
        e -> {
          if (!e.getValueIsAdjusting() && !filling && list.getSelectedValue() != null) {
            model.choose(list.getSelectedValue());
            showChosen();
          }
        });
    Fields.onEdit(filter, this::filter);
    filter.addActionListener(e -> goToList());
    filter.registerKeyboardAction(
        e -> goToList(), KeyStroke.getKeyStroke(KeyEvent.VK_DOWN, 0), JComponent.WHEN_FOCUSED);
    Fields.onEdit(seed, this::read);
    trace.addActionListener(e -> read());
    form.onEdit(this::read);
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
    buttons.refresh();
  }

  @Override
  public void searching(LiveSearch search) {
    buttons.follow(search);
  }

  @Override
  public void close() {
    agents.clear();
    whenClosed.run();
  }

  /** Lists the agents again after some came or went. */
  public void refresh() {
    model.refresh(rules);
    String said = model.takeNews();
    if (!said.isEmpty()) {
      news.accept(said);
    }
    showList();
    showChosen();
  }

  private void filter() {
    model.filter(filter.getText());
    showList();
    if (list.isSelectionEmpty() && !agents.isEmpty()) {
      // The best match stands first.
      list.ensureIndexIsVisible(0);
    }
  }

  /** Goes on from the typed text to the first agent that fits, or the chosen one. */
  private void goToList() {
    if (!agents.isEmpty()) {
      list.setSelectedIndex(Math.max(0, list.getSelectedIndex()));
      list.ensureIndexIsVisible(list.getSelectedIndex());
      list.requestFocusInWindow();
    }
  }

  private void showList() {
    filling = true;
    try {
      agents.clear();
      agents.addAll(model.listed());
      empty.setText(model.emptyReason());
      cards.show(found, agents.isEmpty() ? EMPTY : LIST);
      selectChosen();
    } finally {
      filling = false;
    }
  }

  private void selectChosen() {
    InstalledAgent chosen = model.chosen();
    for (int i = 0; chosen != null && i < agents.size(); i++) {
      if (agents.get(i).id().equals(chosen.id())) {
        list.setSelectedIndex(i);
        list.ensureIndexIsVisible(i);
      }
    }
  }

  private void showChosen() {
    InstalledAgent chosen = model.chosen();
    filling = true;
    try {
      boolean options = chosen != null && !chosen.values().options().isEmpty();
      optionsHeading.setVisible(options);
      form.setVisible(options);
      name.setText(chosen == null ? "" : chosen.name());
      description.setText(chosen == null ? "" : chosen.description());
      if (chosen != null) {
        form.show(chosen.values());
      }
      limits.offer(chosen == null ? EnumSet.allOf(Limits.Kind.class) : chosen.understands());
      limits.show(model.limits());
      seed.setText(Long.toString(model.seed()));
      trace.setSelected(model.traceCap() > 0);
    } finally {
      filling = false;
    }
    panel.revalidate();
    read();
  }

  /** Takes over the input of the user, or shows its problem. */
  private void read() {
    if (filling) {
      return;
    }
    String sentence = "";
    try {
      if (model.chosen() != null) {
        model.options(model.chosen().with(form.values()));
        limits.offer(model.chosen().understands());
      }
      model.limits(limits.limits());
      form.idle(model.chosen() == null ? Map.of() : model.chosen().idle(model.limits()));
      model.seed(seedValue());
    } catch (InputException e) {
      sentence = e.getMessage();
    }
    model.traceCap(trace.isSelected() ? traceCap.getAsInt() : 0);
    model.problem(sentence);
    problem.setText(sentence);
    problem.setVisible(!sentence.isEmpty());
    buttons.refresh();
  }

  private long seedValue() {
    try {
      long value = Long.parseLong(seed.getText().strip());
      Fields.clearProblem(seed);
      return value;
    } catch (NumberFormatException e) {
      Fields.markProblem(seed);
      throw new InputException("The seed is '" + seed.getText() + "'; it must be a whole number.");
    }
  }

  private void name() {
    panel.setName("agents");
    panel.putClientProperty(PICTURE, false);
    filter.setName("agents.filter");
    name.setName("agents.name");
    list.setName("agents.list");
    form.setName("agents.form");
    seed.setName("search.seed");
    trace.setName("search.trace");
  }

  private void style() {
    filter.putClientProperty("JTextField.placeholderText", "Find an agent");
    filter.putClientProperty("JTextField.leadingIcon", Icons.of("find"));
    filter.putClientProperty("JTextField.showClearButton", true);
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setCellRenderer(new AgentRenderer());
    problem.setVisible(false);
    seed.setToolTipText("The same seed gives the same search, unless time is limited.");
    trace.setToolTipText(
        "Keeps every node for the tree views; the search becomes a little slower.");
  }

  /** The list and the buttons are always visible; the form between them scrolls if necessary. */
  private void fill(JComponent more) {
    settings.add(name, "width 0:100%:");
    settings.add(description, "width 0:100%:");
    settings.add(new Heading("Limits"), "gaptop unrel");
    settings.add(limits);
    settings.add(seedRow());
    settings.add(trace, "width 0:pref:100%");
    settings.add(optionsHeading, "gaptop unrel");
    settings.add(form);
    JScrollPane scroll = new JScrollPane(new WidthTracking(settings));
    scroll.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    scroll.putClientProperty("FlatLaf.style", "border: 0,0,0,0");
    scroll.getViewport().setOpaque(false);
    for (JComponent part : List.of(scroll, settings, form, limits, found)) {
      part.setOpaque(false);
    }
    more.setName("agents.more");
    panel.add(filter, "split 2, grow");
    panel.add(more, "grow 0, push 0");
    found.add(new JScrollPane(list), LIST);
    found.add(empty, EMPTY);
    panel.add(found, "width 0:100%:");
    panel.add(scroll);
    panel.add(problem, "width 0:100%:");
    panel.add(buttons);
  }

  private JPanel seedRow() {
    JPanel row = new JPanel(new MigLayout("fillx, insets 0", "[]unrel[grow, fill]"));
    JLabel label = new JLabel("Seed");
    label.setLabelFor(seed);
    row.add(label);
    row.add(seed);
    return row;
  }
}
