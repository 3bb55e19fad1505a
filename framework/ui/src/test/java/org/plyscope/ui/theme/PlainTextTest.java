package org.plyscope.ui.theme;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JRadioButton;
import javax.swing.JRadioButtonMenuItem;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import javax.swing.JToggleButton;
import javax.swing.JToolTip;
import javax.swing.JTree;
import javax.swing.plaf.basic.BasicHTML;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.tree.DefaultTreeCellRenderer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyscope.testkit.view.Pages;
import org.plyscope.ui.widget.EmptyHint;
import org.plyscope.ui.widget.Markup;

class PlainTextTest {
  private final CountDownLatch asked = new CountDownLatch(1);
  private HttpServer server;
  private String hostile;

  @BeforeEach
  void listen() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          asked.countDown();
          exchange.sendResponseHeaders(404, -1);
          exchange.close();
        });
    server.start();
    hostile = "<html><img src='http://127.0.0.1:" + server.getAddress().getPort() + "/x'>";
    Theme.LIGHT.install(100);
  }

  @AfterEach
  void stop() {
    server.stop(0);
  }

  static Stream<Arguments> components() {
    return Stream.of(
        component("label", JLabel::new),
        component("button", JButton::new),
        component("toggle button", JToggleButton::new),
        component("check box", JCheckBox::new),
        component("radio button", JRadioButton::new),
        component("menu", JMenu::new),
        component("menu item", JMenuItem::new),
        component("check item", JCheckBoxMenuItem::new),
        component("radio item", JRadioButtonMenuItem::new),
        component("tool tip", PlainTextTest::tip),
        component("message of a dialog", JOptionPane::new),
        component("tab", PlainTextTest::tab),
        component("changed tab", PlainTextTest::changedTab),
        component("row of a list", PlainTextTest::row),
        component("cell of a table", PlainTextTest::cell),
        component("node of a tree", PlainTextTest::node),
        component("hint", text -> new EmptyHint("hint", text, text)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("components")
  void textFromElsewhereIsNeverAPage(String name, Function<String, JComponent> make) {
    Theme.DARK.install(100);
    JComponent shown = make.apply(hostile);
    paint(shown);

    assertThat(Pages.below(shown)).as(name).isEmpty();
    assertThat(asked.getCount()).as("the picture is not asked for").isOne();
  }

  @Test
  void aPageThatIsAllowedAsksForItsPictures() throws InterruptedException {
    JLabel label = Markup.allow(new JLabel());
    label.setText(hostile);
    paint(label);

    assertThat(asked.await(10, TimeUnit.SECONDS)).as("so that the test above can fail").isTrue();
  }

  @Test
  void markupSurvivesAnotherLook() {
    JLabel label = Markup.allow(new JLabel());
    label.setText("<html><b>bold</b>");
    Theme.DARK.install(100);
    label.updateUI();

    assertThat(label.getClientProperty(BasicHTML.propertyKey)).isNotNull();
    assertThat(Markup.escaped("<img src=a> & b")).isEqualTo("&lt;img src=a&gt; &amp; b");
  }

  @Test
  void otherTabsKeepTheirTitles() {
    JTabbedPane tabs = new JTabbedPane();
    tabs.addTab("Moves", new JPanel());
    tabs.addTab("<html>x", new JPanel());

    assertThat(tabs.getTitleAt(0)).isEqualTo("Moves");
    assertThat(tabs.getTitleAt(1)).endsWith("<html>x");
  }

  private static void paint(JComponent shown) {
    shown.setSize(300, 100);
    shown.doLayout();
    BufferedImage image = new BufferedImage(300, 100, BufferedImage.TYPE_INT_RGB);
    shown.print(image.getGraphics());
  }

  private static Arguments component(String name, Function<String, JComponent> make) {
    return Arguments.of(name, make);
  }

  private static JComponent tip(String text) {
    JToolTip tip = new JToolTip();
    tip.setTipText(text);
    return tip;
  }

  private static JComponent tab(String text) {
    JTabbedPane tabs = new JTabbedPane();
    tabs.addTab("first", new JPanel());
    tabs.insertTab(text, null, new JPanel(), text, 0);
    return tabs;
  }

  private static JComponent changedTab(String text) {
    JTabbedPane tabs = new JTabbedPane();
    tabs.addTab("first", new JPanel());
    tabs.setTitleAt(0, text);
    return tabs;
  }

  private static JComponent row(String text) {
    JList<String> list = new JList<>(new String[] {text});
    return (JComponent)
        new DefaultListCellRenderer().getListCellRendererComponent(list, text, 0, true, true);
  }

  private static JComponent cell(String text) {
    return (JComponent)
        new DefaultTableCellRenderer()
            .getTableCellRendererComponent(new JTable(1, 1), text, false, false, 0, 0);
  }

  private static JComponent node(String text) {
    return (JComponent)
        new DefaultTreeCellRenderer()
            .getTreeCellRendererComponent(new JTree(), text, false, false, true, 0, false);
  }
}
