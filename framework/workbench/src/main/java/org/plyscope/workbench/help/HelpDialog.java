package org.plyscope.workbench.help;

import java.awt.Dialog;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Locale;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTabbedPane;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.WindowConstants;
import net.miginfocom.swing.MigLayout;
import org.plyscope.ui.form.Fields;
import org.plyscope.ui.theme.Theme;
import org.plyscope.ui.widget.Prose;
import org.plyscope.ui.widget.WidthTracking;
import org.plyscope.workbench.command.CommandRegistry;
import org.plyscope.workbench.command.KeyList;

/**
 * The guide, the keys and the glossary, beside the window so that users can try it while they read.
 */
final class HelpDialog {
  private final JDialog dialog;
  private final JTabbedPane tabs = new JTabbedPane();
  private final JTextField filter = new JTextField();

  HelpDialog(Window owner, CommandRegistry commands) {
    dialog = new JDialog(owner, "Help", Dialog.ModalityType.MODELESS);
    dialog.setName("dialog.help");
    dialog.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
    List<HelpText.Section> keys =
        KeyList.of(commands).stream()
            .map(k -> new HelpText.Section(k.key(), k.title() + "  (" + k.menu() + ")"))
            .toList();
    Page guide = new Page("help.guide", HelpText.read("guide"), false);
    Page list = new Page("help.keys", keys, true);
    Page words = new Page("help.glossary", HelpText.read("glossary"), false);
    tabs.setName("help.tabs");
    tabs.addTab("Guide", guide.scroll());
    tabs.addTab("Keys", list.scroll());
    tabs.addTab("Glossary", words.scroll());
    filter.setName("help.filter");
    filter.putClientProperty("JTextField.placeholderText", "Find a word");
    filter.putClientProperty("JTextField.showClearButton", true);
    Fields.onEdit(
        filter, () -> List.of(guide, list, words).forEach(page -> page.show(filter.getText())));
    JPanel content =
        new JPanel(new MigLayout("fill, insets dialog, wrap", "[grow, fill]", "[][grow, fill]"));
    content.add(filter);
    content.add(tabs);
    dialog.setContentPane(content);
    dialog
        .getRootPane()
        .registerKeyboardAction(
            e -> dialog.dispose(),
            KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0),
            JComponent.WHEN_IN_FOCUSED_WINDOW);
  }

  /** Shows a page until the user closes it. */
  void show(int page) {
    tabs.setSelectedIndex(page);
    Theme.fit(dialog, "helpDialog");
    dialog.setLocationRelativeTo(dialog.getOwner());
    dialog.setVisible(true);
  }

  /** Sections below one another, those that a word is found in. */
  private static final class Page {
    private final JPanel panel;
    private final List<HelpText.Section> sections;
    private final boolean narrow;

    private Page(String name, List<HelpText.Section> sections, boolean narrow) {
      this.sections = sections;
      this.narrow = narrow;
      panel =
          new JPanel(
              new MigLayout(
                  narrow ? "fillx, insets panel, wrap 2" : "fillx, insets panel, wrap",
                  narrow ? "[]unrel[grow, fill, 0::]" : "[grow, fill, 0::]"));
      panel.setName(name);
      show("");
    }

    private JScrollPane scroll() {
      JScrollPane scroll = new JScrollPane(new WidthTracking(panel));
      scroll.putClientProperty("FlatLaf.style", "border: 0,0,0,0");
      return scroll;
    }

    private void show(String words) {
      String wanted = words.strip().toLowerCase(Locale.ROOT);
      panel.removeAll();
      for (HelpText.Section section : sections) {
        String all = (section.heading() + "\n" + section.text()).toLowerCase(Locale.ROOT);
        if (all.contains(wanted)) {
          JLabel heading = new JLabel(section.heading());
          heading.putClientProperty("FlatLaf.style", "font: bold");
          Prose text = new Prose("help.text", "Label.foreground");
          text.setText(section.text());
          panel.add(heading, narrow ? "" : "gaptop unrel");
          panel.add(text, "width 0:100%:");
        }
      }
      if (panel.getComponentCount() == 0) {
        panel.add(new JLabel("Nothing here has “" + words.strip() + "”."));
      }
      panel.revalidate();
      panel.repaint();
    }
  }
}
