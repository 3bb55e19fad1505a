package org.plyscope.workbench.dock;

import static java.awt.datatransfer.DataFlavor.stringFlavor;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Toolkit;
import java.nio.file.Path;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;
import org.plyscope.plugins.Plugin;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.testkit.view.Find;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.ListedPlugins;
import org.plyscope.workbench.fixture.Owned;
import org.plyscope.workbench.fixture.TestWindow;
import org.plyscope.workbench.job.PluginOwner;

/** Views that break something: the others go on. */
@NeedsDisplay
class ViewFaultsIT {
  @TempDir Path data;

  private final ListedPlugins plugins =
      new ListedPlugins(Plugin.builder("org.example.shaky", "1.0.0").name("Shaky").build());
  private TestWindow window;

  @BeforeEach
  void open() {
    window = TestWindow.open(new ChangingCatalog(new TicTacToe()), data, plugins);
    window.await("a game is open", () -> window.workbench().workspace().selection() != null);
  }

  @AfterEach
  void close() {
    window.close();
  }

  @Test
  void viewThatLeavesSomethingOutIsLeftOutAlone() {
    add(new Factory("no-title", null, ViewFactory.Place.BOTTOM, IconRef.NONE, new JPanel()));
    assertThat(message()).isEqualTo("The view 'no-title' has no title; it is left out.");
    add(new Factory("no-place", "Nowhere", null, IconRef.NONE, new JPanel()));
    assertThat(message()).isEqualTo("The view 'no-place' has no place; it is left out.");
    add(new Factory("no-icon", "Plain", ViewFactory.Place.LEFT, null, new JPanel()));
    assertThat(message()).isEqualTo("The view 'no-icon' has no icon; it is left out.");
    assertThat(window.has("slot.no-title")).isFalse();
    assertThat(window.has("slot.no-place")).isFalse();

    for (String perspective : new String[] {"play", "analyse"}) {
      assertThat(window.execute("perspective." + perspective)).isTrue();
      assertThat(window.has("slot.board")).isTrue();
    }
    assertThat(window.has("agents.list")).as("the shipped views are there").isTrue();
  }

  @Test
  void viewThatThrowsWhilePaintingIsReplacedByASentence() {
    JPanel deep = new JPanel();
    deep.add(
        new JComponent() {
          @Override
          protected void paintComponent(Graphics graphics) {
            throw new IllegalStateException("no colour");
          }

          @Override
          public Dimension getPreferredSize() {
            return new Dimension(50, 50);
          }
        });
    add(new Factory("dark", "Dark", ViewFactory.Place.BOTTOM, IconRef.NONE, deep));
    // It may have been put behind another view.
    assertThat(window.execute("view.show.dark")).isTrue();
    window.await("it is replaced", () -> sentence().contains("no colour"));
    assertThat(sentence()).contains("The view 'Dark' could not paint", "IllegalStateException");
    assertThat(message()).contains("no colour");
  }

  @Test
  void listenerThatThrowsIsOneSentence() {
    JButton button = new JButton("Press");
    button.setName("bad.button");
    button.addActionListener(
        e -> {
          throw new IllegalStateException("wrong button");
        });
    add(new Factory("bad", "Bad", ViewFactory.Place.BOTTOM, IconRef.NONE, button));
    window.await("it is there", () -> window.has("bad.button"));
    SwingUtilities.invokeLater(button::doClick);
    window.await("it is reported", () -> message().contains("wrong button"));
    assertThat(window.execute("perspective.play")).as("the window goes on").isTrue();
  }

  @Test
  void failedViewOffersRetryDisableAndReport() throws Exception {
    Shaky shaky = new Shaky();
    add(shaky);
    assertThat(window.execute("view.show.shaky")).isTrue();
    window.await("it has failed", () -> window.has("failed.retry"));
    window.run(() -> window.find("failed.report", JButton.class).doClick());
    assertThat((String) Toolkit.getDefaultToolkit().getSystemClipboard().getData(stringFlavor))
        .contains("Plyscope report", "The view 'Shaky' could not start", "no paper");

    shaky.broken = false;
    window.run(() -> window.find("failed.retry", JButton.class).doClick());
    window.await("it works now", () -> window.has("shaky.content"));
    shaky.broken = true;
    window.run(() -> window.workbench().workspace().select(window.selection()));
    window.await("it has failed again", () -> window.has("failed.disable"));
    window.run(() -> window.find("failed.disable", JButton.class).doClick());
    window.await("it is disabled", () -> plugins.plugins().get(0).state() == Plugin.State.DISABLED);
    window.run(() -> window.workbench().remove(shaky));
    window.await("its place says so", () -> !window.has("failed.retry"));
  }

  @Test
  void thirdFailureOffersToDisableThePlugin() {
    Shaky shaky = new Shaky();
    add(shaky);
    assertThat(window.execute("view.show.shaky")).isTrue();
    window.await("it has failed", () -> window.has("failed.retry"));
    window.run(() -> window.find("failed.retry", JButton.class).doClick());
    SwingUtilities.invokeLater(() -> window.find("failed.retry", JButton.class).doClick());
    JDialog question = window.awaitDialog("dialog.disable-plugin");
    assertThat(question.getTitle()).isEqualTo("Disable Shaky?");
    window.click(question, "dialog.ok");
    window.await("it is disabled", () -> plugins.plugins().get(0).state() == Plugin.State.DISABLED);
  }

  private void add(ViewFactory factory) {
    window.run(() -> window.workbench().add(factory));
  }

  private String sentence() {
    return Find.optional(
            window.find("slot.dark", JPanel.class), "placeholder.sentence", JLabel.class)
        .map(JLabel::getText)
        .orElse("");
  }

  private String message() {
    return window.label("status.message");
  }

  /** A view that shows a component. */
  private record Factory(String id, String title, Place place, IconRef icon, JComponent component)
      implements ViewFactory, View {
    @Override
    public View create(Workspace workspace) {
      return this;
    }

    @Override
    public void selected(Selection selection) {}

    @Override
    public void close() {}
  }

  /** A view of a plugin that fails as long as it is broken. */
  private static final class Shaky implements ViewFactory, Owned {
    private volatile boolean broken = true;

    @Override
    public PluginOwner owner() {
      return new PluginOwner(7, "org.example.shaky", "Shaky");
    }

    @Override
    public String id() {
      return "shaky";
    }

    @Override
    public String title() {
      return "Shaky";
    }

    @Override
    public Place place() {
      return Place.BOTTOM;
    }

    @Override
    public View create(Workspace workspace) {
      check();
      JPanel panel = new JPanel();
      panel.setName("shaky.content");
      return new View() {
        @Override
        public JComponent component() {
          return panel;
        }

        @Override
        public void selected(Selection selection) {
          check();
        }
      };
    }

    private void check() {
      if (broken) {
        throw new IllegalStateException("no paper");
      }
    }
  }
}
