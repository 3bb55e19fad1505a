package org.plyscope.view.runs.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.run.RunEnding;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.ui.form.Fields;
import org.plyscope.ui.widget.WrapBar;

/** Lets the user filter the games. */
final class FilterBar extends JPanel {
  private static final String ANY_AGENT = "any agent";
  private static final List<RunEnding> ENDINGS = List.of(RunEnding.values());

  private final JComboBox<String> entrant = new JComboBox<>();
  private final JComboBox<String> seat = new JComboBox<>();
  private final JComboBox<GameFilter.Result> result = new JComboBox<>(GameFilter.Result.values());
  private final JComboBox<String> ending = new JComboBox<>();
  private final JTextField shortest = new JTextField(4);
  private final JTextField longest = new JTextField(4);
  private final Runnable whenChanged;
  private List<String> names = List.of();
  private int seats;
  private boolean filling;

  FilterBar(Runnable whenChanged) {
    super(new MigLayout("fillx, insets 0", "[grow, fill]"));
    this.whenChanged = whenChanged;
    ending.addItem("any ending");
    ENDINGS.forEach(e -> ending.addItem(e.name().toLowerCase(Locale.ROOT).replace('_', ' ')));
    entrant.addItem(ANY_AGENT);
    seat.addItem("any seat");
    for (JComboBox<?> box : List.of(entrant, seat, result, ending)) {
      box.addActionListener(e -> changed());
    }
    entrant.setName("games.entrant");
    seat.setName("games.seat");
    result.setName("games.result");
    ending.setName("games.ending");
    shortest.setName("games.shortest");
    longest.setName("games.longest");
    for (JTextField field : List.of(shortest, longest)) {
      Fields.onEdit(field, this::changed);
    }
    shortest.putClientProperty("JTextField.placeholderText", "0");
    longest.putClientProperty("JTextField.placeholderText", "∞");
    add(
        new WrapBar(
            entrant,
            seat,
            result,
            ending,
            new JLabel("Moves"),
            shortest,
            new JLabel("to"),
            longest),
        "width 0:100%:");
  }

  private void changed() {
    if (!filling) {
      whenChanged.run();
    }
  }

  /** Offers the entrants and seats of a run. */
  void offer(List<RunEntrant> entrants, int count) {
    List<String> wanted = entrants.stream().map(RunEntrant::name).toList();
    filling = true;
    try {
      if (!wanted.equals(names)) {
        names = wanted;
        fill(entrant, ANY_AGENT, wanted);
      }
      if (count > 0 && count != seats) {
        seats = count;
        List<String> all = new ArrayList<>();
        for (int i = 1; i <= count; i++) {
          all.add("seat " + i);
        }
        fill(seat, "any seat", all);
      }
    } finally {
      filling = false;
    }
  }

  private static void fill(JComboBox<String> box, String any, List<String> items) {
    box.removeAllItems();
    box.addItem(any);
    items.forEach(box::addItem);
  }

  /** Filters by an entrant that was selected elsewhere, or by none. */
  void entrant(int number) {
    int wanted = number + 1;
    if (wanted < entrant.getItemCount() && entrant.getSelectedIndex() != wanted) {
      entrant.setSelectedIndex(wanted);
    }
  }

  GameFilter filter() {
    return new GameFilter(
        entrant.getSelectedIndex() - 1,
        seat.getSelectedIndex() - 1,
        (GameFilter.Result) Objects.requireNonNull(result.getSelectedItem()),
        ending.getSelectedIndex() <= 0 ? null : ENDINGS.get(ending.getSelectedIndex() - 1),
        number(shortest, 0),
        number(longest, Integer.MAX_VALUE));
  }

  private static int number(JTextField field, int standard) {
    String text = field.getText().strip();
    Fields.clearProblem(field);
    try {
      return text.isEmpty() ? standard : Integer.parseInt(text);
    } catch (NumberFormatException e) {
      Fields.markProblem(field);
      return standard;
    }
  }
}
