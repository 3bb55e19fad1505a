package org.plyscope.plugins.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Version;
import org.plyscope.api.InputException;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.site.PluginSites.Offer;
import org.plyscope.plugins.site.Transfer.Patience;

/** Sites as they should be, and as a stranger or a bad line may make them. */
class PluginSitesTest {
  private static final Patience SHORT = new Patience(Duration.ofSeconds(1), Duration.ofSeconds(5));
  private static final String CATALOG = "/" + SiteAddress.CATALOG;
  private static final String JAR = "/hello-1.0.0.jar";

  @TempDir Path folder;
  private Path shop;
  private Path data;
  private SiteServer server;
  private final InstalledList manager = new InstalledList();
  private PluginSites sites;

  @BeforeEach
  void open() throws IOException {
    shop = Files.createDirectories(folder.resolve("shop"));
    data = folder.resolve("data");
    jar("hello-1.0.0.jar", "org.example.hello", "1.0.0");
    new SiteBuilder(shop).build("Test shop", Optional.empty());
    server = new SiteServer(shop);
    sites = new PluginSites(data, new Version("3.0.0"), manager, SHORT);
  }

  @AfterEach
  void close() {
    server.close();
  }

  private void jar(String file, String name, String version) throws IOException {
    Manifest manifest = new Manifest();
    Attributes headers = manifest.getMainAttributes();
    headers.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    headers.putValue("Bundle-ManifestVersion", "2");
    headers.putValue("Bundle-SymbolicName", name);
    headers.putValue("Bundle-Name", "Hello");
    headers.putValue("Bundle-Version", version);
    headers.putValue("Bundle-Vendor", "Example University");
    headers.putValue("Bundle-License", "MIT;link=\"https://example.org\"");
    headers.putValue("Bundle-Description", "Says hello.");
    headers.putValue("Import-Package", "org.plyscope.api.agent;version=\"[3.0,4)\"");
    headers.putValue(
        "Provide-Capability",
        "osgi.service;objectClass:List<String>=\"org.plyscope.api.agent.AgentFactory\"");
    try (OutputStream out = Files.newOutputStream(shop.resolve(file))) {
      new JarOutputStream(out, manifest).close();
    }
  }

  private Site add() {
    return sites.add(server.address(), JobMonitor.NONE);
  }

  private Offer offer(Site site) {
    return sites.offers(List.of(site), "").get(0);
  }

  private void install(Site site) {
    Offer offer = offer(site);
    sites.install(offer.plugin(), offer.usable().orElseThrow(), JobMonitor.NONE);
  }

  private void assertNothingLeft() {
    assertThat(manager.plugins()).isEmpty();
    assertThat(data.resolve("downloads")).doesNotExist();
  }

  @Test
  void aSiteIsAddedSearchedAndInstalledFrom() {
    assertThat(sites.sites()).as("none unless the user adds one").isEmpty();
    Site site = add();
    assertThat(sites.sites()).extracting(KnownSite::name).containsExactly("Test shop");
    Offer offer = offer(site);
    assertThat(offer.plugin().vendor()).isEqualTo("Example University");
    assertThat(offer.plugin().licence()).isEqualTo("MIT");
    assertThat(offer.plugin().releases().get(0).adds()).containsExactly("agent");
    assertThat(offer.installed()).isEmpty();
    assertThat(sites.offers(List.of(site), "HELLO university")).hasSize(1);
    assertThat(sites.offers(List.of(site), "hello nothing")).isEmpty();
    install(site);
    assertThat(manager.plugins()).extracting(Plugin::version).containsExactly("1.0.0");
    assertThat(data.resolve("downloads")).doesNotExist();
    sites.remove(server.address());
    assertThat(sites.sites()).isEmpty();
  }

  @Test
  void aFolderIsASiteToo() {
    Site site = sites.add(shop.toString(), JobMonitor.NONE);
    install(site);
    assertThat(manager.plugins()).hasSize(1);
  }

  @Test
  void updatesAreFoundAndReleasesForAnotherApiAreNot() throws IOException {
    install(add());
    jar("hello-1.1.0.jar", "org.example.hello", "1.1.0");
    new SiteBuilder(shop).build("", Optional.empty());
    Site site = sites.load(sites.sites().get(0), JobMonitor.NONE);
    assertThat(site.name()).as("kept when built again").isEqualTo("Test shop");
    assertThat(offer(site).isUpdate()).isTrue();
    PluginSites older = new PluginSites(data, new Version("2.0.0"), manager, SHORT);
    Offer offer = older.offers(List.of(site), "").get(0);
    assertThat(offer.usable()).isEmpty();
    assertThatThrownBy(
            () -> older.install(offer.plugin(), offer.plugin().releases().get(0), JobMonitor.NONE))
        .hasMessage("Hello 1.1.0 needs the API in version [3.0.0,4.0.0); this program has 2.0.0.");
  }

  @Test
  void aJarThatIsNotAsDescribedIsRefusedBeforeItIsOpened() throws IOException {
    Site site = add();
    byte[] bytes = Files.readAllBytes(shop.resolve("hello-1.0.0.jar"));
    bytes[bytes.length / 2]++;
    Files.write(shop.resolve("hello-1.0.0.jar"), bytes);
    assertThatThrownBy(() -> install(site))
        .isInstanceOf(PluginException.class)
        .hasMessage("Hello 1.0.0 is not the file that the catalog describes: its SHA-256 differs.");
    assertNothingLeft();
  }

  @Test
  void aJarOfAnotherNameIsRefused() throws IOException {
    String catalog = Files.readString(shop.resolve(SiteAddress.CATALOG));
    Files.writeString(
        shop.resolve(SiteAddress.CATALOG), catalog.replace("org.example.hello", "org.example.bye"));
    Site site = add();
    assertThatThrownBy(() -> install(site))
        .hasMessageEndingWith("org.example.hello, not org.example.bye.");
    assertNothingLeft();
  }

  @Test
  void aDownloadThatBreaksOffLeavesNothing() throws IOException {
    Site site = add();
    server.fault(JAR, SiteServer.cutOff((int) Files.size(shop.resolve("hello-1.0.0.jar"))));
    assertThatThrownBy(() -> install(site)).isInstanceOf(PluginException.class);
    assertNothingLeft();
  }

  @Test
  void aServerThatStallsOrNeverEndsIsGivenUp() {
    Site site = add();
    server.fault(JAR, SiteServer.stall());
    assertThatThrownBy(() -> install(site))
        .hasMessageEndingWith("the server sent nothing for 1 s.");
    server.fault(JAR, SiteServer.endless());
    assertThatThrownBy(() -> install(site)).hasMessageContaining("is larger than the ");
    server.fault(CATALOG, SiteServer.endless());
    assertThatThrownBy(this::add).hasMessageContaining("is larger than the 8388608 bytes");
    assertNothingLeft();
  }

  @Test
  void redirectionsAreBoundedAndStayOnTheNetwork() {
    Site site = add();
    server.fault(JAR, SiteServer.redirect(JAR));
    assertThatThrownBy(() -> install(site)).hasMessageContaining("redirected it more than 5 times");
    server.fault(JAR, SiteServer.redirect("file:///etc/passwd"));
    assertThatThrownBy(() -> install(site)).hasMessageContaining("an address that is not allowed");
    server.fault(JAR, SiteServer.redirect("/elsewhere.jar"));
    server.fault("/elsewhere.jar", exchange -> exchange.sendResponseHeaders(404, -1));
    assertThatThrownBy(() -> install(site)).hasMessageEndingWith("the server answered 404.");
    assertNothingLeft();
  }

  @Test
  void aDownloadCanBeCancelled() {
    Site site = add();
    server.fault(JAR, SiteServer.stall());
    JobMonitor cancelled =
        new JobMonitor() {
          @Override
          public void progress(double fraction, String text) {}

          @Override
          public boolean cancelled() {
            return true;
          }
        };
    Offer offer = offer(site);
    assertThatThrownBy(() -> sites.install(offer.plugin(), offer.usable().orElseThrow(), cancelled))
        .hasMessageEndingWith("it was cancelled.");
    assertNothingLeft();
  }

  @Test
  void aSignedSiteKeepsItsKey() throws IOException {
    Optional<Path> key = Optional.of(folder.resolve("key"));
    new SiteBuilder(shop).build("", key);
    add();
    assertThat(sites.sites().get(0).key()).isPresent();
    String catalog = Files.readString(shop.resolve(SiteAddress.CATALOG));
    Files.writeString(
        shop.resolve(SiteAddress.CATALOG), catalog.replace("Says hello.", "Says bye."));
    assertThatThrownBy(this::add).hasMessageContaining("is not signed with the key of its site");
    new SiteBuilder(shop).build("", Optional.of(folder.resolve("another-key")));
    assertThatThrownBy(this::add).hasMessageContaining("is not signed with the key of its site");
    new SiteBuilder(shop).build("", Optional.empty());
    assertThatThrownBy(this::add).hasMessageEndingWith("the server answered 404.");
    new SiteBuilder(shop).build("", key);
    assertThat(add().name()).isEqualTo("Test shop");
  }

  @Test
  void aHostileCatalogIsRefusedWithItsPlace() throws IOException {
    String good = Files.readString(shop.resolve(SiteAddress.CATALOG));
    assertRefused(good.replace("\"format\": 1", "\"format\": 9"), "newer program");
    assertRefused(good.replace("hello-1.0.0.jar", "file:///etc/passwd"), "is not allowed in a");
    assertRefused(good.replace("hello-1.0.0.jar", "javascript:alert(1)"), "is not allowed in a");
    assertRefused(good.replace("\"1.0.0\"", "\"one\""), "a version like 1.0.0");
    assertRefused(good.replace("org.example.hello", "../../etc"), "a Bundle-SymbolicName");
    assertRefused(good.replaceAll("[0-9a-f]{64}", "12"), "64 hexadecimal digits");
    assertRefused(good.replace("\"name\": \"Hello\"", "\"nmae\": \"Hello\""), "nmae");
    assertRefused("[".repeat(100_000), "");
    assertRefused("", "");
    assertThat(sites.sites()).isEmpty();
  }

  private void assertRefused(String catalog, String sentence) throws IOException {
    Files.writeString(shop.resolve(SiteAddress.CATALOG), catalog);
    assertThatThrownBy(this::add)
        .isInstanceOf(InputException.class)
        .hasMessageContaining(sentence)
        .hasMessageMatching("[^\n]+[.?]");
  }

  @Test
  void anAddressIsAPageAFileOrAFolder() {
    for (String bad :
        List.of("", " ", "ftp://example.org/x", "https:", "http:///x", "jar:file:x!/")) {
      assertThatThrownBy(() -> sites.add(bad, JobMonitor.NONE))
          .as(bad)
          .isInstanceOf(InputException.class);
    }
    assertThatThrownBy(() -> sites.add(folder.resolve("empty").toString(), JobMonitor.NONE))
        .isInstanceOf(PluginException.class)
        .hasMessageStartingWith("There is no file ");
  }
}
