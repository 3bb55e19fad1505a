package org.plyscope.cli.aisysproj;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Rules;
import org.plyscope.cli.option.AgentOption;
import org.plyscope.cli.option.OptionNumbers;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.Exit;
import org.plyscope.cli.report.Services;
import org.plyscope.cli.serve.ServeOptions;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays on the server of the FAU course. */
@Command(
    name = "aisysproj",
    description = "Play FAUhalma on an AISysProj server, the ladder of study 000.")
public final class AisysprojCommand implements Callable<Integer> {
  private final Services services;
  private final Cancellation cancellation;

  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  @Parameters(
      paramLabel = "CONFIG",
      description = "The configuration of the client: a JSON file with agent, env, pwd and url.")
  private Path config;

  @Mixin private AgentOption agent;

  @Option(
      names = "--runs",
      paramLabel = "N",
      defaultValue = "50",
      converter = OptionNumbers.Positive.class,
      description = "How many runs to finish; 50, which a rating needs, if not given.")
  private Integer runs;

  @Option(
      names = "--protocol",
      paramLabel = "N",
      defaultValue = "1",
      description = "The version of the protocol, 0 or 1; 1 if not given.")
  private int protocol;

  @Option(names = "--single", description = "Play one run at a time.")
  private boolean single;

  @Option(
      names = "--wait",
      paramLabel = "TIME",
      defaultValue = "3s",
      description = "How long to wait before a request is repeated; 3s if not given.")
  private String pause;

  @Mixin private ServeOptions serving;

  public AisysprojCommand(Services services, Cancellation cancellation) {
    this.services = services;
    this.cancellation = cancellation;
  }

  @Override
  public Integer call() throws InterruptedException {
    if (protocol != 0 && protocol != 1) {
      throw new InputException("The protocol has the versions 0 and 1.");
    }
    ServerConfig server = ServerConfig.read(config);
    PrintWriter err = spec.commandLine().getErr();
    ServerDialogue dialogue =
        new ServerDialogue(
            server,
            protocol,
            !single,
            Limits.parseTime(pause),
            sentence -> {
              err.println(sentence);
              err.flush();
            },
            cancellation::cancelled);
    Rules given = serving.rules(services.catalog()).orElse(null);
    Percepts percepts = new Percepts(services.catalog(), server.env(), given);
    try (ServerRuns played =
        new ServerRuns(services.catalog(), agent.text(), serving.limits(), percepts, dialogue)) {
      cancellation.onCancel(played::stop);
      played.play(runs, cancellation::cancelled, err);
      spec.commandLine().getOut().println(played.summary());
    }
    return cancellation.cancelled() ? Exit.STOPPED : Exit.DONE;
  }
}
