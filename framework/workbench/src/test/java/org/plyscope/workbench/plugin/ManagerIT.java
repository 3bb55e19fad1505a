package org.plyscope.workbench.plugin;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JTabbedPane;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.PluginAbout;
import org.plyscope.plugins.site.SiteBuilder;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.testkit.view.Find;
import org.plyscope.testkit.view.Ui;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.ListedPlugins;
import org.plyscope.workbench.fixture.TestWindow;

/** The window of plugins, as a user works with it. */
@NeedsDisplay
class ManagerIT {
  private static final Plugin ACME =
      Plugin.builder("org.example.acme", "1.0.0")
          .name("Acme search")
          .offers(List.of("agent acme", "view acme-chart"))
          .about(new PluginAbout("Searches fast.", "Acme", "MIT", "https://example.org/acme"))
          .size(20_480)
          .sha256("ab".repeat(32))
          .build();
  private static final Plugin BROKEN =
      Plugin.builder("org.example.broken", "0.9.0")
          .name("Broken")
          .state(Plugin.State.FAILED, "Its component threw IllegalStateException: no luck.")
          .details("java.lang.IllegalStateException: no luck\n\tat org.example.Broken.go")
          .build();
  private static final Plugin SHIPPED =
      Plugin.builder("org.plyscope.some", "1.0.0").name("Some part").shipped(true).build();

  @TempDir Path data;

  private final ListedPlugins plugins = new ListedPlugins(ACME, BROKEN, SHIPPED);
  private TestWindow window;
  private JDialog dialog;

  @BeforeEach
  void open() {
    window = TestWindow.open(new ChangingCatalog(new TicTacToe()), data, plugins);
    window.await("a game is open", () -> window.workbench().workspace().selection() != null);
    dialog = window.dialog("tools.plugins", "dialog.plugins");
  }

  @AfterEach
  void close() {
    window.close();
  }

  @Test
  void everythingKnownAboutAPluginIsShown() {
    assertThat(rows()).isEqualTo(3);
    assertThat(find("plugins.name", JLabel.class).getText()).isEqualTo("Acme search");
    assertThat(facts("plugins"))
        .contains("agent acme, view acme-chart", "org.example.acme", "MIT", "20 KB")
        .contains("https://example.org/acme", "ab".repeat(32));
    assertThat(text("plugins.about")).isEqualTo("Searches fast.");
    window.run(() -> find("plugins.filter", JTextField.class).setText("ACME chart"));
    assertThat(rows()).isEqualTo(1);
    window.run(() -> find("plugins.filter", JTextField.class).setText("nothing like it"));
    assertThat(rows()).isZero();
  }

  @Test
  void problemIsASentenceACauseAndFixes() {
    select("plugins", 1);
    assertThat(text("plugins.problem")).isEqualTo(BROKEN.problem());
    assertThat(buttons("plugins.fix."))
        .containsExactly("Start again", "Look for an update", "Disable", "Remove", "Report…");
    window.click(dialog, "plugins.show-cause");
    assertThat(text("plugins.cause")).contains("at org.example.Broken.go");
    window.click(dialog, "plugins.fix.start");
    window.await("it runs", () -> state("Broken").equals("active"));
    window.await(
        "the outcome is shown", () -> text("plugins.outcome").equals("Enabled Broken 0.9.0."));
  }

  @Test
  void shippedPluginIsDisabledAndEnabledButNotRemoved() {
    select("plugins", 2);
    assertThat(find("plugins.remove", AbstractButton.class).isEnabled()).isFalse();
    window.click(dialog, "plugins.switch");
    window.await("it is off", () -> state("Some part").equals("disabled"));
    assertThat(buttons("plugins.fix.")).containsExactly("Enable");
    window.click(dialog, "plugins.switch");
    window.await("it is on", () -> state("Some part").equals("active"));
  }

  @Test
  void pluginMayDoAnythingIsSaidOnceBeforeTheFirstInstallation() throws IOException {
    close();
    Files.delete(data.resolve("habits.json"));
    window = TestWindow.openAsIs(new ChangingCatalog(new TicTacToe()), data, plugins);
    Path jar = Files.createFile(data.resolve("good.jar"));
    SwingUtilities.invokeLater(() -> window.workbench().workspace().open(jar));
    JDialog question = window.awaitDialog("dialog.plugin-rights");
    assertThat(Find.named(question.getRootPane(), "question.text", JTextArea.class).getText())
        .contains("with your rights");
    window.click(question, "dialog.cancel");
    window.await("refused", () -> window.label("status.message").equals("Nothing was installed."));
    assertThat(plugins.plugins()).hasSize(3);

    SwingUtilities.invokeLater(() -> window.workbench().workspace().open(jar));
    window.click(window.awaitDialog("dialog.plugin-rights"), "dialog.ok");
    window.await("installed", () -> plugins.plugins().size() == 4);
    window.run(() -> window.workbench().workspace().open(jar));
    window.await("installed again without a question", () -> plugins.plugins().size() == 5);
  }

  @Test
  void otherVendorIsWorthAQuestion() throws IOException {
    Path jar = jar(data.resolve("other.jar"), "org.example.acme", "2.0.0", "Evil");
    SwingUtilities.invokeLater(() -> window.workbench().workspace().open(jar));
    JDialog question = window.awaitDialog("dialog.replace-plugin");
    assertThat(Find.named(question.getRootPane(), "question.text", JTextArea.class).getText())
        .startsWith("org.example.acme 2.0.0 by Evil would replace Acme search 1.0.0 by Acme.");
    window.click(question, "dialog.cancel");
    window.await("refused", () -> window.label("status.message").equals("Nothing was installed."));
  }

  @Test
  void siteIsAddedBrowsedInstalledFromAndRemoved() throws IOException {
    Path site = Files.createDirectories(data.resolve("site"));
    jar(site.resolve("acme.jar"), "org.example.acme", "1.5.0", "Acme");
    jar(site.resolve("other.jar"), "org.example.other", "1.0.0", "Others");
    new SiteBuilder(site).build("Test site", Optional.of(data.resolve("key")));
    window.run(() -> find("plugins.tabs", JTabbedPane.class).setSelectedIndex(1));
    assertThat(find("sites.hint", JLabel.class).getText()).contains("asks none until you add one");

    add(site.toString());
    window.await("it is read", () -> list("sites").getModel().getSize() == 3);
    select("sites", 0);
    assertThat(find("sites.state", JLabel.class).getText()).isEqualTo("signed");
    assertThat(facts("sites")).contains("a catalog with another key is refused");
    window.await("updates are counted", () -> text("plugins.outcome").equals("There is 1 update."));

    window.run(() -> find("sites.filter", JTextField.class).setText("others"));
    window.await("it is found", () -> list("sites").getModel().getSize() == 1);
    assertThat(text("sites.problem")).isEqualTo("This plugin is not installed.");
    window.click(dialog, "sites.install");
    window.await("it is installed", () -> plugins.plugins().size() == 4);
    window.await(
        "the outcome is shown", () -> text("plugins.outcome").startsWith("Installed plugin"));

    window.run(() -> find("sites.filter", JTextField.class).setText(""));
    select("sites", 0);
    window.click(dialog, "sites.remove-site");
    window.await("it is gone", () -> list("sites").getModel().getSize() == 0);
  }

  @Test
  void siteThatCannotBeReadIsNamedAndDoesNotHideOthers() throws IOException {
    Path site = Files.createDirectories(data.resolve("site"));
    jar(site.resolve("other.jar"), "org.example.other", "1.0.0", "Others");
    new SiteBuilder(site).build("Test site", Optional.empty());
    window.run(() -> find("plugins.tabs", JTabbedPane.class).setSelectedIndex(1));
    add(data.resolve("nowhere").toString());
    window.await("refused", () -> text("plugins.outcome").startsWith("There is no file"));
    add(site.toString());
    window.await("it is read", () -> list("sites").getModel().getSize() == 2);
    Files.delete(site.resolve("plyscope-site.json"));
    window.click(dialog, "sites.check");
    window.await(
        "it is named", () -> find("sites.state", JLabel.class).getText().equals("not reached"));
    assertThat(text("sites.problem")).startsWith("There is no file");
  }

  private void add(String address) {
    SwingUtilities.invokeLater(() -> find("sites.add", AbstractButton.class).doClick());
    JDialog form = window.awaitDialog("dialog.add-site");
    window.run(
        () -> Find.named(form.getRootPane(), "site.address", JTextField.class).setText(address));
    window.click(form, "dialog.ok");
  }

  private static Path jar(Path file, String name, String version, String vendor)
      throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().putValue("Bundle-ManifestVersion", "2");
    manifest.getMainAttributes().putValue("Bundle-SymbolicName", name);
    manifest.getMainAttributes().putValue("Bundle-Version", version);
    manifest.getMainAttributes().putValue("Bundle-Vendor", vendor);
    try (OutputStream out = Files.newOutputStream(file);
        JarOutputStream jar = new JarOutputStream(out, manifest)) {
      jar.finish();
    }
    return file;
  }

  private int rows() {
    return Ui.get(() -> list("plugins").getModel().getSize());
  }

  private JList<?> list(String prefix) {
    return find(prefix + ".list", JList.class);
  }

  private void select(String prefix, int row) {
    window.run(() -> list(prefix).setSelectedIndex(row));
  }

  /** The list is made again when something changes, so the row is found by its name. */
  private String state(String name) {
    for (int i = 0; i < list("plugins").getModel().getSize(); i++) {
      list("plugins").setSelectedIndex(i);
      if (find("plugins.name", JLabel.class).getText().equals(name)) {
        return find("plugins.state", JLabel.class).getText();
      }
    }
    return "";
  }

  private String text(String name) {
    return Ui.get(() -> find(name, JTextArea.class).getText());
  }

  private String facts(String prefix) {
    JPanel list = find(prefix + ".facts", JPanel.class);
    return Ui.get(
        () ->
            Arrays.stream(list.getComponents())
                .filter(c -> c.isVisible() && c instanceof JTextArea)
                .map(c -> ((JTextArea) c).getText())
                .collect(Collectors.joining("\n")));
  }

  private List<String> buttons(String prefix) {
    return Ui.get(() -> below(dialog.getRootPane(), prefix).toList());
  }

  private static Stream<String> below(Container parent, String prefix) {
    return Arrays.stream(parent.getComponents())
        .flatMap(
            child ->
                child instanceof AbstractButton button
                        && String.valueOf(button.getName()).startsWith(prefix)
                    ? Stream.of(button.getText())
                    : child instanceof Container inner ? below(inner, prefix) : Stream.of());
  }

  private <T extends Component> T find(String name, Class<T> type) {
    return Find.named(dialog.getRootPane(), name, type);
  }
}
