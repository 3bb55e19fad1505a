package org.plyscope.distribution;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The samples and the ONNX plugin as a site, served to a Plyscope that has none of them. */
class SampleSiteIT {
  @TempDir Path folder;

  @Test
  void thePluginsOfTheSampleSiteAreFoundAndInstalled() throws Exception {
    Path site = folder.resolve("site");
    build(site);
    HttpServer server = serve(site);
    try {
      Path data = folder.resolve("data");
      String address = "http://127.0.0.1:" + server.getAddress().getPort() + "/";
      assertThat(run(data, "site", "add", address)).contains("Plyscope samples with 4 plugins");
      JsonArray found =
          JsonParser.parseString(run(data, "plugins", "search", "--json")).getAsJsonArray();
      assertThat(found.asList())
          .extracting(JsonElement::toString)
          .anyMatch(text -> text.contains("org.plyscope.agent.onnx"))
          .anyMatch(text -> text.contains("org.example.view"));
      assertThat(run(data, "plugins", "install", "org.example.hello")).contains("agent hello");
      assertThat(run(data, "plugins", "install", "org.example.connectfour"))
          .contains("game connect-four");
      assertThat(run(data, "games")).contains("connect-four");
    } finally {
      server.stop(0);
    }
  }

  private static void build(Path site) throws IOException, InterruptedException {
    Process script =
        new ProcessBuilder(Distribution.SAMPLES.resolve("site/build").toString(), site.toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(script.getInputStream().readAllBytes(), UTF_8);
    assertThat(script.waitFor()).as(said).isZero();
    assertThat(said).contains("with 4 plugins");
  }

  private static HttpServer serve(Path site) throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          Path file = site.resolve(exchange.getRequestURI().getPath().substring(1)).normalize();
          boolean known = file.startsWith(site) && Files.isRegularFile(file);
          exchange.sendResponseHeaders(known ? 200 : 404, known ? Files.size(file) : -1);
          if (known) {
            try (OutputStream out = exchange.getResponseBody()) {
              Files.copy(file, out);
            }
          }
          exchange.close();
        });
    server.start();
    return server;
  }

  private static String run(Path data, String... args) throws Exception {
    Distribution.Output output = Distribution.run(data, args);
    assertThat(output.exit()).as(output.err()).isZero();
    return output.out();
  }
}
