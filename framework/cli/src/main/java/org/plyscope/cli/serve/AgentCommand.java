package org.plyscope.cli.serve;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.plyscope.api.program.Dialect;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.Exit;
import org.plyscope.cli.report.Services;
import org.plyscope.lab.serve.CatalogServedAgent;
import org.plyscope.lab.serve.StreamChannel;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs an agent as an engine on standard input and output. */
@Command(
    name = "agent",
    description =
        "Run an agent as an engine on standard input and output, for the referees of others.")
public final class AgentCommand implements Callable<Integer> {
  private static final StreamChannel.Bounds BOUNDS = new StreamChannel.Bounds(1 << 20, 100_000);

  private final Services services;
  private final Cancellation cancellation;
  private final InputStream in;
  private final Supplier<OutputStream> out;

  @Parameters(
      paramLabel = "AGENT",
      description = "The agent with its options, see 'plyscope agents'.")
  private String agent = "";

  @Option(
      names = "--dialect",
      paramLabel = "ID",
      defaultValue = "json",
      description = "The protocol, see 'plyscope dialects'; json if not given.")
  private String dialect;

  @Mixin private ServeOptions serving;

  /** Serves over the given streams. */
  public AgentCommand(
      Services services, Cancellation cancellation, InputStream in, Supplier<OutputStream> out) {
    this.services = services;
    this.cancellation = cancellation;
    this.in = in;
    this.out = out;
  }

  @Override
  public Integer call() throws InterruptedException {
    Dialect protocol = ServeOptions.dialect(services.catalog(), dialect);
    try (CatalogServedAgent served = serving.agent(services.catalog(), protocol, agent);
        StreamChannel channel = new StreamChannel("agent", in, out.get(), BOUNDS)) {
      cancellation.onCancel(channel::end);
      protocol.serve(channel, served);
    }
    return Exit.DONE;
  }
}
