package org.plyscope.experiment.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.experiment.results.PaperRun;
import org.plyscope.experiment.results.SampleRuns;
import org.plyscope.testkit.browser.Browser;
import org.plyscope.testkit.browser.NeedsBrowser;

/** The page in a browser: no errors, no requests, its script allowed; pictures are kept. */
@NeedsBrowser
class ReportPageIT {
  /** Pictures of the page, kept as output of the build. */
  private static final Path PICTURES = Path.of("target", "report-pictures");

  /**
   * Requests of the browser itself to its maker, whatever page is open; ours names no host at all.
   */
  private static final Pattern BROWSERS_OWN =
      Pattern.compile("^\\w+ (https?://)?[\\w.-]+\\.(google|googleapis|gvt1|gstatic)\\.com[:/]");

  @TempDir Path folder;

  @Test
  void thePageOpensWithoutErrorsAndRequests() throws Exception {
    List<String> requests = new CopyOnWriteArrayList<>();
    HttpServer proxy = proxy(requests);
    try {
      Browser browser =
          new Browser(
              folder,
              "--proxy-server=http://127.0.0.1:" + proxy.getAddress().getPort(),
              "--proxy-bypass-list=<-loopback>");
      Browser.Visit visit = browser.open(page(SampleRuns.roundRobin(20)), "--dump-dom");
      assertThat(visit.console()).isEmpty();
      assertThat(visit.output())
          .contains("<button type=\"button\">Agent</button>")
          .contains("UCT against alpha-beta, Kalah");
      assertThat(requests).isEmpty();
    } finally {
      proxy.stop(0);
    }
  }

  /** The check itself must see errors and requests, or it proves nothing. */
  @Test
  void aPageThatAsksTheNetWouldBeSeen() throws Exception {
    List<String> requests = new CopyOnWriteArrayList<>();
    HttpServer proxy = proxy(requests);
    try {
      Path bad = folder.resolve("bad.html");
      Files.writeString(
          bad, "<!DOCTYPE html><img src='http://example.org/x.png'><script>throw 'no'</script>");
      Browser.Visit visit =
          new Browser(folder, "--proxy-server=http://127.0.0.1:" + proxy.getAddress().getPort())
              .open(bad, "--dump-dom");
      assertThat(requests).anyMatch(request -> request.contains("example.org"));
      assertThat(visit.console()).isNotEmpty();
    } finally {
      proxy.stop(0);
    }
  }

  @Test
  void namesRunNoScript() throws Exception {
    Browser.Visit visit = new Browser(folder).open(page(SampleRuns.threePlayers(12)), "--dump-dom");
    assertThat(visit.console()).isEmpty();
    assertThat(visit.output()).contains("&lt;script&gt;alert('x')&lt;/script&gt;");
  }

  @Test
  void lightDarkAndPrintDiffer() throws Exception {
    Files.createDirectories(PICTURES);
    Path page = page(SampleRuns.roundRobin(60));
    Path light = PICTURES.resolve("report-light.png").toAbsolutePath();
    Path dark = PICTURES.resolve("report-dark.png").toAbsolutePath();
    Path print = PICTURES.resolve("report.pdf").toAbsolutePath();
    Browser browser = new Browser(folder, "--window-size=1150,5200");
    browser.open(page, "--screenshot=" + light);
    new Browser(folder, "--window-size=1150,5200", "--blink-settings=preferredColorScheme=0")
        .open(page, "--screenshot=" + dark);
    browser.open(page, "--no-pdf-header-footer", "--print-to-pdf=" + print);
    assertThat(Files.size(light)).isGreaterThan(50_000);
    assertThat(Files.mismatch(light, dark)).isNotNegative();
    String pdf = Files.readString(print, StandardCharsets.ISO_8859_1);
    assertThat(pdf).startsWith("%PDF").containsPattern("/MediaBox \\[0 0 59[45][.\\d]* 84[12]");
  }

  private Path page(PaperRun run) throws IOException {
    Path file = Files.createTempFile(folder, "report", ".html");
    Files.writeString(file, RunReport.page(run));
    return file;
  }

  /** Everything the browser asks of any host comes here. */
  private static HttpServer proxy(List<String> requests) throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          String request = exchange.getRequestMethod() + " " + exchange.getRequestURI();
          if (!BROWSERS_OWN.matcher(request).find()) {
            requests.add(request);
          }
          exchange.sendResponseHeaders(404, -1);
          exchange.close();
        });
    server.start();
    return server;
  }
}
