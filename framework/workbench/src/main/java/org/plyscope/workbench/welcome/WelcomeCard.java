package org.plyscope.workbench.welcome;

import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.ui.theme.Theme;
import org.plyscope.ui.widget.Prose;
import org.plyscope.workbench.theme.Icons;

/** One way to begin: an icon, a heading, a sentence or two, a button. */
final class WelcomeCard extends JPanel {
  private final MigLayout layout = new MigLayout("fill, insets 20 20 18 20, hidemode 3");
  private final JLabel picture;
  private final JLabel heading;
  private final Prose text;
  private final JButton button;

  WelcomeCard(
      String id, String icon, String title, String sentences, String action, Runnable start) {
    setName("welcome.card." + id);
    setLayout(layout);
    putClientProperty(
        "FlatLaf.style",
        "background: $Plyscope.surface; arc: 16; border: 1,1,1,1,$Plyscope.line,1,16");
    picture = new JLabel(Icons.large(icon));
    heading = new JLabel(title);
    heading.putClientProperty("FlatLaf.styleClass", "h2");
    text = new Prose("welcome.text." + id, "Plyscope.muted");
    text.setText(sentences);
    button = new JButton(action);
    button.setName("welcome." + id);
    Theme.primary(button);
    button.addActionListener(e -> start.run());
    upright(true);
  }

  /** Stands upright beside others, or lies below them where the page is narrow. */
  void upright(boolean value) {
    removeAll();
    if (value) {
      layout.setColumnConstraints("[grow, fill, 0::]");
      layout.setRowConstraints("[]14[]6[grow, top]16[]");
      add(picture, "alignx left, growx 0, wrap");
      add(heading, "wrap");
      add(text, "width 0:100%:, wrap");
      add(button, "alignx left, growx 0");
    } else {
      layout.setColumnConstraints("[]18[grow, fill, 0::]");
      layout.setRowConstraints("[]6[grow, top]12[]");
      add(picture, "spany 3, top");
      add(heading, "wrap");
      add(text, "width 0:100%:, wrap");
      add(button, "alignx left, growx 0");
    }
  }
}
