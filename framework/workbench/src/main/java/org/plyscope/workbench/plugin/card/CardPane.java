package org.plyscope.workbench.plugin.card;

import java.util.List;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSplitPane;
import javax.swing.ListSelectionModel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.ui.table.FilterField;
import org.plyscope.ui.theme.Theme;
import org.plyscope.ui.widget.Deck;
import org.plyscope.ui.widget.EmptyHint;

/** A list of cards that can be searched, and the details of the selected one. */
public final class CardPane {
  private static final String LIST = "list";
  private static final String EMPTY = "empty";

  private final FilterField filter;
  private final DefaultListModel<Card> model = new DefaultListModel<>();
  private final CardRenderer renderer = new CardRenderer();
  private final JList<Card> list;
  private final CardDetails details;
  private final Deck right = new Deck();
  private final EmptyHint hint;
  private final JSplitPane split;
  private final String none;
  private List<Card> cards = List.of();
  private boolean filling;

  /**
   * Makes an empty pane.
   *
   * @param prefix how the names of its components begin
   * @param placeholder the text of the empty search field
   * @param none what to do while there is no card
   */
  public CardPane(String prefix, String placeholder, String none) {
    this.none = none;
    filter = new FilterField(prefix + ".filter", placeholder);
    details = new CardDetails(prefix);
    hint = new EmptyHint(prefix + ".hint", "Nothing here", none);
    list =
        new JList<>(model) {
          private static final long serialVersionUID = 1L;

          @Override
          public void updateUI() {
            super.updateUI();
            if (renderer != null) {
              renderer.updateUi();
            }
          }
        };
    list.setName(prefix + ".list");
    list.setCellRenderer(renderer);
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.addListSelectionListener(e -> showSelected());
    filter.onFilter(this::fill);
    JPanel left =
        new JPanel(new MigLayout("fill, insets 0, wrap", "[grow, fill, 0::]", "[]rel[grow, fill]"));
    left.add(filter);
    left.add(
        new JScrollPane(
            list,
            JScrollPane.VERTICAL_SCROLLBAR_AS_NEEDED,
            JScrollPane.HORIZONTAL_SCROLLBAR_NEVER));
    JScrollPane scrolled = new JScrollPane(details.component());
    scrolled.setBorder(BorderFactory.createEmptyBorder());
    right.add(scrolled, LIST);
    right.add(hint, EMPTY);
    split = new JSplitPane(JSplitPane.HORIZONTAL_SPLIT, left, right);
    split.setDividerLocation(Theme.size("card.width"));
    split.setBorder(BorderFactory.createEmptyBorder());
  }

  /** Returns what to add to a window. */
  public JComponent component() {
    return split;
  }

  /** Shows cards; the selection stays on the card with the same id. */
  public void show(List<Card> newCards) {
    cards = List.copyOf(newCards);
    fill();
  }

  /** Selects a card; nothing happens if it is not there. */
  public void select(String id) {
    for (int i = 0; i < model.size(); i++) {
      if (model.get(i).id().equals(id)) {
        list.setSelectedIndex(i);
        list.ensureIndexIsVisible(i);
      }
    }
  }

  /** Searches for words. */
  public void search(String words) {
    filter.setText(words);
  }

  /** Returns the selected card. */
  public Optional<Card> selected() {
    return Optional.ofNullable(list.getSelectedValue());
  }

  private void fill() {
    String id = selected().map(Card::id).orElse("");
    filling = true;
    model.clear();
    cards.stream().filter(card -> filter.accepts(card.searched())).forEach(model::addElement);
    select(id);
    if (list.isSelectionEmpty() && !model.isEmpty()) {
      list.setSelectedIndex(0);
    }
    filling = false;
    showSelected();
  }

  private void showSelected() {
    if (filling) {
      return;
    }
    selected().ifPresent(details::show);
    hint.say(
        "Nothing here", cards.isEmpty() ? none : "No row has all these words; search for fewer.");
    right.show(selected().isPresent() ? LIST : EMPTY);
  }
}
