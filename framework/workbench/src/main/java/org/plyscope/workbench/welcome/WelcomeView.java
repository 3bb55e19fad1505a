package org.plyscope.workbench.welcome;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Cursor;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseListener;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.Registration;
import org.plyscope.api.view.Choices;
import org.plyscope.api.view.LiveSearch;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.file.RecentFiles;
import org.plyscope.ui.theme.Theme;
import org.plyscope.ui.widget.Prose;
import org.plyscope.ui.widget.WidthTracking;
import org.plyscope.ui.widget.WrapBar;
import org.plyscope.workbench.session.About;
import org.plyscope.workbench.theme.Icons;

/** The page that is shown at the start: where one left off, and four ways to begin. */
public final class WelcomeView implements View {
  /** The id of the view. */
  public static final String ID = "welcome";

  /** The choice whether the page is shown at the start. */
  public static final String AT_START = "at-start";

  /** How wide a card has to be at least to stand upright, in widths of the letter m. */
  private static final int UPRIGHT = 18;

  /** How wide the page gets at most, in unscaled pixels. */
  private static final int WIDEST = 1000;

  /** How many recent files are offered. */
  private static final int FILES = 5;

  private final Workspace workspace;
  private final RecentFiles recent;
  private final Supplier<Optional<About>> about;
  private final JButton goOn = new JButton();
  private final WrapBar earlier = new WrapBar();
  private final Registration registration;
  private final List<WelcomeCard> cards;
  private final MigLayout grid = new MigLayout("insets 0, fill, gap 16", "[grow, fill, sg, 0::]");
  private final JPanel row = new JPanel(grid);
  private final JScrollPane page;
  private int columns;

  WelcomeView(Workspace workspace, RecentFiles recent, Supplier<Optional<About>> about) {
    this.workspace = workspace;
    this.recent = recent;
    this.about = about;
    cards =
        List.of(
            new WelcomeCard(
                "play",
                "play",
                "Play a game",
                "Choose a game and its players: people, agents, or both. Take moves back, ask"
                    + " for a hint, try variations.",
                "New game…",
                () -> start("perspective.play", "file.new-game")),
            new WelcomeCard(
                "analyse",
                "find",
                "Analyse a position",
                "A Chinese Checkers midgame and an alpha-beta agent are laid out. Press F5 and look"
                    + " at the tree it searches and the branches it cuts.",
                "Open the example",
                () -> start(WelcomeFeature.EXAMPLE)),
            new WelcomeCard(
                "compare",
                "chart",
                "Compare searches",
                "Put agents, orderings or depths side by side on one position: nodes per ply"
                    + " against the minimal tree, cut-offs, and where their trees part.",
                "Compare",
                () -> start("perspective.compare")),
            new WelcomeCard(
                "experiment",
                "run",
                "Run an experiment",
                "Four Kalah agents meet in all seats for about a minute, while the chart of win"
                    + " rate against time fills up. Then set up your own.",
                "Run it",
                () -> start("help.example-experiment")),
            new WelcomeCard(
                "learn",
                "settings",
                "Tune and train",
                "Let games find better values for the options of an agent, or train a network"
                    + " lesson by lesson, and test the result in games it has not seen.",
                "Open Learning",
                () -> start("perspective.learning")),
            new WelcomeCard(
                "write-plugin",
                "agent",
                "Write a plugin",
                "An agent is one Java class of twenty lines. Make the project, build the jar, drop"
                    + " it on this window: it plays at once. So do games and views.",
                "Show me how",
                () -> workspace.execute(WelcomeFeature.WRITE_PLUGIN)));
    goOn.setName("welcome.continue");
    Theme.primary(goOn);
    goOn.addActionListener(e -> start());
    earlier.setOpaque(false);
    page = page();
    registration = recent.onChange(this::showEarlier);
    showEarlier();
    columns = cards.size();
    arrange();
    page.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            fit();
          }
        });
  }

  @Override
  public JComponent component() {
    return page;
  }

  private JScrollPane page() {
    JPanel content =
        new JPanel(
            new MigLayout(
                "fill, wrap, insets 0",
                "28lp:push[grow, fill, 0:%1$dlp:%1$dlp]28lp:push".formatted(WIDEST),
                "28lp:push[]14[]18[]22[]18[]20lp:push"));
    JLabel title = new JLabel("Welcome to Plyscope", Icons.large("plyscope"), JLabel.LEADING);
    title.setIconTextGap(Theme.size("icon.size"));
    title.putClientProperty("FlatLaf.styleClass", "h1");
    Prose subtitle = new Prose("welcome.subtitle", "Plyscope.muted");
    subtitle.setText(
        "A workbench for the study of adversarial game search. Ctrl+Shift+P finds every"
            + " command; Help ▸ Welcome brings this page back.");
    row.setOpaque(false);
    content.add(title);
    content.add(subtitle, "width 0:100%:");
    content.add(earlier);
    content.add(row, "grow");
    content.add(atStart(), "growx 0");
    JScrollPane scroll = new JScrollPane(new WidthTracking(content));
    scroll.setName(ID);
    scroll.putClientProperty(PICTURE, false);
    scroll.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    scroll.putClientProperty("FlatLaf.style", "border: 0,0,0,0");
    return scroll;
  }

  /** Goes on with the position on the board, or with a file that was opened lately. */
  private void showEarlier() {
    earlier.removeAll();
    showGoOn();
    earlier.add(goOn);
    List<Path> files = recent.all();
    for (Path file : files.subList(0, Math.min(FILES, files.size()))) {
      JButton open = new JButton(file.getFileName().toString(), Icons.of("open"));
      open.setName("welcome.recent");
      open.setToolTipText(file.toString());
      open.addActionListener(
          e -> {
            start();
            workspace.open(file);
          });
      earlier.add(open);
    }
    earlier.revalidate();
    earlier.repaint();
  }

  private void showGoOn() {
    Optional<About> now = about.get();
    goOn.setText(now.map(a -> begun(a) ? "Continue with " + a.title() : "Start").orElse(""));
    goOn.setToolTipText(now.map(About::title).orElse(null));
    goOn.setVisible(now.isPresent());
  }

  /** Returns whether there is anything to go on with. */
  private static boolean begun(About now) {
    return !now.position().equals("Start") || !now.search().isEmpty();
  }

  @Override
  public void close() {
    registration.close();
  }

  @Override
  public void selected(Selection selection) {
    showGoOn();
  }

  /** A started search must be visible. */
  @Override
  public void searching(LiveSearch search) {
    if (search.running() && page.isShowing()) {
      start();
    }
  }

  private JCheckBox atStart() {
    Choices choices = workspace.choices(ID);
    JCheckBox box = new JCheckBox("Show this page when Plyscope starts");
    box.setName("welcome.at-start");
    box.setOpaque(false);
    box.setSelected(choices.flag(AT_START, true));
    box.addActionListener(e -> choices.put(AT_START, box.isSelected()));
    return box;
  }

  private void fit() {
    int letter = page.getFontMetrics(page.getFont()).charWidth('m');
    int fitting = Math.min(page.getWidth(), UIScale.scale(WIDEST)) / (UPRIGHT * letter);
    int wanted = fitting >= cards.size() ? cards.size() : Math.max(1, Math.min(3, fitting));
    if (wanted != columns) {
      columns = wanted;
      arrange();
    }
    // Texts that wrap know their height only now.
    SwingUtilities.invokeLater(row::revalidate);
  }

  private void arrange() {
    row.removeAll();
    for (int i = 0; i < cards.size(); i++) {
      cards.get(i).upright(columns > 1);
      row.add(cards.get(i), (i + 1) % columns == 0 ? "grow, wrap" : "grow");
    }
    row.revalidate();
    row.repaint();
  }

  private void start(String... commands) {
    workspace.execute("view.close." + ID);
    for (String command : commands) {
      workspace.execute(command);
    }
  }

  /** One way to begin: an icon, a heading, a sentence or two, a button. */
  private static final class WelcomeCard extends JPanel {
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
      button.addActionListener(e -> start.run());
      upright(true);
      MouseListener click = new Click(start);
      for (Component part : List.of(this, picture, heading, text)) {
        part.addMouseListener(click);
        part.setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
      }
    }

    /** A click anywhere on a card is as good as one on its button. */
    private static final class Click extends MouseAdapter {
      private final Runnable start;

      Click(Runnable start) {
        this.start = start;
      }

      @Override
      public void mouseClicked(MouseEvent event) {
        if (SwingUtilities.isLeftMouseButton(event)) {
          start.run();
        }
      }
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
}
