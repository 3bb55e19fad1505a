package org.plyscope.workbench.play.seat;

import java.awt.Component;
import java.awt.Font;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.DefaultComboBoxModel;
import javax.swing.DefaultListCellRenderer;
import javax.swing.DefaultListModel;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import javax.swing.UIManager;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.Workspace;
import org.plyscope.lab.play.Player;
import org.plyscope.ui.form.Fields;
import org.plyscope.ui.text.NumberText;
import org.plyscope.workbench.play.seat.SeatChoices.Choice;
import org.plyscope.workbench.search.agent.AgentRenderer;

/** One seat: its colour and name, its player, and a button for options and limits. */
final class SeatRow {
  private static final int MOST_ROWS = 12;

  private final JLabel label = new JLabel();
  private final JComboBox<Choice> who = new JComboBox<>();
  private final SeatRenderer renderer = new SeatRenderer();
  private final JButton options = new JButton();
  private boolean filling;

  /**
   * Makes a row.
   *
   * @param panel takes its three parts
   * @param workspace the window, for icons
   * @param name the beginning of the names of its controls
   * @param icon the colour of the seat
   * @param chosen takes the chosen player
   * @param dialog asks for options and limits of the player
   */
  SeatRow(
      JPanel panel,
      Workspace workspace,
      String name,
      String text,
      Icon icon,
      Consumer<Player> chosen,
      Consumer<Choice> dialog,
      Supplier<String> help) {
    label.setText(text);
    label.setIcon(icon);
    label.setIconTextGap(UIManager.getInt("Plyscope.icon.size") / 3);
    label.setToolTipText(help.get());
    label.setLabelFor(who);
    who.setName(name + ".who");
    who.setMaximumRowCount(MOST_ROWS);
    who.setRenderer(renderer);
    options.setIcon(workspace.icon(IconRef.host("settings")));
    options.setName(name + ".options");
    options.setToolTipText("Options and limits");
    options.putClientProperty("JButton.buttonType", "toolBarButton");
    panel.add(label);
    panel.add(who, "width 0:pref:");
    panel.add(options);
    who.addActionListener(
        e -> {
          if (!filling && who.getSelectedItem() instanceof Choice choice) {
            chosen.accept(choice.player());
          }
        });
    options.addActionListener(
        e -> {
          if (who.getSelectedItem() instanceof Choice choice && choice.agent() != null) {
            dialog.accept(choice);
          }
        });
  }

  /** Shows the current player and the other choices. */
  void show(SeatChoices choices) {
    filling = true;
    try {
      who.setModel(new DefaultComboBoxModel<>(choices.items().toArray(Choice[]::new)));
      who.setSelectedItem(choices.selected());
    } finally {
      filling = false;
    }
    Choice selected = choices.selected();
    boolean agent = selected != null && selected.agent() != null;
    options.setEnabled(agent);
    who.setToolTipText(
        agent
            ? Fields.tooltip(
                selected.player().agent() + ": " + NumberText.limits(selected.player().limits()))
            : null);
  }

  /** Marks the seat whose turn it is. */
  void active(boolean now) {
    label.setFont(UIManager.getFont("Label.font").deriveFont(now ? Font.BOLD : Font.PLAIN));
  }

  /** Takes over the current look. */
  void updateUI() {
    renderer.updateUI();
  }

  /** An entry in the list of a seat: agents as everywhere else, humans in the same way. */
  private static final class SeatRenderer implements ListCellRenderer<Choice> {
    private final AgentRenderer agents = new AgentRenderer();
    private final DefaultListCellRenderer plain = new DefaultListCellRenderer();
    private final JList<InstalledAgent> look = new JList<>(new DefaultListModel<>());

    @Override
    public Component getListCellRendererComponent(
        JList<? extends Choice> list, Choice value, int index, boolean selected, boolean focused) {
      if (index < 0 || value == null) {
        return plain.getListCellRendererComponent(list, value, index, selected, focused);
      }
      if (value.agent() == null) {
        String about = value.player().human() ? "Moves on the board" : "Its plugin is missing";
        return agents.show(list, value.name(), about, selected);
      }
      look.setBackground(list.getBackground());
      look.setForeground(list.getForeground());
      look.setSelectionBackground(list.getSelectionBackground());
      look.setSelectionForeground(list.getSelectionForeground());
      return agents.getListCellRendererComponent(look, value.agent(), index, selected, focused);
    }

    /** Takes over the current look. */
    void updateUI() {
      agents.updateUI();
      plain.updateUI();
    }
  }
}
