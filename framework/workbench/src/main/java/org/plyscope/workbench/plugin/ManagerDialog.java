package org.plyscope.workbench.plugin;

import java.awt.Dialog;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JPanel;
import javax.swing.JTabbedPane;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import javax.swing.UIManager;
import javax.swing.WindowConstants;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.Registration;
import org.plyscope.plugins.Installation;
import org.plyscope.ui.theme.Theme;
import org.plyscope.ui.widget.Prose;
import org.plyscope.ui.widget.WrapBar;
import org.plyscope.workbench.job.RunningJob;
import org.plyscope.workbench.plugin.card.Card;
import org.plyscope.workbench.plugin.card.CardPane;
import org.plyscope.workbench.plugin.site.SitesPane;

/**
 * The window of everything that can be installed: the installed plugins, and the offers of sites.
 */
final class ManagerDialog implements PluginActions.Outcome {
  private static final int SITES = 1;
  private static final int LOOK_MILLIS = 2_000;
  private static final String NONE = "Drop the jar of a plugin here, or press Install.";

  private final JDialog dialog;
  private final Supplier<List<Card>> cards;
  private final SitesPane sites;
  private final List<Registration> listeners = new ArrayList<>();
  private final JTabbedPane tabs = new JTabbedPane();
  private final CardPane installed =
      new CardPane("plugins", "Search by name, vendor or content", NONE);
  private final Prose outcome = new Prose("plugins.outcome", "Label.foreground");
  private final ProgressLine progress = new ProgressLine();

  /** Notices ends without an event, such as that of a thread that was left behind. */
  private final Timer looks = new Timer(LOOK_MILLIS, e -> refresh());

  /**
   * Makes the window.
   *
   * @param cards describes the installed plugins
   * @param buttons the other actions
   */
  ManagerDialog(Window owner, Supplier<List<Card>> cards, SitesPane sites, List<JButton> buttons) {
    this.cards = cards;
    this.sites = sites;
    dialog = new JDialog(owner, "Plugins", Dialog.ModalityType.MODELESS);
    dialog.setName("dialog.plugins");
    dialog.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
    fill(buttons);
    dialog
        .getRootPane()
        .registerKeyboardAction(
            e -> dialog.dispose(),
            KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0),
            JComponent.WHEN_IN_FOCUSED_WINDOW);
    dialog.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosed(WindowEvent event) {
            stop();
          }
        });
  }

  /** Follows something that changes, until the window is closed. */
  void follow(Registration listener) {
    listeners.add(listener);
  }

  /** Shows the window until the user closes it, and selects a card if it is there. */
  void show(String id) {
    if (!dialog.isVisible()) {
      Theme.fit(dialog, "pluginsDialog");
      dialog.setLocationRelativeTo(dialog.getOwner());
      looks.start();
    }
    refresh();
    if (!id.isEmpty()) {
      tabs.setSelectedIndex(0);
      installed.select(id);
    }
    dialog.setVisible(true);
    dialog.toFront();
  }

  /** Shows the offers of sites that contain these words. */
  void search(String words) {
    tabs.setSelectedIndex(SITES);
    sites.search(words);
  }

  /** Returns whether the user sees it. */
  boolean showing() {
    return dialog.isShowing();
  }

  /** Returns the window, as the owner of dialogs. */
  JDialog window() {
    return dialog;
  }

  /** Looks at everything again. */
  void refresh() {
    installed.show(cards.get());
    sites.refresh();
  }

  /** Refreshes from any thread. */
  void refreshSoon() {
    SwingUtilities.invokeLater(
        () -> {
          if (dialog.isShowing()) {
            refresh();
          }
        });
  }

  @Override
  public void done(String sentence) {
    outcome.setForeground(UIManager.getColor("Label.foreground"));
    outcome.setText(sentence);
  }

  @Override
  public void failed(String sentence) {
    outcome.setForeground(UIManager.getColor("Plyscope.error"));
    outcome.setText(sentence);
  }

  @Override
  public void installed(Installation done) {
    done(done.summary());
    refresh();
    installed.select(done.plugin().symbolicName());
  }

  @Override
  public void running(RunningJob job) {
    outcome.setText("");
    follow(job);
  }

  /** Shows how far a job is. */
  void follow(RunningJob job) {
    progress.follow(job);
  }

  private void stop() {
    looks.stop();
    progress.close();
    listeners.forEach(Registration::close);
    listeners.clear();
  }

  private void fill(List<JButton> buttons) {
    JPanel first =
        new JPanel(
            new MigLayout(
                "fill, insets rel 0 0 0, wrap", "[grow, fill, 0::]", "[]rel[grow, fill]"));
    first.setOpaque(false);
    first.add(new WrapBar(buttons.toArray(JButton[]::new)));
    first.add(installed.component());
    tabs.setName("plugins.tabs");
    tabs.addTab("Installed", first);
    tabs.addTab("Sites", sites.component());
    tabs.addChangeListener(
        e -> {
          if (tabs.getSelectedIndex() == SITES) {
            sites.open();
          }
        });
    JButton close = new JButton("Close");
    close.setName("dialog.cancel");
    close.addActionListener(e -> dialog.dispose());
    JPanel content =
        new JPanel(
            new MigLayout(
                "fill, insets dialog, wrap, hidemode 3", "[grow, fill, 0::]", "[grow, fill][][]"));
    content.add(tabs);
    content.add(progress.component());
    content.add(outcome, "split 2, width 0:100%:");
    content.add(close, "growx 0");
    dialog.setContentPane(content);
  }
}
