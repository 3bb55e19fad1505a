package org.plyscope.cli.option;

import picocli.CommandLine.Option;

/** The option that names the agent of a command. */
public final class AgentOption {
  @Option(
      names = "--agent",
      required = true,
      paramLabel = "ID[:k=v,...]",
      description = "The agent and its options, see 'plyscope agents'.")
  private String agent = "";

  /** Returns the agent as it was written. */
  public String text() {
    return agent;
  }
}
