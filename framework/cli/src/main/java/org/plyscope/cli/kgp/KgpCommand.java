package org.plyscope.cli.kgp;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.program.Dialect;
import org.plyscope.cli.option.AgentOption;
import org.plyscope.cli.option.OptionNumbers;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.Exit;
import org.plyscope.cli.report.FailedException;
import org.plyscope.cli.report.Services;
import org.plyscope.cli.serve.ServeOptions;
import org.plyscope.lab.serve.CatalogServedAgent;
import org.plyscope.lab.serve.StreamChannel;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays on a KGP server, or is one. */
@Command(
    name = "kgp",
    description = "Play Kalah on a KGP server, or let KGP clients play against an agent.")
public final class KgpCommand implements Callable<Integer> {
  /** The bounds of both sides: lines of the length that the protocol allows. */
  static final StreamChannel.Bounds BOUNDS = new StreamChannel.Bounds(16_384, 1_000);

  private static final int CONNECT_MILLIS = 10_000;

  private final Services services;
  private final Cancellation cancellation;

  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  @Parameters(paramLabel = "HOST", arity = "0..1", description = "The server to play on.")
  private String host;

  @Mixin private AgentOption agent;

  @Option(
      names = "--port",
      paramLabel = "N",
      defaultValue = "2671",
      description = "The port; 2671 if not given.")
  private int port;

  @Option(
      names = "--token",
      paramLabel = "TEXT",
      description = "The token by which the server knows the player.")
  private String token;

  @Option(names = "--serve", description = "Be a server.")
  private boolean serve;

  @Option(
      names = "--address",
      paramLabel = "ADDRESS",
      description = "Where a server listens; on this machine only if not given.")
  private String address;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "The run folder that keeps the games of a server.")
  private Path out;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "100",
      converter = OptionNumbers.Positive.class,
      description = "How many games a server plays, an even number; 100 if not given.")
  private Integer games;

  @Option(
      names = "--clients",
      paramLabel = "N",
      defaultValue = "16",
      converter = OptionNumbers.Positive.class,
      description = "How many clients may be connected at a time; 16 if not given.")
  private Integer clients;

  @Option(
      names = "--client-time",
      paramLabel = "TIME",
      defaultValue = "5s",
      description = "How long a client may think about a move; 5s if not given.")
  private String clientTime;

  @Mixin private ServeOptions serving;

  public KgpCommand(Services services, Cancellation cancellation) {
    this.services = services;
    this.cancellation = cancellation;
  }

  @Override
  public Integer call() throws InterruptedException {
    if (port < 0 || port > 65_535) {
      throw new InputException("The port is " + port + "; it must be from 0 to 65535.");
    }
    if (serve == (host != null)) {
      throw new InputException("Name a server to play on, or be one with --serve.");
    }
    Dialect kgp = ServeOptions.dialect(services.catalog(), "kgp");
    return serve ? served(kgp) : played(kgp);
  }

  private int played(Dialect kgp) throws InterruptedException {
    try (CatalogServedAgent served = serving.agent(services.catalog(), kgp, agent.text());
        Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(host, port), CONNECT_MILLIS);
      try (StreamChannel channel =
          new StreamChannel("kgp", socket.getInputStream(), socket.getOutputStream(), BOUNDS)) {
        cancellation.onCancel(channel::end);
        if (token != null) {
          channel.send(
              "set \"auth:token\" \"" + token.replaceAll("[\"\\\\\\p{Cntrl}]", "") + "\"\r");
        }
        kgp.serve(channel, served);
      }
      return Exit.DONE;
    } catch (UnknownHostException e) {
      throw new InputException("There is no host " + InputException.quote(host) + ".");
    } catch (IOException e) {
      throw new FailedException(
          "The server %s cannot be reached: %s.".formatted(host, e.getMessage()));
    }
  }

  private int served(Dialect kgp) throws InterruptedException {
    if (out == null) {
      throw new InputException("Name the run folder that keeps the games with --out.");
    }
    PrintWriter err = spec.commandLine().getErr();
    KgpServer.Order order =
        new KgpServer.Order(
            agent.text(), games, clients, Limits.time(Limits.parseTime(clientTime)), out);
    try (KgpServer server =
        new KgpServer(
            services,
            kgp,
            order,
            serving.rules(services.catalog()).orElse(null),
            serving.limits())) {
      server.listen(bound(), port);
      err.println(
          "Waiting for clients on %s; the games are kept in %s.".formatted(server.address(), out));
      err.flush();
      return server.play(cancellation, spec.commandLine().getOut());
    } catch (IOException e) {
      throw new FailedException("Port %d cannot be opened: %s.".formatted(port, e.getMessage()));
    }
  }

  private InetAddress bound() throws UnknownHostException {
    return address == null ? InetAddress.getLoopbackAddress() : InetAddress.getByName(address);
  }
}
