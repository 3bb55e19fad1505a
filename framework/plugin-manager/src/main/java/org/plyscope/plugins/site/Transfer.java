package org.plyscope.plugins.site;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Redirect;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.plugins.PluginException;

/**
 * Copies the content of an address, within limits: no more bytes than expected, no pause longer
 * than {@link Patience#stall}, no more time than {@link Patience#total}, no more than five
 * redirections.
 */
final class Transfer {
  private static final int MOST_REDIRECTIONS = 5;
  private static final int BUFFER = 1 << 15;

  /** How long to wait for a server. */
  record Patience(Duration stall, Duration total) {
    static final Patience USUAL = new Patience(Duration.ofSeconds(20), Duration.ofMinutes(15));
  }

  private final Patience patience;
  private final JobMonitor monitor;

  Transfer(Patience patience, JobMonitor monitor) {
    this.patience = patience;
    this.monitor = monitor;
  }

  /**
   * Reads a small file.
   *
   * @throws PluginException if it cannot be read or is larger than allowed
   */
  byte[] read(URI address, long most) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    copy(address, bytes, most);
    return bytes.toByteArray();
  }

  /**
   * Copies a file.
   *
   * @throws PluginException if it cannot be read, is larger than allowed, or the job was cancelled
   */
  void copy(URI address, OutputStream target, long most) {
    try (Source source = open(address);
        StreamWatch watch = new StreamWatch(source, patience, monitor::cancelled)) {
      byte[] buffer = new byte[BUFFER];
      long total = 0;
      for (int count = watch.read(buffer); count >= 0; count = watch.read(buffer)) {
        total += count;
        if (total > most) {
          throw new PluginException(
              address + " is larger than the " + most + " bytes that are allowed.");
        }
        target.write(buffer, 0, count);
        monitor.progress((double) total / most, "Downloading " + name(address));
      }
      if (source.length() >= 0 && total != source.length()) {
        throw new PluginException(address + " was cut off after " + total + " bytes.");
      }
    } catch (NoSuchFileException e) {
      throw new PluginException("There is no file " + address + ".");
    } catch (IOException e) {
      throw new PluginException("%s cannot be read: %s.".formatted(address, reason(e)));
    }
  }

  private static String name(URI address) {
    return address.getPath().replaceFirst(".*/", "");
  }

  private static String reason(IOException e) {
    String message = e.getMessage();
    return message == null || message.isBlank()
        ? e.getClass().getSimpleName()
        : message.strip().replaceFirst("\\.$", "");
  }

  /** An open stream, with its length or -1 if that is unknown. */
  record Source(InputStream stream, long length) implements AutoCloseable {
    @Override
    public void close() throws IOException {
      stream.close();
    }
  }

  private Source open(URI address) throws IOException {
    if (SiteAddress.isFile(address)) {
      Path file = Path.of(address);
      if (Files.exists(file) && !Files.isRegularFile(file)) {
        throw new IOException("it is a folder or a device");
      }
      return new Source(Files.newInputStream(file), Files.size(file));
    }
    return request(address);
  }

  private Source request(URI first) throws IOException {
    HttpClient client =
        HttpClient.newBuilder()
            .followRedirects(Redirect.NEVER)
            .connectTimeout(patience.stall())
            .build();
    URI address = first;
    for (int i = 0; i <= MOST_REDIRECTIONS; i++) {
      HttpResponse<InputStream> response = send(client, address);
      int status = response.statusCode();
      if (status == 200) {
        long length = response.headers().firstValueAsLong("Content-Length").orElse(-1);
        return new Source(response.body(), length);
      }
      response.body().close();
      if (status < 300 || status >= 400) {
        throw new IOException("the server answered " + status);
      }
      address = redirected(address, response);
    }
    throw new IOException("the server redirected it more than " + MOST_REDIRECTIONS + " times");
  }

  private HttpResponse<InputStream> send(HttpClient client, URI address) throws IOException {
    HttpRequest request =
        HttpRequest.newBuilder(address)
            .timeout(patience.stall())
            .header("User-Agent", "Plyscope")
            .build();
    try {
      return client.send(request, BodyHandlers.ofInputStream());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("it was cancelled");
    }
  }

  private static URI redirected(URI address, HttpResponse<?> response) throws IOException {
    String target = response.headers().firstValue("Location").orElse("");
    try {
      URI next = address.resolve(target);
      if (!target.isEmpty() && SiteAddress.mayLead(address, next) && !SiteAddress.isFile(next)) {
        return next;
      }
    } catch (IllegalArgumentException e) {
      // Not an address: refused below.
    }
    throw new IOException("the server redirected it to an address that is not allowed");
  }
}
