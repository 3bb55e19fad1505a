package org.plyscope.plugins.site;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Serves a folder on loopback, with faults at chosen paths. */
final class SiteServer implements AutoCloseable {
  /** Answers a request in its own way. */
  interface Fault {
    void answer(HttpExchange exchange) throws IOException;
  }

  private final HttpServer server;
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final Map<String, Fault> faults = new ConcurrentHashMap<>();

  SiteServer(Path folder) throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(threads);
    server.createContext("/", exchange -> answer(folder, exchange));
    server.start();
  }

  String address() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/";
  }

  void fault(String path, Fault fault) {
    faults.put(path, fault);
  }

  private void answer(Path folder, HttpExchange exchange) throws IOException {
    try (exchange) {
      String path = exchange.getRequestURI().getPath();
      Path file = folder.resolve(path.substring(1));
      if (faults.containsKey(path)) {
        faults.get(path).answer(exchange);
      } else if (Files.isRegularFile(file)) {
        byte[] bytes = Files.readAllBytes(file);
        exchange.sendResponseHeaders(200, bytes.length);
        exchange.getResponseBody().write(bytes);
      } else {
        exchange.sendResponseHeaders(404, -1);
      }
    }
  }

  /** Promises a length and sends less. */
  static Fault cutOff(int promised) {
    return exchange -> {
      exchange.sendResponseHeaders(200, promised);
      exchange.getResponseBody().write(new byte[10]);
      exchange.getResponseBody().flush();
    };
  }

  /** Sends a little and then nothing until the client has left. */
  static Fault stall() {
    return exchange -> {
      exchange.sendResponseHeaders(200, 0);
      exchange.getResponseBody().write(new byte[10]);
      exchange.getResponseBody().flush();
      sleep(30_000);
    };
  }

  /** Never stops sending. */
  static Fault endless() {
    return exchange -> {
      exchange.sendResponseHeaders(200, 0);
      OutputStream out = exchange.getResponseBody();
      while (true) {
        out.write(new byte[1 << 16]);
      }
    };
  }

  static Fault redirect(String target) {
    return exchange -> {
      exchange.getResponseHeaders().add("Location", target);
      exchange.sendResponseHeaders(302, -1);
    };
  }

  private static void sleep(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new UncheckedIOException(new IOException(e));
    }
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
